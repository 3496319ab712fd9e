import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { jsonAnswer } from '../../../../tests/support/fakeApi.ts';
import type { Job } from '../../../core/calls/jobs.ts';
import { fakeSchool } from '../../testing/fakeSchool.ts';
import { everyList, religions } from '../../testing/lists.ts';
import { inBrowser, openScreen, press } from '../../testing/openScreen.tsx';

inBrowser();

const FILE = { name: 'religions.xlsx', kept_until: '2199-01-01T00:00:00.000Z' };
const RUNNING = { id: 7, kind: 'export', resource: 'religion', state: 'running', done: 5_000, total: 20_000 } as const;

/** A list of so many rows; answers what was asked of the server, and what ends the job. */
async function openList(total: number) {
  let job: Partial<Job> = { ...RUNNING, message: null, result: null, file: null, phase: null };
  const calls = fakeSchool({ religion: religions() }, ({ method, path, query }) => {
    if (path === '/religions/export' && method === 'POST')
      return jsonAnswer(202, { status: 'success', message: 'Export started.', data: { job_id: 7 } });
    if (path.startsWith('/religions/export') || path === '/jobs/7/file')
      return new Response('x', { headers: { 'Content-Disposition': 'attachment; filename="religions.xlsx"' } });
    if (path === '/jobs/own') return jsonAnswer(200, [job]);
    if (path === '/jobs/7') return jsonAnswer(200, job);
    if (path === '/get/all/religion' && query.has('range'))
      return new Response(JSON.stringify(religions()), { headers: { 'Content-Range': `items 0-2/${total}` } });
    return undefined;
  });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
  await openScreen('/religion', everyList);
  const end = () => {
    job = { ...job, state: 'done', done: 20_000, result: { count: 20_000 }, file: FILE };
  };
  return { calls, end };
}

it('fetches a file of as many rows as somebody waits for at once', async () => {
  const { calls } = await openList(10_000);
  await press('Export');
  await press(/^Excel/, 'menuitem');
  await waitFor(() => expect(calls.filter(({ path }) => path === '/religions/export')).toHaveLength(1));
  expect(calls.find(({ path }) => path === '/religions/export')?.method).toBe('GET');
});

it('has a longer one made in the background, follows it, and leaves a file that was not saved in the bell', async () => {
  const { calls, end } = await openList(20_000);
  await press('Export');
  await press(/^Excel/, 'menuitem');
  const dialog = await screen.findByRole('dialog', { name: 'Export: Religions' });
  expect(await within(dialog).findByText(/of 20,000 done/)).toBeTruthy();
  const begun = calls.find(({ path }) => path === '/religions/export');
  expect([begun?.method, begun?.query.get('format')]).toEqual(['POST', 'xlsx']);
  end();
  await within(dialog).findByText(/20,000 rows written/, {}, { timeout: 5_000 });
  await press('Close');
  await press('Background jobs: 0 running, 1 finished');
  const bell = await screen.findByRole('dialog', { name: 'Your background jobs' });
  await act(async () => within(bell).getByRole('button', { name: 'Download file: Export: Religions' }).click());
  await waitFor(() => expect(calls.some(({ path }) => path === '/jobs/7/file')).toBe(true));
});
