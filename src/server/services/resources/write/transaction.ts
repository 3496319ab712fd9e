import { tryAgain } from '../../../db/tryAgain.ts';
import { problemsOfViolation } from '../../../db/violations.ts';
import { AppError, withDetails } from '../../../errors.ts';
import { callerNow } from '../../auth/sessions.ts';
import { countCacheOf } from '../countCache.ts';
import { seesAllValues } from '../seesAllValues.ts';
import { keepDeletion } from './keptDeletions.ts';
import type { Store } from '../../store.ts';
import type { DeletedRecord } from '../../store.ts';
import type { WriteCall } from './write.ts';

/** Thrown to roll a transaction back and still return its answer. */
class RolledBack<T> extends Error {
  constructor(readonly answer: T) {
    super('rolled back');
  }
}

/**
 * Runs work in one transaction and returns its answer. It is rolled back when the work throws, or when `keep` refuses
 * the answer. After a deadlock the work runs again from the beginning, so it must make its drafts itself.
 */
export async function inTransaction<T>(
  {
    context,
    resource,
    caller,
    deletion,
  }: Pick<WriteCall, 'context' | 'resource' | 'deletion'> & Partial<Pick<WriteCall, 'caller'>>,
  work: (store: Store) => Promise<T>,
  { keep = () => true }: { readonly keep?: (answer: T) => boolean } = {},
): Promise<T> {
  const { registry } = context;
  const { db } = context.database;
  // A file may have been on its way for minutes, and others may have been waited for.
  if (caller) await callerNow(context, caller);
  const once = async () => {
    const afterCommit = new Set<() => void>();
    const answer = await db.transaction().execute(async (trx) => {
      const taken: DeletedRecord[] | undefined = deletion === undefined ? undefined : [];
      const result = await work({ trx, resource, registry, context, afterCommit, taken });
      if (!keep(result)) throw new RolledBack(result);
      if (deletion !== undefined && taken) await keepDeletion(trx, { code: deletion, userId: caller?.userId, taken });
      return result;
    });
    return { answer, afterCommit };
  };
  try {
    const { answer, afterCommit } = await tryAgain(once);
    countCacheOf(context.database).forget();
    for (const run of afterCommit) run();
    return answer;
  } catch (error) {
    if (error instanceof RolledBack) return error.answer as T;
    if (error instanceof AppError) throw await withDetails(error);
    // What was sent ahead may break a constraint as late as at the commit.
    const isSeen = (field: string) => caller === undefined || seesAllValues({ resource, caller, field });
    throw problemsOfViolation(resource, error, isSeen) ?? error;
  }
}
