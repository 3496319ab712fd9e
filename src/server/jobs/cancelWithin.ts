import { cancelJobRow, findJobOfKey, type JobRow } from './jobRows.ts';
import { localJobs } from './localJobs.ts';
import type { OpenTransaction } from './enqueueJob.ts';

/**
 * Cancels the job that waits or runs with a key, if and only if what the transaction does is kept; the transaction itself
 * does what follows. Answers the job, if there was one.
 */
export async function cancelWithin(
  { trx, context, afterCommit }: OpenTransaction,
  { kind, key }: { readonly kind: string; readonly key: string },
): Promise<JobRow | undefined> {
  const open = await findJobOfKey(trx, kind, key);
  const cancelled = open && (await cancelJobRow(trx, open.id));
  if (cancelled) afterCommit.add(() => localJobs(context.database).remember(cancelled));
  return cancelled;
}
