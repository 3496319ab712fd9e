import { FILES_KEPT_MS } from '../../core/calls/jobFile.ts';
import type { Job } from '../../core/calls/jobs.ts';
import type { Caller } from '../caller.ts';
import type { Context } from '../context.ts';
import { isTaken } from '../db/violations.ts';
import { type AppError, refuse } from '../errors.ts';
import type { Translator } from '../translate.ts';
import { requireRoom } from './enqueueJob.ts';
import { giveUpJob } from './giveUpJob.ts';
import {
  cancelJobRow,
  findJob,
  findJobOfKey,
  type JobRow,
  KEY_INDEX,
  listOwnJobs,
  noteLookedAt,
  retryJobRow,
} from './jobRows.ts';
import { localJobs } from './localJobs.ts';

interface JobCall {
  readonly context: Pick<Context, 'database' | 'jobs'>;
  readonly caller: Caller;
  readonly id: number;
}

/** A job of one's own, or of anybody for whoever may read Permission; to all else there is none. */
export async function readJob({ context, caller, id }: JobCall): Promise<JobRow> {
  const row = await findKnownJob(context, id);
  if (!row || !sees(caller, row)) throw refuse.notFound();
  return row;
}

/** The jobs of the caller that go on, or have left something to look at. What is told otherwise is not among them. */
export async function readOwnJobs({ context, caller }: Omit<JobCall, 'id'> & { readonly context: Context }) {
  if (caller.userId === null) return [];
  const without = context.jobs.flatMap(({ kind, isToldOtherwise }) => (isToldOtherwise ? [kind] : []));
  return listOwnJobs(context.database.db, { userId: caller.userId, without, sinceMs: FILES_KEPT_MS });
}

/** Notes that the caller has looked at the end of a job of theirs. */
export async function lookAtJob({ context, caller, id }: JobCall): Promise<JobRow> {
  const row = await findKnownJob(context, id);
  if (!row || row.user_id === null || row.user_id !== caller.userId) throw refuse.notFound();
  await noteLookedAt(context.database.db, id);
  return row;
}

/** A job as it is now, whoever started it. */
export async function findKnownJob({ database }: Pick<Context, 'database'>, id: number): Promise<JobRow | undefined> {
  // The embedded database is nobody else's, and may be busy with this very job.
  const known = database.kind === 'embedded' ? localJobs(database).find(id) : undefined;
  return known ?? findJob(database.db, id);
}

interface JobChange extends JobCall {
  readonly context: Context;
  /** How a refusal answers the job as it is now. */
  readonly present: (row: JobRow) => Job;
}

/** Cancels a job. One that runs ends when whoever works at it looks. */
export async function cancelJob(call: JobChange): Promise<JobRow> {
  const { context } = call;
  const local = localJobs(context.database);
  const row = await readJob(call);
  // Whoever works at it here learns of it at once, and writes it down.
  if (local.cancel(row.id)) return row;
  const cancelled = await cancelWaiting(call, row);
  if (!cancelled) throw refuse.jobState(await presentJobNow(call));
  local.remember(cancelled);
  return cancelled;
}

/** Cancels a job that no worker here has, with what follows in its kind where no other has it either. */
function cancelWaiting({ context, caller }: JobChange, row: JobRow): Promise<JobRow | undefined> {
  const cancel = (db: Parameters<typeof cancelJobRow>[0]) => cancelJobRow(db, row.id);
  if (row.state !== 'queued') return cancel(context.database.db);
  const job = context.jobs.find(({ kind }) => kind === row.kind);
  return giveUpJob({ context, job, row, caller, end: cancel });
}

/** Begins a job again that failed or was cancelled. */
export async function retryJob(call: JobChange): Promise<JobRow> {
  const { database, jobs } = call.context;
  const { id, kind, user_id: userId, unique_key: key, state } = await readJob(call);
  const job = jobs.find((each) => each.kind === kind) ?? { kind };
  if (isFinal(call.context, { kind, state })) throw refuse.jobFinal();
  const begun = database.db.transaction().execute(async (trx) => {
    await requireRoom(trx, { job, caller: { userId } });
    return retryJobRow(trx, id);
  });
  const row = await begun.catch(async (error: unknown) => {
    throw isTaken(error, KEY_INDEX) ? await refusedFor(call, { kind, key }) : error;
  });
  if (!row) throw refuse.jobState(await presentJobNow(call));
  const local = localJobs(database);
  local.remember(row);
  local.wake();
  return row;
}

/** Whether a job that came to nothing cannot begin again, because what follows from that has taken place. */
export function isFinal({ jobs }: Pick<Context, 'jobs'>, { kind, state }: Pick<JobRow, 'kind' | 'state'>): boolean {
  const isForNothing = state === 'failed' || state === 'cancelled';
  return isForNothing && jobs.some((job) => job.kind === kind && job.giveUp !== undefined);
}

/** What a job is about, where its kind says so. */
export async function aboutJob(
  { kind, input }: Pick<JobRow, 'kind' | 'input'>,
  { context, translator }: { readonly context: Context; readonly translator: Translator },
): Promise<string | null> {
  const job = context.jobs.find((each) => each.kind === kind);
  return (await job?.about?.({ context, translator, input })) ?? null;
}

/** Refuses a job beside the one that has its key, which is answered where the caller may see it. */
async function refusedFor(
  { context, caller, present }: JobChange,
  { kind, key }: { readonly kind: string; readonly key: string | null },
): Promise<AppError> {
  const open = key === null ? undefined : await findJobOfKey(context.database.db, kind, key);
  return refuse.jobTwice(open && sees(caller, open) ? present(open) : undefined);
}

/** What a refusal answers beside its sentence: others may have changed the job since. */
async function presentJobNow(call: JobChange): Promise<Job> {
  return call.present(await readJob(call));
}

function sees(caller: Caller, { user_id: userId }: JobRow): boolean {
  const isOwn = userId !== null && userId === caller.userId;
  return isOwn || caller.ability.can('read', 'Permission');
}
