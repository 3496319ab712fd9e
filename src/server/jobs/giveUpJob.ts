import type { Kysely } from 'kysely';
import type { Caller } from '../caller.ts';
import type { Context } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import type { AppError } from '../errors.ts';
import type { DefinedJob } from './defineJob.ts';
import { starterOfJob } from './jobCaller.ts';
import type { JobRow } from './jobRows.ts';

interface GiveUpOptions {
  readonly context: Context;
  readonly job: DefinedJob | undefined;
  readonly row: JobRow;
  /** Whoever cancels it, where that is known. */
  readonly caller?: Caller;
  /** Why it failed; nothing where it is cancelled. */
  readonly error?: AppError;
  /** Ends it; undefined where it is not to be ended any more. */
  readonly end: (trx: Kysely<Tables>) => Promise<JobRow | undefined>;
}

/** Thrown to undo what follows from a job that goes on or is over. */
class NotEnded extends Error {}

/** Ends a job that comes to nothing, with what follows in its kind: all of it in one transaction. */
export async function giveUpJob({ context, job, row, error, end, ...by }: GiveUpOptions): Promise<JobRow | undefined> {
  const { db } = context.database;
  const endAlone = () => db.transaction().execute(end);
  if (!job?.giveUp) return endAlone();
  const starter = starterOfJob(row);
  let ended: JobRow | undefined;
  try {
    await job.giveUp({
      context,
      input: row.input,
      starter,
      caller: by.caller ?? starter,
      translator: context.translators.forHeader(row.locale),
      ...(error && { error }),
      end: async (trx) => {
        ended = await end(trx);
        if (!ended) throw new NotEnded();
      },
    });
    return ended;
  } catch (err) {
    if (err instanceof NotEnded) return undefined;
    // Better ended without what follows than tried for ever.
    context.log.error({ err, job: row.id, kind: row.kind }, 'what follows from a job that was given up failed');
    return endAlone();
  }
}
