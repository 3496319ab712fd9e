import type { Caller } from '../caller.ts';
import type { Context } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import type { Kysely } from 'kysely';
import { refuse } from '../errors.ts';
import type { DefinedJob } from './defineJob.ts';
import { addFiles, countOpenJobs, findJobOfKey, type JobRow } from './jobRows.ts';
import { localJobs } from './localJobs.ts';
import { storableJson } from './storableJson.ts';

export interface NewJob<Input> {
  readonly job: DefinedJob<Input>;
  /** What survives JSON. */
  readonly input: Input;
  readonly caller: Caller;
  /** The language of whoever starts it. */
  readonly locale: string;
  /** The resource that it is about. */
  readonly resource?: string;
  /** While one with this key waits or runs, it is answered instead of a second one. */
  readonly key?: string;
  /** Not before this instant, ISO 8601; at once without it. */
  readonly runAfter?: string;
  /** What is too much for `input`, by name. */
  readonly files?: Readonly<Record<string, Uint8Array>>;
}

/** Lets work wait for a worker, here or in another process. */
export async function enqueueJob<Input>(
  { database }: Pick<Context, 'database'>,
  newJob: NewJob<Input>,
): Promise<JobRow> {
  const row = await database.db.transaction().execute((trx) => addJob(trx, newJob));
  announceJob(database, row);
  return row;
}

/** Enqueues a job within a transaction: work that waits if, and only if, what the transaction does is kept. */
export async function enqueueWithin<Input>(transaction: OpenTransaction, newJob: NewJob<Input>): Promise<JobRow> {
  const { trx, context, afterCommit } = transaction;
  const row = await addJob(trx, newJob);
  afterCommit.add(() => announceJob(context.database, row));
  return row;
}

/** A transaction in which jobs begin or end. */
export interface OpenTransaction {
  readonly trx: Kysely<Tables>;
  readonly context: Pick<Context, 'database'>;
  /** What is done once it is kept. */
  readonly afterCommit: Set<() => void>;
}

function announceJob(database: Context['database'], row: JobRow): void {
  const local = localJobs(database);
  if (row.state === 'queued') local.remember(row);
  local.wake();
}

async function addJob<Input>(trx: Kysely<Tables>, newJob: NewJob<Input>): Promise<JobRow> {
  const { job, key, files } = newJob;
  for (;;) {
    const open = key === undefined ? undefined : await findJobOfKey(trx, job.kind, key);
    if (open) return open;
    await requireRoom(trx, newJob);
    const made = await insertJob(trx, newJob);
    // Another has just come with the same key: then it is found, or over already.
    if (!made) continue;
    await addFiles(trx, made.id, files);
    return made;
  }
}

/** Refuses another job where as many of its kind wait or run as may. */
export async function requireRoom(
  trx: Kysely<Tables>,
  {
    job,
    caller: { userId },
  }: { readonly job: Pick<DefinedJob, 'kind' | 'atMost'>; readonly caller: Pick<Caller, 'userId'> },
): Promise<void> {
  if (!job.atMost) return;
  const { all, own } = await countOpenJobs(trx, { kind: job.kind, userId });
  if (all >= job.atMost.all || own >= job.atMost.each) throw refuse.tooMuchAtOnce();
}

function insertJob<Input>(trx: Kysely<Tables>, newJob: NewJob<Input>): Promise<JobRow | undefined> {
  const { job, input, caller, locale, resource, key, runAfter } = newJob;
  return trx
    .insertInto('jobs')
    .values({
      kind: job.kind,
      unique_key: key ?? null,
      resource: resource ?? null,
      input: storableJson(input),
      user_id: caller.userId,
      user_name: caller.name,
      locale,
      address: caller.address,
      request_id: caller.requestId,
      ...(runAfter !== undefined && { run_after: runAfter }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}
