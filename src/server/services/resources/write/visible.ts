import type { Caller } from '../../../caller.ts';
import { createAccessBasis, readAccessBasis } from '../../../policies/require.ts';
import { refuse } from '../../../errors.ts';
import type { PresentedRecord } from '../../../presenters/presentRecord.ts';
import { assertVisible, isReadableRecord, rowFilters, type VisibilityOptions, visibleIds } from '../rowRules.ts';
import { shownRecords } from '../shownRecords.ts';
import { runIn } from './loadRecords.ts';
import type { Store } from '../../store.ts';
import { addProblems, type Write } from './write.ts';

/** Answers 404 for a record that the caller may not see: as if it did not exist. */
export async function checkVisible({ store, caller, drafts }: Write): Promise<void> {
  for (const { id } of drafts)
    await assertVisible({ ...visibilityOf(store, caller), accessBasis: 'asReader', id: id as number });
}

/**
 * Refuses a write after which the caller could not see the record. The problem stands at the reference by which the row
 * rule decides, and reads as for a reference to a missing record. The stored rows are asked, by the condition of lists.
 */
export async function checkStaysVisible({ kind, store, caller, drafts }: Write): Promise<void> {
  const accessBasis = kind.needs === 'create' ? createAccessBasis(caller, store.resource) : 'asReader';
  const [rule] = rowFilters(store.context.rules, store.resource, caller, accessBasis);
  if (!rule) return;
  const ids = drafts.flatMap(({ after }) => (after ? [after.id] : []));
  const visible = await visibleIds({ ...visibilityOf(store, caller), accessBasis, ids });
  for (const draft of drafts)
    if (draft.after && !visible.has(draft.after.id)) addProblems(draft, { [rule.name]: [{ key: 'gone' }] });
}

/** Sets the answer of each record: what the caller may see of it, or its id alone for a caller who may not read. */
export async function presentRecords(write: Write): Promise<void> {
  for (const draft of write.drafts)
    if (draft.after) draft.answer = (await visiblePart(write, draft.after)) ?? { id: draft.after.id };
}

/** What the caller may see of a record; undefined where that is nothing. */
export async function visiblePart(write: Write, record: PresentedRecord): Promise<PresentedRecord | undefined> {
  if (!(await seesState(write, record))) return undefined;
  const { store, caller } = write;
  const [shown] = await shownRecords({ ...visibilityOf(store, caller), records: [record] });
  return shown;
}

/** Whether the caller may see a record: by permission, or because a personal action was found to be theirs. */
export async function seesState({ store, caller, action }: Write, { id }: PresentedRecord): Promise<boolean> {
  if (action !== undefined && action.personal.length > 0) return true;
  const accessBasis = readAccessBasis(caller, store.resource);
  // What a reader may write was found to be visible before.
  return accessBasis === 'byRules'
    ? isReadableRecord({ ...visibilityOf(store, caller), id })
    : accessBasis === 'asReader';
}

/** Answers 404 for a record that neither a permission nor a row rule gives the caller. */
export async function assertReadable(store: Store, caller: Caller, id: number): Promise<void> {
  if (!(await isReadableRecord({ ...visibilityOf(store, caller), id }))) throw refuse.notFound();
}

function visibilityOf(store: Store, caller: Caller): VisibilityOptions {
  const { resource, context } = store;
  return { run: (statement) => runIn(store, statement), resource, context, caller };
}
