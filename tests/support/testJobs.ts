import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import { buildAbility } from '../../src/core/abilities.ts';
import type { Caller } from '../../src/server/caller.ts';
import { type DefinedJob, defineJob, type JobRun } from '../../src/server/jobs/defineJob.ts';
import type { NewJob } from '../../src/server/jobs/enqueueJob.ts';
import type { JobRow } from '../../src/server/jobs/jobRows.ts';
import type { Worker } from '../../src/server/jobs/worker.ts';
import type { Campus, Json, Role } from './campus.ts';
import { userOf } from './people.ts';

const QUICK = { leaseMs: 2_000, beatMs: 50, progressMs: 20, busyMs: 30, idleMs: 30, backoffMs: 20, stopMs: 2_000 };

export type Run = DefinedJob<Json>['run'];

/** Jobs that only a test has, and the workers that do them, in the school that is open then. */
export function testJobsOf(campusOf: () => Campus) {
  const workers: Worker[] = [];
  const callerOf = async (role: Role): Promise<Caller> => {
    const { id, name } = (await userOf(campusOf(), role)) as { id: number; name: string };
    return { userId: id, name, roleId: 1, rules: [], ability: buildAbility([]), address: '::1', requestId: 'r1' };
  };
  const rowOf = async ({ id }: Pick<JobRow, 'id'>) => {
    const [row] = await campusOf().database.query<JobRow>('select * from jobs where id = $1', [id]);
    return row as JobRow;
  };
  return {
    /** A kind that no other test has. */
    jobOf: (run: Run, more: Partial<DefinedJob<Json>> = {}) =>
      defineJob<Json>({ kind: `test ${randomUUID()}`, run, ...more }),
    work: (job: DefinedJob<Json>, timings: Partial<typeof QUICK> = {}) => {
      const { server, context } = campusOf();
      const worker = server.startWorker(context, [job as DefinedJob], { ...QUICK, ...timings });
      workers.push(worker);
      return worker;
    },
    stopWorkers: async () => {
      for (const worker of workers.splice(0)) await worker.stop();
    },
    callerOf,
    enqueue: async (job: DefinedJob<Json>, given: Partial<NewJob<Json>> & { as?: Role } = {}) => {
      const { server, context } = campusOf();
      const { as = 'office', ...more } = given;
      return server.enqueueJob(context, { job, input: {}, caller: await callerOf(as), locale: 'en', ...more });
    },
    rowOf,
    /** What somebody is told of a job. */
    ask: async ({ id }: Pick<JobRow, 'id'>, as: Role = 'office') =>
      (await campusOf().call(`GET /jobs/${id}`, { as })).body,
    until: (row: Pick<JobRow, 'id'>, state: string) =>
      vi.waitFor(async () => expect(await rowOf(row)).toHaveProperty('state', state), {
        timeout: 15_000,
        interval: 20,
      }),
  };
}

/** The work of a job that ends only when it is cancelled or given back. */
export async function untilAborted({ id, signal }: JobRun<Json>, begun: (id: number) => void) {
  begun(id);
  while (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, 10));
  signal.throwIfAborted();
  return { result: {} };
}
