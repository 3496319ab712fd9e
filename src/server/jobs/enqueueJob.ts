import type { Caller } from '../caller.ts';
import type { Context } from '../context.ts';
import { systemTables, type Tables } from '../db/tables.ts';
import type { Kysely } from 'kysely';
import { refuse } from '../errors.ts';
import type { DefinedJob } from './defineJob.ts';
import { addFiles, countOpenJobs, findJobOfKey, type JobRow } from './jobRows.ts';
import { localJobs } from './localJobs.ts';

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
  /** What is too much for `input`, by name. */
  readonly files?: Readonly<Record<string, Uint8Array>>;
}

/** Lets work wait for a worker, here or in another process. */
export async function enqueueJob<Input>(
  { database }: Pick<Context, 'database'>,
  given: NewJob<Input>,
): Promise<JobRow> {
  const row = await database.db.transaction().execute((trx) => addJob(trx, given));
  const local = localJobs(database);
  if (row.state === 'queued') local.remember(row);
  local.wake();
  return row;
}

async function addJob<Input>(trx: Kysely<Tables>, given: NewJob<Input>): Promise<JobRow> {
  const { job, key, files } = given;
  for (;;) {
    const open = key === undefined ? undefined : await findJobOfKey(trx, job.kind, key);
    if (open) return open;
    await requireRoom(trx, given);
    const made = await insertJob(trx, given);
    // Another has just come with the same key: then it is found, or over already.
    if (!made) continue;
    await addFiles(trx, made.id, files);
    return made;
  }
}

async function requireRoom<Input>(trx: Kysely<Tables>, { job, caller: { userId } }: NewJob<Input>): Promise<void> {
  if (!job.atMost) return;
  const { all, own } = await countOpenJobs(trx, { kind: job.kind, userId });
  if (all >= job.atMost.all || own >= job.atMost.each) throw refuse.busy();
}

function insertJob<Input>(trx: Kysely<Tables>, given: NewJob<Input>): Promise<JobRow | undefined> {
  const { job, input, caller, locale, resource, key } = given;
  return systemTables(trx)
    .insertInto('jobs')
    .values({
      kind: job.kind,
      unique_key: key ?? null,
      resource: resource ?? null,
      input: JSON.stringify(input),
      user_id: caller.userId,
      user_name: caller.name,
      locale,
      address: caller.address,
      request_id: caller.requestId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}
