import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { jsonAnswer } from '../../../../tests/support/fakeApi.ts';
import type { ListedJob } from '../../../core/calls/jobs.ts';
import { fakeSchool } from '../../testing/fakeSchool.ts';
import { inBrowser, openScreen, press } from '../../testing/openScreen.tsx';

inBrowser();

const READER = { Permission: ['read'] };

function jobOf(given: Partial<ListedJob>): ListedJob {
  return {
    id: 1,
    kind: 'import',
    state: 'done',
    done: 0,
    total: 0,
    message: null,
    result: null,
    file: null,
    phase: null,
    resource: 'religion',
    about: null,
    user: { id: 2, name: 'Nasima Akter' },
    attempts: 1,
    is_final: false,
    created_at: '2026-05-04T06:00:00.000Z',
    started_at: null,
    ended_at: null,
    run_after: '2026-05-04T06:00:00.000Z',
    ...given,
  };
}

/** Opens the list of these jobs; answers what was asked of the server. */
async function open(jobs: readonly ListedJob[]) {
  const calls = fakeSchool({}, ({ method, path }) => {
    if (path === '/jobs') return jsonAnswer(200, jobs);
    if (method === 'PUT') return jsonAnswer(200, { status: 'success', message: 'It is done.', data: jobs[0] });
    return undefined;
  });
  await openScreen('/jobs', READER);
  return calls;
}

it('says what each job is, who started it, how far it is and how it ended', async () => {
  await open([
    jobOf({ id: 4, state: 'running', done: 300, total: 1000 }),
    jobOf({ id: 3, state: 'failed', message: 'The file of this job is no longer kept.' }),
    jobOf({ id: 2, state: 'done', result: { created: 0, wrong: 2, refused: true } }),
    jobOf({ id: 1, kind: 'results', state: 'queued', resource: null, user: null }),
  ]);
  const items = within(await screen.findByRole('list', { name: 'Background Jobs' })).getAllByRole('listitem');
  const [running, failed, refused, queued] = items.map((item) => item.textContent);
  expect(running).toMatch(/^Import: ReligionsRunningRequested by .*Nasima Akter.*300 of 1000 done, 700 left/);
  expect(failed).toContain('The file of this job is no longer kept.');
  expect(refused).toContain('saved nothing because some rows have errors');
  expect(queued).toMatch(/^resultsWaiting/);
  const bar = screen.getByRole('progressbar', { name: 'Import: Religions' });
  expect(bar.getAttribute('aria-valuenow')).toBe('30');
});

it('says what a job is about, and when one of a time to come begins', async () => {
  const { format } = new Intl.DateTimeFormat('en', { year: 'numeric' });
  const inTwoYears = new Date(Date.now() + 730 * 24 * 3600 * 1000);
  await open([
    jobOf({
      id: 2,
      kind: 'publishResults',
      resource: null,
      about: 'Annual · Nine · 2026',
      state: 'queued',
      run_after: inTwoYears.toISOString(),
    }),
    jobOf({ id: 1, state: 'queued' }),
  ]);
  const [planned, waiting] = within(await screen.findByRole('list', { name: 'Background Jobs' })).getAllByRole(
    'listitem',
  );
  expect(planned?.textContent).toContain('Annual · Nine · 2026');
  expect(planned?.textContent).toMatch(new RegExp(`Starts .*${format(inTwoYears)}`));
  expect(waiting?.textContent).not.toContain('Starts');
});

it('says how much is to be done of what is done in one step', async () => {
  await open([jobOf({ kind: 'generateResults', resource: 'result', state: 'running', done: 0, total: 590 })]);
  expect(await screen.findByText('0 of 590 done, 590 left')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBeNull();
});

it('cancels what waits or runs, begins again what failed, and leaves alone what is done', async () => {
  const calls = await open([
    jobOf({ id: 3, state: 'running' }),
    jobOf({ id: 2, state: 'failed' }),
    jobOf({ id: 1, state: 'done' }),
  ]);
  await press('Cancel job: Import: Religions');
  await press('Start again: Import: Religions');
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual([
      '/jobs/3/cancel',
      '/jobs/2/retry',
    ]),
  );
  expect(await screen.findByText('It is done.')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /Import: Religions/ })).toHaveLength(2);
});

it('says that there are none', async () => {
  await open([]);
  expect(await screen.findByText('No background jobs in the last 30 days.')).toBeTruthy();
});

it('says what went wrong, and asks again', async () => {
  let isBroken = true;
  fakeSchool({}, ({ path }) => {
    if (path !== '/jobs') return undefined;
    return isBroken
      ? jsonAnswer(403, { message: 'You do not have permission to do this.' })
      : jsonAnswer(200, [jobOf({})]);
  });
  await openScreen('/jobs', READER);
  expect(await screen.findByText('You do not have permission to do this.')).toBeTruthy();
  isBroken = false;
  await press('Try again');
  expect(await screen.findByRole('list', { name: 'Background Jobs' })).toBeTruthy();
});
