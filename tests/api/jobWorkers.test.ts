import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { JobRow } from '../../src/server/jobs/jobRows.ts';
import { type Campus, ENGINES, openCampus } from '../support/campus.ts';
import { type Run, testJobsOf, untilAborted } from '../support/testJobs.ts';
import { tablesOf } from '../../src/server/school/tables.ts';

describe.each(ENGINES)('jobs in the hands of workers on %s', (engine) => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus(engine);
  });
  afterAll(() => campus.close());

  const { jobOf, work, stopWorkers, callerOf, enqueue, rowOf, ask, until } = testJobsOf(() => campus);
  afterEach(stopWorkers);

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
        await tablesOf<'religions'>({ trx }).insertInto('religions').values({ name: 'Of a lost job' }).execute();
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

  it('that were cancelled before their end keep nothing, whoever was told', async () => {
    const job = jobOf(async ({ id, context: { database }, complete }) => {
      // As another server does it.
      await database.query('update jobs set is_cancelled = true where id = $1', [id]);
      await database.db.transaction().execute(async (trx) => {
        await tablesOf<'religions'>({ trx }).insertInto('religions').values({ name: 'Of a cancelled job' }).execute();
        await complete(trx, { result: {} });
      });
      return { result: {} };
    });
    const row = await enqueue(job);
    work(job, { beatMs: 60_000 });
    await until(row, 'cancelled');
    expect(await campus.database.query(`select from religions where name = 'Of a cancelled job'`)).toHaveLength(0);
  });

  it('end in the transaction that does their work', async () => {
    const job = jobOf(async ({ context: { database }, complete }) => {
      const end = { result: { made: 1 }, files: { list: Buffer.from('one') } };
      await database.db.transaction().execute(async (trx) => {
        await tablesOf<'religions'>({ trx })
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
    // By the clock of the database: when an attempt was to begin at the earliest, and when it began.
    const attempts: { due: Date; begun: Date }[] = [];
    const job = jobOf(async ({ id, context: { database } }) => {
      const [attempt] = await database.query<{ due: Date; begun: Date }>(
        'select run_after as due, clock_timestamp() as begun from jobs where id = $1',
        [id],
      );
      if (attempt) attempts.push(attempt);
      throw new Error('The gateway is away');
    });
    const row = await enqueue(job);
    work(job, { backoffMs: 150 });
    await until(row, 'failed');
    expect(attempts).toHaveLength(3);
    const waits = attempts
      .slice(1)
      .map(({ due }, index) => new Date(due).getTime() - new Date(attempts[index]?.begun ?? 0).getTime());
    expect(waits[0]).toBeGreaterThanOrEqual(150);
    expect(waits[1]).toBeGreaterThanOrEqual(300);
    for (const { due, begun } of attempts) expect(new Date(begun) >= new Date(due)).toBe(true);
    expect((await ask(row)).message).toContain('Something went wrong');
  });

  it('that the rules refuse are not begun again, and say why in the language of whoever asks', async () => {
    const run = vi.fn<Run>(async () => {
      throw campus.server.refuse.importEmpty();
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
});
