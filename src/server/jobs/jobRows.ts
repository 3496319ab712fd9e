import { type Kysely, type Selectable, sql } from 'kysely';
import { PASSWORD_MAIL_KIND } from '../../core/calls/jobKinds.ts';
import type { JobCounts, JobState } from '../../core/calls/jobs.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import type { JobEnd, JobProgress } from './defineJob.ts';
import { removeInputs, removePieces } from './keptPieces.ts';

export type JobRow = Selectable<Tables['jobs']>;

/** A job that a worker has, and what it may do as long as it has it. */
export interface HeldJob {
  readonly id: number;
  readonly worker: string;
}

type Db = Kysely<Tables>;

/** By the clock: a job's own transaction may have begun long ago. */
const now = sql<string>`clock_timestamp()`;
const afterMs = (ms: number) => sql<string>`now() + make_interval(secs => ${ms / 1000})`;
const OPEN: readonly JobState[] = ['queued', 'running'];
/** One job of a key waits or runs. */
export const KEY_INDEX = 'jobs_key_idx';
/** Of one person, in the bell. */
const MOST_OWN = 50;
const NOBODY = { worker: null, leased_until: null } as const;

// A lease that has run out frees a job; what this worker still works at, it only could not say so for a while.
const CLAIM = `
  update jobs set state = 'running', worker = $1, attempts = attempts + 1, phase = null, done = 0, total = 0,
    leased_until = now() + make_interval(secs => $3), started_at = coalesce(started_at, now())
  where id = (
    select id from jobs
    where kind = any($2)
      and (state = 'queued' and run_after <= now() or state = 'running' and leased_until < now() and id <> all($4))
    order by run_after, id limit 1
    for update skip locked)
  returning *`;

const BEAT = `
  update jobs set leased_until = now() + make_interval(secs => $3), phase = $4, done = $5, total = $6,
    is_cancelled = is_cancelled or $7
  where id = $1 and worker = $2 and state = 'running'
  returning is_cancelled`;

// Everybody may ask for them: whether a link is being sent would tell that the name it was asked for is somebody's.
const COUNTS = `
  select count(*) filter (where state = 'queued') as waiting, count(*) filter (where state = 'running') as running,
    coalesce(floor(extract(epoch from now() - min(run_after) filter (where state = 'queued' and run_after <= now()))), 0)::int
      as oldest_waiting
  from jobs where state in ('queued', 'running') and kind <> '${PASSWORD_MAIL_KIND}'`;

/** Takes the job that has waited longest, if there is one that nobody else has. */
export async function claimJob(
  { query }: OpenDatabase,
  options: {
    readonly worker: string;
    readonly kinds: readonly string[];
    readonly leaseMs: number;
    readonly running: readonly number[];
  },
): Promise<JobRow | undefined> {
  const [row] = await query<JobRow>(CLAIM, [options.worker, options.kinds, options.leaseMs / 1000, options.running]);
  return row;
}

/** Keeps a job and writes down how far it is. Answers whether it was cancelled; undefined when somebody else has it. */
export async function beatJob(
  { query }: OpenDatabase,
  { id, worker }: HeldJob,
  options: { readonly leaseMs: number; readonly progress: JobProgress; readonly isCancelled: boolean },
): Promise<boolean | undefined> {
  const { progress, leaseMs, isCancelled } = options;
  const [row] = await query<Pick<JobRow, 'is_cancelled'>>(BEAT, [
    id,
    worker,
    leaseMs / 1000,
    progress.phase ?? null,
    progress.done,
    progress.total,
    isCancelled,
  ]);
  return row?.is_cancelled;
}

/** Ends a job. Undefined when it is not the worker's any more, or is done and was cancelled before. */
export async function endJob(
  db: Db,
  { id, worker }: HeldJob,
  options: {
    readonly state: JobState;
    readonly end?: JobEnd;
    readonly error?: object;
    readonly progress?: JobProgress;
  },
): Promise<JobRow | undefined> {
  const { state, end, error, progress } = options;
  const row = await db
    .updateTable('jobs')
    .set({
      ...NOBODY,
      state,
      ended_at: now,
      result: end ? JSON.stringify(resultOf(end)) : null,
      error: error ? JSON.stringify(error) : null,
      ...(progress && { phase: progress.phase ?? null, done: progress.done, total: progress.total }),
    })
    .where('id', '=', id)
    .where('worker', '=', worker)
    .where('state', '=', 'running')
    .$if(state === 'done', (query) => query.where('is_cancelled', '=', false))
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  await removePieces(db, id, end?.file);
  // What it was started with is of no use any more.
  if (end) await removeInputs(db, id);
  await addFiles(db, id, end?.files);
  return row;
}

/** The file that a job leaves is named where it says what it did. */
function resultOf({ result, file }: JobEnd): object {
  return { ...result, ...(file && { file: file.name }) };
}

/** Lets a job wait again. */
export function giveBackJob(
  db: Db,
  { id, worker }: HeldJob,
  options: { readonly attempts: number; readonly afterMs: number; readonly error?: object },
): Promise<JobRow | undefined> {
  return db
    .updateTable('jobs')
    .set({
      ...NOBODY,
      state: 'queued',
      attempts: options.attempts,
      run_after: afterMs(options.afterMs),
      error: options.error ? JSON.stringify(options.error) : null,
    })
    .where('id', '=', id)
    .where('worker', '=', worker)
    .where('state', '=', 'running')
    .returningAll()
    .executeTakeFirst();
}

/** Asks for the end of a job; one that waits ends at once. Undefined when it is over. */
export function cancelJobRow(db: Db, id: number): Promise<JobRow | undefined> {
  return db
    .updateTable('jobs')
    .set({
      is_cancelled: true,
      state: sql<JobState>`case state when 'queued' then 'cancelled' else state end`,
      ended_at: sql<string | null>`case state when 'queued' then now() end`,
    })
    .where('id', '=', id)
    .where('state', 'in', OPEN)
    .returningAll()
    .executeTakeFirst();
}

/** Lets a job that failed or was cancelled wait again. Undefined where it did neither; another with its key breaks KEY_INDEX. */
export function retryJobRow(db: Db, id: number): Promise<JobRow | undefined> {
  return db
    .updateTable('jobs')
    .set({
      state: 'queued',
      is_cancelled: false,
      attempts: 0,
      phase: null,
      done: 0,
      total: 0,
      error: null,
      run_after: now,
      started_at: null,
      ended_at: null,
      looked_at: null,
    })
    .where('id', '=', id)
    .where('state', 'in', ['failed', 'cancelled'])
    .returningAll()
    .executeTakeFirst();
}

export function findJob(db: Db, id: number): Promise<JobRow | undefined> {
  return db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The job that waits or runs with a key. */
export function findJobOfKey(db: Db, kind: string, key: string): Promise<JobRow | undefined> {
  return db
    .selectFrom('jobs')
    .selectAll()
    .where('kind', '=', kind)
    .where('unique_key', '=', key)
    .where('state', 'in', OPEN)
    .executeTakeFirst();
}

/** The job that was done last with a key. */
export function findDoneJobOfKey(db: Db, kind: string, key: string): Promise<JobRow | undefined> {
  return db
    .selectFrom('jobs')
    .selectAll()
    .where('kind', '=', kind)
    .where('unique_key', '=', key)
    .where('state', '=', 'done')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A slice of all jobs, the latest first. */
export async function listJobs(
  db: Db,
  { state, from, count }: { readonly state: JobState | null; readonly from: number; readonly count: number },
): Promise<{ readonly rows: JobRow[]; readonly total: number }> {
  const jobs = db.selectFrom('jobs').$if(state !== null, (query) => query.where('state', '=', state as JobState));
  const rows = await jobs.selectAll().orderBy('id', 'desc').offset(from).limit(count).execute();
  const { total } = await jobs.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

/** The jobs of somebody that wait, run, or ended of late and were not looked at; the latest first. */
export function listOwnJobs(
  db: Db,
  {
    userId,
    without,
    sinceMs,
  }: { readonly userId: number; readonly without: readonly string[]; readonly sinceMs: number },
): Promise<JobRow[]> {
  return db
    .selectFrom('jobs')
    .selectAll()
    .where('user_id', '=', userId)
    .where(({ eb, fn, val }) => eb('kind', '<>', fn<string>('all', [val(without)])))
    .where('looked_at', 'is', null)
    .where(({ eb, or }) => or([eb('state', 'in', OPEN), eb('ended_at', '>', afterMs(-sinceMs))]))
    .orderBy('id', 'desc')
    .limit(MOST_OWN)
    .execute();
}

/** Notes that whoever started a job has looked at its end; of one that goes on there is none yet. */
export async function noteLookedAt(db: Db, id: number): Promise<void> {
  await db.updateTable('jobs').set({ looked_at: now }).where('id', '=', id).where('ended_at', 'is not', null).execute();
}

/** How many of a kind wait or run, in all and of one person. */
export async function countOpenJobs(
  db: Db,
  { kind, userId }: { readonly kind: string; readonly userId: number | null },
): Promise<{ readonly all: number; readonly own: number }> {
  const open = db.selectFrom('jobs').where('kind', '=', kind).where('state', 'in', OPEN);
  return open
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('user_id', 'is not distinct from', userId).as('own'),
    ])
    .executeTakeFirstOrThrow();
}

export async function countJobs({ query }: OpenDatabase): Promise<JobCounts | undefined> {
  const [counts] = await query<JobCounts>(COUNTS);
  return counts;
}

/** Keeps files with a job; one of the same name goes. */
export async function addFiles(db: Db, id: number, files: JobEnd['files'] = {}): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await db
      .insertInto('job_files')
      .values({ job_id: id, name, content })
      .onConflict((conflict) => conflict.columns(['job_id', 'name']).doUpdateSet({ content }))
      .execute();
  }
}

export async function readJobFile(db: Db, id: number, name: string): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('job_files')
    .select('content')
    .where('job_id', '=', id)
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.content;
}

/** Frees all jobs that anybody has. */
export async function freeJobs(db: Db): Promise<void> {
  await db.updateTable('jobs').set({ leased_until: now }).where('state', '=', 'running').execute();
}

/** Deletes what is left of jobs that ended long ago: first what they worked on, later themselves. */
export async function removeOldJobs(
  db: Db,
  { filesAfterMs, jobsAfterMs }: { readonly filesAfterMs: number; readonly jobsAfterMs: number },
): Promise<void> {
  await db
    .deleteFrom('job_files')
    .where('job_id', 'in', db.selectFrom('jobs').select('id').where('ended_at', '<', afterMs(-filesAfterMs)))
    .execute();
  await db.deleteFrom('jobs').where('ended_at', '<', afterMs(-jobsAfterMs)).execute();
}
