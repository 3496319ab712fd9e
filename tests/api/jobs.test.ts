import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildAbility } from '../../src/core/abilities.ts';
import type { Caller } from '../../src/server/caller.ts';
import { type DefinedJob, defineJob, type JobRun } from '../../src/server/jobs/defineJob.ts';
import type { NewJob } from '../../src/server/jobs/enqueueJob.ts';
import { type JobRow, removeOldJobs } from '../../src/server/jobs/jobRows.ts';
import type { Worker } from '../../src/server/jobs/worker.ts';
import { loadServer } from '../support/builtServer.ts';
import { type Campus, ENGINES, type Json, openCampus, type Role } from '../support/campus.ts';
import { userOf } from '../support/people.ts';

const QUICK = { leaseMs: 2_000, beatMs: 50, progressMs: 20, busyMs: 30, idleMs: 30, backoffMs: 20, stopMs: 2_000 };

type Run = DefinedJob<Json>['run'];

describe.each(ENGINES)('jobs on %s', (engine) => {
  let campus: Campus;
  let server: Awaited<ReturnType<typeof loadServer>>;
  beforeAll(async () => {
    campus = await openCampus(engine);
    server = await loadServer();
  });
  afterAll(() => campus.close());

  const workers: Worker[] = [];
  afterEach(async () => {
    for (const worker of workers.splice(0)) await worker.stop();
  });

  /** A kind that no other test has. */
  const jobOf = (run: Run, more: Partial<DefinedJob<Json>> = {}) =>
    defineJob<Json>({ kind: `test ${randomUUID()}`, run, ...more });
  const work = (job: DefinedJob<Json>, timings: Partial<typeof QUICK> = {}) => {
    const worker = server.startWorker(campus.context, [job as DefinedJob], { ...QUICK, ...timings });
    workers.push(worker);
    return worker;
  };
  const callerOf = async (role: Role): Promise<Caller> => {
    const { id, name } = (await userOf(campus, role)) as { id: number; name: string };
    return { userId: id, name, roleId: 1, rules: [], ability: buildAbility([]), address: '::1', requestId: 'r1' };
  };
  const enqueue = async (job: DefinedJob<Json>, given: Partial<NewJob<Json>> & { as?: Role } = {}) => {
    const { as = 'office', ...more } = given;
    return server.enqueueJob(campus.context, { job, input: {}, caller: await callerOf(as), locale: 'en', ...more });
  };
  const rowOf = async ({ id }: Pick<JobRow, 'id'>) => {
    const [row] = await campus.database.query<JobRow>('select * from jobs where id = $1', [id]);
    return row as JobRow;
  };
  const ask = async ({ id }: Pick<JobRow, 'id'>, as: Role = 'office') =>
    (await campus.call(`GET /jobs/${id}`, { as })).body;
  const until = (row: Pick<JobRow, 'id'>, state: string) =>
    vi.waitFor(async () => expect(await rowOf(row)).toHaveProperty('state', state), { timeout: 15_000, interval: 20 });

  it('are done once each, however many workers there are', async () => {
    const done: number[] = [];
    const job = jobOf(async ({ id }) => {
      done.push(id);
      return { result: { id } };
    });
    const rows: JobRow[] = [];
    for (let count = 0; count < 20; count++) rows.push(await enqueue(job));
    for (let count = 0; count < 3; count++) work(job);
    for (const row of rows) await until(row, 'done');
    expect(done.toSorted((a, b) => a - b)).toEqual(rows.map(({ id }) => id));
    expect((await rowOf(rows[0] as JobRow)).result).toEqual({ id: rows[0]?.id });
  });

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

  it('whose worker is gone are taken over when the lease has run out, and no earlier', async () => {
    const job = jobOf(async () => ({ result: {} }));
    const [gone, alive] = [await enqueue(job), await enqueue(job)];
    const lease = (row: JobRow, until: string) =>
      campus.database.query(
        `update jobs set state = 'running', worker = gen_random_uuid(), attempts = 1, leased_until = now() + $2::interval where id = $1`,
        [row.id, until],
      );
    await lease(gone, '0.2 seconds');
    await lease(alive, '1 minute');
    work(job);
    await until(gone, 'done');
    expect((await rowOf(gone)).attempts).toBe(2);
    expect(await rowOf(alive)).toMatchObject({ state: 'running', attempts: 1 });
  });

  it('have failed when their workers were gone every time', async () => {
    const job = jobOf(async () => ({ result: {} }), { attempts: 2 });
    const row = await enqueue(job);
    await campus.database.query(
      `update jobs set state = 'running', worker = gen_random_uuid(), attempts = 2, leased_until = now() where id = $1`,
      [row.id],
    );
    work(job);
    await until(row, 'failed');
    expect((await ask(row)).message).toContain('The server stopped several times');
  });

  it('that another worker has taken keep nothing of what the first one did', async () => {
    const job = jobOf(async ({ id, context: { database }, complete }) => {
      if ((await rowOf({ id })).attempts > 1) return { result: { by: 'the second' } };
      await database.query('update jobs set worker = gen_random_uuid(), leased_until = now() where id = $1', [id]);
      await database.db.transaction().execute(async (trx) => {
        await trx.insertInto('religions').values({ name: 'Of a lost job' }).execute();
        await complete(trx, { result: { by: 'the first' } });
      });
      return { result: {} };
    });
    const row = await enqueue(job);
    work(job, { beatMs: 60_000 });
    await until(row, 'done');
    expect((await rowOf(row)).result).toEqual({ by: 'the second' });
    const made = await campus.database.query(`select from religions where name = 'Of a lost job'`);
    expect(made).toHaveLength(0);
  });

  it('end in the transaction that does their work', async () => {
    const job = jobOf(async ({ context: { database }, complete }) => {
      const end = { result: { made: 1 }, files: { list: Buffer.from('one') } };
      await database.db.transaction().execute(async (trx) => {
        await trx
          .insertInto('religions')
          .values({ name: `Of job ${job.kind}` })
          .execute();
        await complete(trx, end);
      });
      throw new Error('The process ends here');
    });
    const row = await enqueue(job);
    work(job);
    await until(row, 'done');
    expect(await rowOf(row)).toMatchObject({ attempts: 1, result: { made: 1 }, error: null });
    const files = await campus.database.query('select name from job_files where job_id = $1', [row.id]);
    expect(files).toEqual([{ name: 'list' }]);
  });

  it('are begun again after a failure, each time later, and fail in the end', async () => {
    const at: number[] = [];
    const job = jobOf(async () => {
      at.push(performance.now());
      throw new Error('The gateway is away');
    });
    const row = await enqueue(job);
    work(job, { backoffMs: 150 });
    await until(row, 'failed');
    expect(at).toHaveLength(3);
    const [first = 0, second = 0, third = 0] = at;
    expect(second - first).toBeGreaterThan(140);
    expect(third - second).toBeGreaterThan(290);
    expect((await ask(row)).message).toContain('Something went wrong');
  });

  it('that the rules refuse are not begun again, and say why in the language of whoever asks', async () => {
    const run = vi.fn<Run>(async () => {
      throw server.refuse.importEmpty();
    });
    const job = jobOf(run);
    const row = await enqueue(job);
    work(job);
    await until(row, 'failed');
    expect(run).toHaveBeenCalledTimes(1);
    const answer = await campus.call(`GET /jobs/${row.id}`, { headers: { 'accept-language': 'de' } });
    expect(answer.body).toMatchObject({ state: 'failed', message: expect.stringContaining('Die Datei') });
  });

  it('do nothing for somebody who may not log in any more', async () => {
    const run = vi.fn<Run>(async () => ({ result: {} }));
    const job = jobOf(run);
    const row = await enqueue(job, { caller: { ...(await callerOf('office')), userId: 987_654 } });
    work(job);
    await until(row, 'failed');
    expect(run).not.toHaveBeenCalled();
  });

  it('are cancelled at once where they wait, and where they run as soon as they look', async () => {
    const begun = vi.fn();
    const job = jobOf((run) => untilAborted(run, begun));
    const waiting = await enqueue(job);
    const cancel = (row: JobRow, as: Role = 'office') => campus.call(`PUT /jobs/${row.id}/cancel`, { as });
    expect((await cancel(waiting)).body).toMatchObject({ data: { state: 'cancelled' } });
    expect((await cancel(waiting)).status).toBe(409);

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
    expect((await retry('admin')).status).toBe(409);
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
    const retry = async ({ id }: JobRow) => (await campus.call(`PUT /jobs/${id}/retry`, { as: 'admin' })).status;

    it('are one of those with the same key, also when it is asked for at once', async () => {
      for (let round = 0; round < 10; round++) {
        const { kind } = jobOf(async () => ({ result: {} }));
        const rows = await Promise.all([1, 2, 3].map(() => failed({ kind, unique_key: 'June' })));
        const statuses = await Promise.all(rows.map(retry));
        expect(statuses.toSorted()).toEqual([200, 409, 409]);
      }
    });

    it('are not more of a kind than it allows', async () => {
      const { id } = await userOf(campus, 'office');
      const running = { state: 'running', leased_until: '2199-01-01', worker: randomUUID(), user_id: id };
      const open = await Promise.all([1, 2, 3].map(() => failed(running)));
      const row = await failed({ user_id: id });
      expect(await retry(row)).toBe(503);
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
    await expect(enqueue(job)).rejects.toMatchObject({ id: 'busy' });
    await enqueue(job, { as: 'admin' });
    await expect(enqueue(job, { as: 'accountant' })).rejects.toMatchObject({ id: 'busy' });
  });

  it('are given back when a server stops, and begun anew by another', async () => {
    const begun = vi.fn();
    const job = jobOf((run) => untilAborted(run, begun));
    const row = await enqueue(job);
    const worker = work(job);
    await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(1));
    await worker.stop();
    expect(await rowOf(row)).toMatchObject({ state: 'queued', attempts: 0, worker: null });
    work(job);
    await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(2));
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
    const failed = await campus.call('GET /jobs', { query: { state: 'failed' } });
    expect(new Set(failed.list.map(({ state }) => state))).toEqual(new Set(['failed']));
    const unknown = [{ state: 'nonsense' }, { filter: { nope: 1 } }, { sort: ['id', 'ASC'] }];
    for (const query of unknown) expect((await campus.call('GET /jobs', { query })).status).toBe(400);
  });

  it('are counted in the health of the server', async () => {
    const job = jobOf(async () => ({ result: {} }));
    await enqueue(job);
    work(jobOf(async () => ({ result: {} })));
    const health = () => campus.call('GET /health', { as: null });
    await vi.waitFor(async () => {
      const { waiting } = (await health()).body.jobs as { waiting: number };
      expect(waiting).toBeGreaterThan(0);
    });
  });
});

async function untilAborted({ id, signal }: JobRun<Json>, begun: (id: number) => void) {
  begun(id);
  while (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, 10));
  signal.throwIfAborted();
  return { result: {} };
}
