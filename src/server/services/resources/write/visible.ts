import type { Statement } from '../../../db/listSql.ts';
import { mayRead } from '../../../policies/require.ts';
import type { PresentedRecord } from '../../../presenters/presentRecord.ts';
import { assertVisible, rowFilters, visibleIds } from '../rowRules.ts';
import { shownRecords } from '../shownRecords.ts';
import { runIn } from './loadRecords.ts';
import { addProblems, type Write } from './write.ts';

/** Answers 404 for a record that the caller may not see: as if it did not exist. */
export async function checkVisible({ store, caller, drafts }: Write): Promise<void> {
  for (const { id } of drafts)
    await assertVisible({ ...store, run: (statement) => runIn(store, statement), caller, id: id as number });
}

/**
 * Refuses a write after which the caller could not see the record. The problem stands at the reference by which the row
 * rule decides, and reads as for a reference to a missing record. The stored rows are asked, by the condition of lists.
 */
export async function checkStaysVisible({ store, caller, drafts }: Write): Promise<void> {
  const [rule] = rowFilters(store.context.rules, store.resource, caller);
  if (!rule) return;
  const ids = drafts.flatMap(({ after }) => (after ? [after.id] : []));
  const visible = await visibleIds({ ...store, run: (statement) => runIn(store, statement), caller, ids });
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
  if (!seesState(write)) return undefined;
  const { store, caller } = write;
  const run = <R>(statement: Statement<R>) => runIn(store, statement);
  const [shown] = await shownRecords({ ...store, run, caller, records: [record] });
  return shown;
}

/** Whether the caller may see the records: by permission, or because a personal action was found to be theirs. */
export function seesState({ store, caller, action }: Write): boolean {
  return mayRead(caller, store.resource) || (action !== undefined && action.personal.length > 0);
}
