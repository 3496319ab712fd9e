import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DefinedJob } from '../../src/server/jobs/defineJob.ts';
import { type JobRow, removeOldJobs } from '../../src/server/jobs/jobRows.ts';
import { type Campus, ENGINES, type Json, openCampus, type Role } from '../support/campus.ts';
import { userOf } from '../support/people.ts';
import { testJobsOf, untilAborted } from '../support/testJobs.ts';

describe.each(ENGINES)('jobs on %s', (engine) => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus(engine);
  });
  afterAll(() => campus.close());

  const { jobOf, work, stopWorkers, enqueue, ask, until } = testJobsOf(() => campus);
  afterEach(stopWorkers);

  it('tell whoever started them how far they are, and what came of them', async () => {
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const job = jobOf(async ({ progress, input, caller, translator }) => {
      progress({ phase: 'counting', done: 3, total: 7 });
      await finished;
      return { result: { ...input, by: caller.name, word: translator.text('server.yes') } };
    });
    const row = await enqueue(job, { input: { of: 'sheep' }, locale: 'de' });
    expect(await ask(row)).toEqual({
      id: row.id,
      kind: job.kind,
      state: 'queued',
      done: 0,
      total: 0,
      message: null,
      result: null,
      file: null,
      phase: null,
      resource: null,
    });
    work(job);
    await vi.waitFor(async () =>
      expect(await ask(row)).toMatchObject({ state: 'running', done: 3, total: 7, phase: 'counting' }),
    );
    finish();
    await until(row, 'done');
    const { name } = await userOf(campus, 'office');
    expect(await ask(row)).toMatchObject({ done: 3, result: { of: 'sheep', by: name, word: 'Ja' } });
  });

  it('are told to whoever started them in every browser, until they have looked at their end', async () => {
    const own = async (as: Role) =>
      (await campus.call('GET /jobs/own', { as })).list.map(({ id, state }) => [id, state]);
    const look = (row: JobRow, as: Role) => campus.call(`PUT /jobs/${row.id}/looked-at`, { as, body: {} });
    const job = jobOf(async () => ({ result: {} }));
    const row = await enqueue(job);
    expect(await own('office')).toContainEqual([row.id, 'queued']);
    expect((await look(row, 'office')).status).toBe(200);
    work(job);
    await until(row, 'done');
    expect(await own('office')).toContainEqual([row.id, 'done']);
    expect(await own('superadmin')).not.toContainEqual([row.id, 'done']);
    expect((await look(row, 'superadmin')).status).toBe(404);
    expect((await look(row, 'office')).body).toMatchObject({ id: row.id, state: 'done' });
    expect(await own('office')).not.toContainEqual([row.id, 'done']);
  });

  it('are cancelled at once where they wait, and where they run as soon as they look', async () => {
    const begun = vi.fn();
    const job = jobOf((run) => untilAborted(run, begun));
    const waiting = await enqueue(job);
    const cancel = (row: JobRow, as: Role = 'office') => campus.call(`PUT /jobs/${row.id}/cancel`, { as });
    expect((await cancel(waiting)).body).toMatchObject({ data: { state: 'cancelled' } });
    const again = await cancel(waiting);
    expect([again.status, again.body.message]).toEqual([
      409,
      'You cannot do this while the job’s status is “Cancelled”.',
    ]);
    expect(again.body.current).toMatchObject({ id: waiting.id, kind: waiting.kind, state: 'cancelled' });
    const inBengali = await campus.call(`PUT /jobs/${waiting.id}/cancel`, { headers: { 'Accept-Language': 'bn' } });
    expect(inBengali.body.message).toContain('“বাতিল”');

    const running = await enqueue(job);
    work(job);
    await vi.waitFor(() => expect(begun).toHaveBeenCalledWith(running.id));
    expect((await cancel(running, 'superadmin')).status).toBe(200);
    await until(running, 'cancelled');
    expect((await cancel(running)).status).toBe(409);
    expect(begun).toHaveBeenCalledTimes(1);
  });

  it('that run in another process learn of a cancellation by the table', async () => {
    const begun = vi.fn();
    const job = jobOf((run) => untilAborted(run, begun));
    const row = await enqueue(job);
    work(job);
    await vi.waitFor(() => expect(begun).toHaveBeenCalled());
    await campus.database.query('update jobs set is_cancelled = true where id = $1', [row.id]);
    await until(row, 'cancelled');
  });

  it('that failed or were cancelled can be begun again by whoever may read Permission', async () => {
    let isBroken = true;
    const job = jobOf(
      async () => {
        if (isBroken) throw new Error('broken');
        return { result: {} };
      },
      { attempts: 1 },
    );
    const row = await enqueue(job);
    work(job);
    await until(row, 'failed');
    isBroken = false;
    const retry = (as: Role) => campus.call(`PUT /jobs/${row.id}/retry`, { as });
    expect((await retry('office')).status).toBe(403);
    expect((await retry('admin')).body).toMatchObject({ data: { state: 'queued', message: null } });
    await until(row, 'done');
    const again = await retry('admin');
    expect([again.status, again.body.message]).toEqual([409, 'You cannot do this while the job’s status is “Done”.']);
    expect(again.body.current).toMatchObject({ id: row.id, state: 'done', result: {} });
  });

  it('that come to nothing end with what follows in their kind, and end also where that fails', async () => {
    const broken = async () => {
      throw new Error('broken');
    };
    const followed = vi.fn();
    const giveUp: DefinedJob['giveUp'] = ({ context, starter, error, end }) =>
      context.database.db.transaction().execute(async (trx) => {
        followed(starter.userId, error?.id);
        await end(trx);
      });
    const { id } = await userOf(campus, 'office');
    const failing = jobOf(broken, { attempts: 1, giveUp });
    const failed = await enqueue(failing);
    work(failing);
    await until(failed, 'failed');
    expect(followed.mock.lastCall).toEqual([id, 'internal']);

    const begun = vi.fn();
    const endless = jobOf((run) => untilAborted(run, begun), { giveUp });
    const cancelled = await enqueue(endless);
    work(endless);
    await vi.waitFor(() => expect(begun).toHaveBeenCalled());
    expect((await campus.call(`PUT /jobs/${cancelled.id}/cancel`, { as: 'office' })).status).toBe(200);
    await until(cancelled, 'cancelled');
    expect(followed.mock.lastCall).toEqual([id, undefined]);

    const helpless = jobOf(broken, { attempts: 1, giveUp: broken });
    const left = await enqueue(helpless);
    work(helpless);
    await until(left, 'failed');
  });

  describe('that are begun again', () => {
    const failed = async (more: Json = {}) => {
      const columns = {
        kind: 'import',
        input: '{}',
        state: 'failed',
        locale: 'en',
        address: '',
        request_id: '',
        ...more,
      };
      const names = Object.keys(columns);
      const [row] = await campus.database.query<JobRow>(
        `insert into jobs (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning *`,
        Object.values(columns),
      );
      return row as JobRow;
    };
    const begin = ({ id }: JobRow) => campus.call(`PUT /jobs/${id}/retry`, { as: 'admin' });
    const retry = async (row: JobRow) => (await begin(row)).status;

    it('are one of those with the same key, also when it is asked for at once', async () => {
      for (let round = 0; round < 10; round++) {
        const { kind } = jobOf(async () => ({ result: {} }));
        const rows = await Promise.all([1, 2, 3].map(() => failed({ kind, unique_key: 'June' })));
        const statuses = await Promise.all(rows.map(retry));
        expect(statuses.toSorted()).toEqual([200, 409, 409]);
      }
    });

    it('say that another one does the same already', async () => {
      const { kind } = jobOf(async () => ({ result: {} }));
      const [first, second] = [await failed({ kind, unique_key: 'July' }), await failed({ kind, unique_key: 'July' })];
      await campus.database.query(`update jobs set state = 'queued', run_after = '2199-01-01' where id = $1`, [
        first.id,
      ]);
      const refused = await begin(second);
      expect([refused.status, refused.body.message]).toEqual([
        409,
        'Another job already does the same work. Wait until it has ended.',
      ]);
      expect(refused.body.current).toMatchObject({ id: first.id, state: 'queued' });
    });

    it('are not more of a kind than it allows', async () => {
      const { id } = await userOf(campus, 'office');
      const running = { state: 'running', leased_until: '2199-01-01', worker: randomUUID(), user_id: id };
      const open = await Promise.all([1, 2, 3].map(() => failed(running)));
      const row = await failed({ user_id: id });
      expect(await retry(row)).toBe(429);
      await campus.database.query(`update jobs set state = 'cancelled' where id = any($1)`, [
        open.map((each) => each.id),
      ]);
      expect(await retry(row)).toBe(200);
    });
  });

  it('that are over lose their files first and are forgotten later', async () => {
    const job = jobOf(async () => ({ result: {} }));
    const rows: JobRow[] = [];
    for (const name of ['new', 'older', 'oldest', 'open'])
      rows.push(await enqueue(job, { files: { [name]: Buffer.from('x') } }));
    const [fresh, older, oldest, open] = rows as [JobRow, JobRow, JobRow, JobRow];
    const end = ({ id }: JobRow, before: string) =>
      campus.database.query(`update jobs set state = 'failed', ended_at = now() - $2::interval where id = $1`, [
        id,
        before,
      ]);
    await end(fresh, '50 seconds');
    await end(older, '70 seconds');
    await end(oldest, '130 seconds');
    await removeOldJobs(campus.database.db, { filesAfterMs: 60_000, jobsAfterMs: 120_000 });
    const ids = rows.map(({ id }) => id);
    const left = await campus.database.query('select id from jobs where id = any($1) order by id', [ids]);
    expect(left).toEqual([fresh, older, open].map(({ id }) => ({ id })));
    const files = await campus.database.query('select job_id from job_files where job_id = any($1) order by job_id', [
      ids,
    ]);
    expect(files).toEqual([fresh, open].map(({ id }) => ({ job_id: id })));
  });

  it('refuse an input that no database can hold', async () => {
    const job = jobOf(async () => ({ result: {} }));
    for (const input of [{ of: 'a\u0000b' }, { 'a\u0000b': 1 }, { of: ['\udc00'] }])
      await expect(enqueue(job, { input })).rejects.toMatchObject({ status: 400 });
    expect((await enqueue(job, { input: { of: 'C:\\u0000 \ud83d\ude00' } })).input).toEqual({
      of: 'C:\\u0000 \ud83d\ude00',
    });
  });

  it('with a key are there once as long as they wait or run', async () => {
    const job = jobOf(async () => ({ result: {} }));
    const rows = await Promise.all([1, 2, 3].map(() => enqueue(job, { key: 'June' })));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(1);
    expect((await enqueue(job, { key: 'July' })).id).not.toBe(rows[0]?.id);
    work(job);
    await until(rows[0] as JobRow, 'done');
    const again = await enqueue(job, { key: 'June' });
    expect(again.id).not.toBe(rows[0]?.id);
    await until(again, 'done');
  });

  it('are not more of a kind than it allows, and fewer of one person', async () => {
    const job = jobOf(async () => ({ result: {} }), { atMost: { all: 3, each: 2 } });
    await enqueue(job);
    await enqueue(job);
    await expect(enqueue(job)).rejects.toMatchObject({ id: 'tooMuchAtOnce', status: 429 });
    await enqueue(job, { as: 'admin' });
    await expect(enqueue(job, { as: 'accountant' })).rejects.toMatchObject({ id: 'tooMuchAtOnce' });
  });

  it('are nobody else’s, but for whoever may read Permission, who has a list of them', async () => {
    const job = jobOf(async () => ({ result: {} }));
    const row = await enqueue(job);
    for (const [as, status] of [
      ['office', 200],
      ['admin', 200],
      ['teacher', 404],
      [null, 401],
    ] as const) {
      expect((await campus.call(`GET /jobs/${row.id}`, { as })).status, String(as)).toBe(status);
    }
    expect((await campus.call(`PUT /jobs/${row.id}/cancel`, { as: 'teacher' })).status).toBe(404);
    expect((await campus.call('GET /jobs', { as: 'office' })).status).toBe(403);
    const { list, headers } = await campus.call('GET /jobs', { as: 'admin', query: { range: [0, 1] } });
    expect(list).toHaveLength(2);
    expect(list[0]).toMatchObject({ id: row.id, state: 'queued', attempts: 0, user: { id: row.user_id } });
    expect(headers['content-range']).toMatch(/^items 0-1\/\d+$/);
    const broken = await enqueue(job);
    await campus.database.query(`update jobs set state = 'failed', ended_at = now() where id = $1`, [broken.id]);
    const failed = (await campus.call('GET /jobs', { query: { state: 'failed' } })).list;
    expect(failed.map(({ id }) => id)).toContain(broken.id);
    expect(failed.filter(({ state }) => state !== 'failed')).toEqual([]);
    const unknown = [{ state: 'nonsense' }, { filter: { nope: 1 } }, { sort: ['id', 'ASC'] }];
    for (const query of unknown) expect((await campus.call('GET /jobs', { query })).status).toBe(400);
  });

  it('are counted in the health of the server', async () => {
    const nothing = async () => ({ result: {} });
    work(jobOf(nothing));
    const [before] = await campus.database.query<{ count: number }>(
      `select count(*)::int as count from jobs where state = 'queued'`,
    );
    const expectWaiting = (count: number) =>
      vi.waitFor(async () => {
        const { body } = await campus.call('GET /health', { as: null });
        expect(body.jobs).toMatchObject({ waiting: count });
      });
    await expectWaiting(Number(before?.count));
    // A link that is sent would tell everybody that the name it was asked for is somebody's.
    await campus.database.query(
      `insert into jobs (kind, input, locale, address, request_id, run_after)
       values ('passwordMail', '{}', 'en', '', '', now() + interval '1 day')`,
    );
    await enqueue(jobOf(nothing));
    await expectWaiting(Number(before?.count) + 1);
  });
});
