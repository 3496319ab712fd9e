import type { Action } from '../../../../core/resource.ts';
import type { Caller } from '../../../caller.ts';
import { AppError, refuse } from '../../../errors.ts';
import { mayRead } from '../../../policies/require.ts';
import type { AnsweredRecord, PresentedRecord } from '../../../presenters/presentRecord.ts';
import { callerNow } from '../../auth/sessions.ts';
import { applyAfterRead } from '../applyAfterRead.ts';
import { keepKey, takeKey } from './idempotencyKeys.ts';
import { lockRecord } from './loadRecords.ts';
import type { Store, Values } from '../../store.ts';
import { ACTION, CREATE, REMOVE, TOGGLE, TOGGLE_MANY, UPDATE, UPDATE_MANY, UPDATE_OWN } from './kinds.ts';
import { runOperation } from './operation.ts';
import { inTransaction } from './transaction.ts';
import { assertReadable, presentRecords } from './visible.ts';
import { type Draft, draftOf, newDraft, type WriteKind, type WriteCall } from './write.ts';

/**
 * Makes a record and answers it. Sent once more by the same person with the same key, the record that was made then is
 * answered, as far as they may see it now.
 */
export async function createRecord(
  call: WriteCall,
  input: Values,
  { key, suggested }: { readonly key?: string | undefined; readonly suggested?: readonly string[] } = {},
): Promise<AnsweredRecord> {
  const { caller } = call;
  const begin = (): Draft => ({ ...newDraft(input), suggested });
  if (key === undefined || caller.userId === null) return written(call, CREATE, begin);
  const sent = { key, userId: caller.userId, input };
  const { answer } = await inTransaction(call, async (store) => {
    const earlier = await takeKey(store, sent);
    if (earlier !== undefined) return presentAgain(store, caller, earlier);
    const draft = begin();
    await runOperation({ kind: CREATE, store, caller, drafts: [draft] });
    await keepKey(store, sent, (draft.after as PresentedRecord).id);
    return draft;
  });
  return applyAfterRead(call, answer as AnsweredRecord);
}

/** What its maker may see of a record that was made before; 404 where it is gone. */
async function presentAgain(store: Store, caller: Caller, id: number): Promise<Draft> {
  const draft = draftOf(id, {});
  draft.after = await lockRecord(store, id);
  if (!draft.after) throw refuse.notFound();
  // It may be out of sight by now, or they may see less of it.
  if (mayRead(caller, store.resource)) await assertReadable(store, caller, id);
  await presentRecords({ kind: CREATE, store, caller, drafts: [draft] });
  return draft;
}

/** Changes a record and answers it. A stale `row_version` is refused with the record as it is now. */
export function changeRecord(call: WriteCall, id: number, input: Values): Promise<AnsweredRecord> {
  return written(call, UPDATE, () => draftOf(id, input));
}

/** Changes the caller's own account. */
export function changeOwnRecord(call: WriteCall, id: number, input: Values): Promise<AnsweredRecord> {
  return written(call, UPDATE_OWN, () => draftOf(id, input));
}

/** Switches a record on or off and answers it. */
export function toggleRecord(
  call: WriteCall,
  id: number,
  input: { readonly is_active: 0 | 1; readonly row_version?: unknown },
): Promise<AnsweredRecord> {
  return written(call, TOGGLE, () => draftOf(id, input));
}

/** Switches a record to the other state, whichever it is in when its turn comes, and answers it. */
export function flipRecord(
  call: WriteCall,
  id: number,
  input: { readonly row_version?: unknown },
): Promise<AnsweredRecord> {
  return written(call, TOGGLE, async (store) => {
    const record = await lockRecord(store, id);
    return draftOf(id, { ...input, is_active: record?.is_active === 1 ? 0 : 1 });
  });
}

/** Moves a record along its life cycle and answers it. */
export function actOnRecord(options: {
  readonly call: WriteCall;
  readonly action: Action;
  readonly id: number;
  readonly input: Values;
}): Promise<AnsweredRecord> {
  const { call, action, id, input } = options;
  return written(call, ACTION, () => draftOf(id, input), action);
}

/** Deletes a record that nothing points at. */
export async function removeRecord(
  call: WriteCall,
  id: number,
  input: { readonly row_version?: unknown } = {},
): Promise<void> {
  await write(call, REMOVE, () => draftOf(id, input));
}

/** Begins a write in its transaction, and anew where that is. */
type Begin = (store: Store) => Draft | Promise<Draft>;

/** Runs a write and answers what the caller may see of the record that it leaves. */
async function written(call: WriteCall, kind: WriteKind, begin: Begin, action?: Action): Promise<AnsweredRecord> {
  return (await write(call, kind, begin, action)) as AnsweredRecord;
}

/** Runs a write and answers the record, completed as when it is read; nothing where its kind presents none. */
async function write(
  call: WriteCall,
  kind: WriteKind,
  begin: Begin,
  action?: Action,
): Promise<AnsweredRecord | undefined> {
  const { caller, proof } = call;
  const { answer } = await inTransaction(call, async (store) => {
    const draft = await begin(store);
    await runOperation({ kind, store, caller, proof, action, drafts: [draft] });
    return draft;
  });
  return answer && applyAfterRead(call, answer);
}

/** What became of each record of a bulk action. */
export interface BulkResult {
  readonly done: readonly number[];
  readonly refused: readonly { readonly id: number; readonly error: AppError }[];
}

/** Switches many records on or off, each in a transaction of its own, and in the version that is known of it, if one is. */
export function toggleMany(
  call: WriteCall,
  ids: readonly number[],
  { isActive, versions }: { readonly isActive: 0 | 1; readonly versions: ReadonlyMap<number, number> },
): Promise<BulkResult> {
  return each(call, ids, (now, id) =>
    write(now, TOGGLE_MANY, () => draftOf(id, { is_active: isActive, row_version: versions.get(id) })),
  );
}

/** Gives many records the same values, each in a transaction of its own, and in the version that is known of it, if one is. */
export function changeMany(
  call: WriteCall,
  ids: readonly number[],
  { values, versions }: { readonly values: Values; readonly versions: ReadonlyMap<number, number> },
): Promise<BulkResult> {
  return each(call, ids, (now, id) =>
    write(now, UPDATE_MANY, () => draftOf(id, { ...values, row_version: versions.get(id) })),
  );
}

/** Deletes many records, each in a transaction of its own; what is still used stays. */
export function removeMany(call: WriteCall, ids: readonly number[]): Promise<BulkResult> {
  return each(call, ids, (now, id) => removeRecord(now, id));
}

// Many take a while: what is taken from the caller meanwhile counts from the next record on.
async function each(
  call: WriteCall,
  ids: readonly number[],
  work: (now: WriteCall, id: number) => Promise<unknown>,
): Promise<BulkResult> {
  const done: number[] = [];
  const refused: { id: number; error: AppError }[] = [];
  for (const id of ids) {
    const now = { ...call, caller: await callerNow(call.context, call.caller) };
    try {
      await work(now, id);
      done.push(id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push({ id, error });
    }
  }
  return { done, refused };
}
