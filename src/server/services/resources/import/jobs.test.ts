import { expect, it } from 'vitest';
import { registry } from '../../../../../schemas/index.ts';
import type { ImportOutcome } from './importFile.ts';
import { ImportJobs } from './jobs.ts';

const about = { userId: 1, resource: registry.get('religion') };
const outcome: ImportOutcome = { sheet: { headings: [], lines: [] }, columns: [], matches: new Map(), bad: [], good: [], created: 0 };

it('imports go one after the other, and tell how far they are to whoever began them', async () => {
  const jobs = new ImportJobs();
  let finish: () => void = () => undefined;
  const first = jobs.start(about, async (job) => {
    Object.assign(job, { phase: 'storing', done: 1, total: 2 });
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return outcome;
  });
  const second = jobs.start(about, async () => outcome);
  await Promise.resolve();
  expect([jobs.get(first.job.id, 1).phase, jobs.get(second.job.id, 1).phase]).toEqual(['storing', 'waiting']);
  expect(() => jobs.get(first.job.id, 2)).toThrow();
  finish();
  await Promise.all([first.end, second.end]);
  expect([first.job.phase, second.job.phase]).toEqual(['done', 'done']);
});

it('an import that fails holds up no other', async () => {
  const jobs = new ImportJobs();
  const failing = jobs.start(about, () => Promise.reject(new Error('The database is away')));
  const next = jobs.start(about, async () => outcome);
  await expect(failing.end).rejects.toThrow('The database is away');
  expect(await next.end).toBe(outcome);
  expect(jobs.get(failing.job.id, 1).phase).toBe('failed');
});

it('more than a few at a time are refused, and only the latest are remembered', async () => {
  const jobs = new ImportJobs();
  const started = Array.from({ length: 5 }, () => jobs.start(about, async () => outcome));
  expect(() => jobs.start(about, async () => outcome)).toThrow('busy');
  await Promise.all(started.map(({ end }) => end));
  for (let count = 0; count < 20; count++) await jobs.start(about, async () => outcome).end;
  expect(() => jobs.get(started[0]?.job.id ?? '', 1)).toThrow('notFound');
});
