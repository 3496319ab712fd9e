import type { Kysely } from 'kysely';
import type { Context } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import { AppError, refuse } from '../errors.ts';
import type { DefinedJob, JobEnd, JobRun } from './defineJob.ts';
import { giveUpJob } from './giveUpJob.ts';
import { Heartbeat } from './heartbeat.ts';
import { type Interruption, JobInterrupted } from './interrupted.ts';
import { callerOfJob } from './jobCaller.ts';
import { endJob, findJob, giveBackJob, type HeldJob, type JobRow, readJobFile } from './jobRows.ts';
import { writePieces } from './keptPieces.ts';
import { localJobs } from './localJobs.ts';
import { backoffAfter, type Timings } from './timings.ts';

/** A job that a worker has claimed. */
export interface ClaimedJob {
  readonly context: Context;
  readonly job: DefinedJob;
  readonly row: JobRow;
  readonly held: HeldJob;
  readonly timings: Timings;
  /** Ends when the worker stops. */
  readonly stopping: AbortSignal;
}

/** One attempt at a job, until it has ended or waits again. */
export async function runJob(claimed: ClaimedJob): Promise<void> {
  const { context, row } = claimed;
  const local = localJobs(context.database);
  local.remember(row);
  const left = await attempt(claimed);
  // Without an answer it is in other hands.
  local.remember(left ?? (await findJob(context.database.db, row.id)) ?? row);
}

async function attempt(claimed: ClaimedJob): Promise<JobRow | undefined> {
  const { context, job, row, held } = claimed;
  const { db } = context.database;
  if (row.is_cancelled) return giveUp(claimed);
  if (row.attempts > job.attempts) return giveUp(claimed, LOST);
  const interruption = new AbortController();
  const interrupt = (why: Interruption) => interruption.abort(new JobInterrupted(why));
  const heart = new Heartbeat({
    ...claimed,
    onCancelled: () => interrupt('cancelled'),
    onLost: () => interrupt('lost'),
  });
  const stop = () => interrupt('stopping');
  claimed.stopping.addEventListener('abort', stop);
  const forget = localJobs(context.database).addRunning(row.id, () => {
    heart.cancel();
    interrupt('cancelled');
  });
  let completed: JobRow | undefined;
  const onCompleted = (ended: JobRow) => {
    completed = ended;
  };
  try {
    const end = await job.run(
      await runOf(claimed, { heart, signal: interruption.signal, onEnding: forget, onCompleted }),
    );
    await heart.stop();
    const ended = heart.isEnding
      ? completed
      : ((await endAlone(db, held, { state: 'done', end, progress: heart.progress })) ?? (await giveUp(claimed)));
    if (ended && end.files) localJobs(context.database).rememberFiles(row.id, end.files);
    return ended;
  } catch (error) {
    await heart.stop();
    return await leave(claimed, error);
  } finally {
    claimed.stopping.removeEventListener('abort', stop);
    forget();
  }
}

interface RunningJob {
  readonly heart: Heartbeat;
  readonly signal: AbortSignal;
  /** Told when it ends: whoever cancels from now on asks the database, which knows who came first. */
  readonly onEnding: () => void;
  /** Told of the job as it ends in a transaction of its own work. */
  readonly onCompleted: (ended: JobRow) => void;
}

async function runOf(
  { context, row, held }: ClaimedJob,
  { heart, signal, onEnding, onCompleted }: RunningJob,
): Promise<JobRun<unknown>> {
  const { db } = context.database;
  return {
    context,
    id: row.id,
    input: row.input,
    caller: await callerOfJob(context, row),
    callerWithin: (trx) => callerOfJob(context, row, trx),
    translator: context.translators.forHeader(row.locale),
    progress: (progress) => heart.tell(progress),
    signal,
    isCancelled: () => signal.aborted && (signal.reason as JobInterrupted).why === 'cancelled',
    readFile: async (name) => {
      const content = await readJobFile(db, row.id, name);
      if (!content) throw refuse.jobFileGone();
      return content;
    },
    writeFile: (name, content) => writePieces(db, held, { name, content }),
    complete: async (trx, end: JobEnd) => {
      // Whoever was told that it is cancelled finds nothing of it.
      signal.throwIfAborted();
      // It may have taken minutes: nothing is kept of somebody who is dismissed meanwhile.
      await callerOfJob(context, row, trx);
      onEnding();
      heart.beginEnding();
      const ended = await endJob(trx, held, { state: 'done', end, progress: heart.progress });
      // It was cancelled, or another worker has it: what was done here must not be kept.
      if (!ended) throw new JobInterrupted('cancelled');
      onCompleted(ended);
    },
  };
}

/** What becomes of a job that did not come to its end. */
function leave(claimed: ClaimedJob, error: unknown): Promise<JobRow | undefined> {
  const { context, job, row, held, timings } = claimed;
  const { db } = context.database;
  const { attempts } = row;
  if (error instanceof JobInterrupted) {
    if (error.why === 'lost') return findJob(db, row.id);
    if (error.why === 'cancelled') return giveUp(claimed);
    return giveBackJob(db, held, { attempts: attempts - 1, afterMs: 0 });
  }
  const failure = error instanceof AppError ? error : internal(row);
  // The same will be refused however often it is tried.
  if (failure.status < 500) return giveUp(claimed, failure);
  context.log.error({ err: error, job: row.id, kind: row.kind, attempts }, 'a job failed');
  if (attempts >= job.attempts) return giveUp(claimed, failure);
  const afterMs = backoffAfter(attempts, timings);
  return giveBackJob(db, held, { attempts, afterMs, error: storedError(failure) });
}

/** Ends a job that failed, with the error, or was cancelled. */
function giveUp({ context, job, row, held }: ClaimedJob, error?: AppError): Promise<JobRow | undefined> {
  const end = error ? { state: 'failed' as const, error: storedError(error) } : { state: 'cancelled' as const };
  return giveUpJob({ context, job, row, ...(error && { error }), end: (trx) => endJob(trx, held, end) });
}

/** Ends a job in a transaction of its own: whoever sees that it is done finds what it has left. */
function endAlone(db: Kysely<Tables>, ...args: [HeldJob, Parameters<typeof endJob>[2]]): Promise<JobRow | undefined> {
  return db.transaction().execute((trx) => endJob(trx, ...args));
}

/** What is said where the workers of a job ended in the middle of it each time. */
const LOST = new AppError({ id: 'jobLost', status: 500 });

function internal({ request_id: request }: JobRow): AppError {
  return new AppError({ id: 'internal', status: 500, params: { request } });
}

function storedError({ id, status, params, problems }: AppError): object {
  return { id, status, params, problems };
}
