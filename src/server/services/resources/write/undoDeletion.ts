import { role } from '../../../../core/access/role.ts';
import { user } from '../../../../core/access/user.ts';
import type { Resource } from '../../../../core/resource.ts';
import type { Caller } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import { anyTable } from '../../../db/tables.ts';
import { AppError, refuse } from '../../../errors.ts';
import { withFullAccess } from '../../../policies/require.ts';
import { findDeletions, lockDeletion, noteUndone } from './keptDeletions.ts';
import { RESTORE, RESTORE_RELATED } from './kinds.ts';
import { runOperation } from './operation.ts';
import type { Store } from '../../store.ts';
import type { DeletedRecord } from '../../store.ts';
import { inTransaction } from './transaction.ts';
import { restoredDraft } from './write.ts';
import type { BulkResult } from './writeRecords.ts';

/** What gives rights: after a deletion, a role or whoever deleted it may have others. */
const GIVING_RIGHTS: readonly string[] = [user.name, role.name];

/** Whether a deletion of the entity can be undone. */
export function canBeUndone({ name }: Pick<Resource, 'name'>): boolean {
  return !GIVING_RIGHTS.includes(name);
}

interface UndoCall {
  readonly context: Context;
  readonly caller: Caller;
}

/** What came of it: some records of a deletion may be back while others cannot. */
export interface UndoResult extends BulkResult {
  readonly resource: string;
}

const CODE = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Puts back what a call has deleted, each record in a transaction of its own, with all that went along. Only for whoever
 * deleted it, and for some minutes. A second time is no mistake: an answer may be lost on its way.
 */
export async function undoDeletion(call: UndoCall, code: string): Promise<UndoResult> {
  const records = CODE.test(code) ? await findDeletions(call.context.database.db, code) : [];
  const [first] = records;
  if (!first || !call.context.registry.has(first.resource)) throw refuse.undoGone();
  if (records.some(({ user_id }) => user_id !== call.caller.userId)) throw refuse.undoOfOthers();
  const done: number[] = [];
  const refused: { id: number; error: AppError }[] = [];
  for (const { id, record_id, resource } of records) {
    try {
      await undoOne(call, { id, resource, recordId: record_id });
      done.push(record_id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push({ id: record_id, error: undoRefusal(error) });
    }
  }
  return { resource: first.resource, done: done.toReversed(), refused: refused.toReversed() };
}

// What a record belongs to was deleted since, and no field of its form names it.
function undoRefusal(error: AppError): AppError {
  return error.id === 'stale' ? refuse.undoWithout() : error;
}

interface StoredDeletion {
  /** The number of what was kept. */
  readonly id: number;
  readonly resource: string;
  readonly recordId: number;
}

async function undoOne({ context, caller }: UndoCall, { id, resource: name, recordId }: StoredDeletion): Promise<void> {
  const resource = context.registry.get(name);
  await inTransaction({ context, caller, resource }, async (store) => {
    // Two that undo it at once wait for each other, and the second finds it done.
    const deletion = await lockDeletion(store.trx, id);
    if (!deletion) throw refuse.undoGone();
    if (deletion.undone_at !== null) {
      // Deleted again since: that is a deletion of its own.
      if (!(await isThere(store, recordId))) throw refuse.undoGone();
      return;
    }
    // What went last was referred to by nothing that is left: it comes first.
    for (const taken of (deletion.kept as readonly DeletedRecord[]).toReversed()) await putBack(store, caller, taken);
    await noteUndone(store.trx, id);
  });
}

async function isThere({ trx, resource }: Store, id: number): Promise<boolean> {
  const found = await anyTable(trx).selectFrom(resource.table).select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
}

async function putBack(store: Store, caller: Caller, taken: DeletedRecord): Promise<void> {
  const own = { ...store, resource: store.registry.get(taken.resource) };
  const { afterCommit } = store.context.rules.of(own.resource);
  if (afterCommit) store.afterCommit.add(afterCommit);
  const drafts = [restoredDraft(taken)];
  if (taken.isAsked) await runOperation({ kind: RESTORE, store: own, caller, drafts });
  else await runOperation({ kind: RESTORE_RELATED, store: own, caller: withFullAccess(caller), drafts });
}
