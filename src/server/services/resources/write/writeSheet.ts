import type { Caller } from '../../../caller.ts';
import type { PresentedRecord } from '../../../presenters/presentRecord.ts';
import { CREATE_ON_SHEET, UPDATE_ON_SHEET } from './kinds.ts';
import { runOperation } from './operation.ts';
import type { Store, Values } from '../../store.ts';
import { draftOf, newDraft, type ReservedRow } from './write.ts';

interface SheetWriting {
  readonly store: Store;
  readonly caller: Caller;
  readonly made: readonly Values[];
  /** For a single record that is made. */
  readonly reserved?: ReservedRow | undefined;
  /** What changes in records that are locked. */
  readonly changed: readonly { readonly before: PresentedRecord; readonly values: Values }[];
}

/**
 * Writes records of a sheet by the steps of a form, all or none. Whoever calls has found that the caller may, that what
 * they refer to is there, and which of them were changed meanwhile. Returns them as they are now.
 */
export async function writeSheet({ store, caller, made, reserved, changed }: SheetWriting): Promise<PresentedRecord[]> {
  const news = made.map((values) => ({ ...newDraft(values), ...(made.length === 1 && { reserved }) }));
  const olds = changed.map(({ before, values }) => ({ ...draftOf(before.id, values), before }));
  if (news.length > 0) await runOperation({ kind: CREATE_ON_SHEET, store, caller, drafts: news });
  if (olds.length > 0) await runOperation({ kind: UPDATE_ON_SHEET, store, caller, drafts: olds });
  return [...news, ...olds].flatMap(({ after }) => after ?? []);
}
