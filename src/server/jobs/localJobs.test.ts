import { expect, it } from 'vitest';
import { MEGABYTE } from '../../core/limits.ts';
import type { JobRow } from './jobRows.ts';
import { LocalJobs } from './localJobs.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const row = (id: number, state: JobRow['state']) => ({ id, state }) as JobRow;

it('jobs that are over are known for a while, those that are not as long as they are not', () => {
  const jobs = new LocalJobs();
  jobs.remember(row(1_000, 'running'));
  for (const id of ids(102)) jobs.remember(row(id, 'done'));
  expect([1, 2, 3, 102, 1_000].filter((id) => jobs.find(id))).toEqual([3, 102, 1_000]);
  jobs.remember(row(3, 'failed'));
  jobs.remember(row(103, 'done'));
  expect([3, 4].filter((id) => jobs.find(id))).toEqual([3]);
});

it('what they have left is at hand for the latest of them', () => {
  const jobs = new LocalJobs();
  for (const id of ids(6)) jobs.rememberFiles(id, { list: Buffer.from(String(id)) });
  jobs.rememberFiles(2, { list: Buffer.from('again') });
  jobs.rememberFiles(7, { list: Buffer.from('7') });
  expect(ids(7).filter((id) => jobs.fileOf(id, 'list'))).toEqual([2, 4, 5, 6, 7]);
});

it('and takes no more memory than is meant for it', () => {
  const jobs = new LocalJobs();
  const large = new Uint8Array(15 * MEGABYTE);
  for (const id of ids(3)) jobs.rememberFiles(id, { list: large });
  expect(ids(3).filter((id) => jobs.fileOf(id, 'list'))).toEqual([2, 3]);
  jobs.rememberFiles(4, { list: new Uint8Array(33 * MEGABYTE) });
  expect(ids(4).filter((id) => jobs.fileOf(id, 'list'))).toEqual([]);
});
