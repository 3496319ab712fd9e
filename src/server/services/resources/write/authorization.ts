import type { AnyField } from '../../../../core/fields/field.ts';
import type { Caller } from '../../../caller.ts';
import { idsStatement } from '../../../db/listSql.ts';
import { refuse } from '../../../errors.ts';
import { isAllowed, readAccessBasis, requireFor } from '../../../policies/require.ts';
import type { PresentedRecord } from '../../../presenters/presentRecord.ts';
import { idFilter, notEnteredBy } from '../rowRules.ts';
import { lockRecord, lockReferred, runIn } from './loadRecords.ts';
import type { Store, Values } from '../../store.ts';
import { assertReadable } from './visible.ts';
import { recordsBefore, type Write } from './write.ts';
import { anyTable } from '../../../db/tables.ts';

const ID_SORT = { field: 'id', order: 'ASC' } as const;

/**
 * Refuses a caller without the permission. A route has asked before it read the body; a write may come from elsewhere.
 */
export function checkPermission({ kind, action, store, caller }: Write): void {
  requireFor(caller, store.resource, action?.permission ?? kind.needs);
}

/** Loads each record and locks it until the transaction ends; 404 when there is none. */
export async function loadAndLock({ kind, store, drafts }: Write): Promise<void> {
  // A record that follows from a write is often one that the write refers to.
  const lock = kind.takes === 'all' ? lockReferred : lockRecord;
  for (const draft of drafts) {
    const record = await lock(store, draft.id as number);
    if (!record) throw refuse.notFound();
    draft.before = record;
  }
}

/** Refuses to change or delete what is another's, where the declaration leaves each record to whom it names. */
export async function checkOwner({ store, caller, drafts }: Write): Promise<void> {
  const { editableBy } = store.resource;
  if (!editableBy || isAllowed(caller, store.resource, editableBy.unless)) return;
  for (const record of recordsBefore(drafts))
    if (!(await leadsToCaller(store, caller, { record, paths: [editableBy.owner] }))) throw refuse.leftToOthers();
}

/** Refuses a personal action on a record of somebody else: 404 for callers who may not read it. */
export async function checkPersonalAction({ action, store, caller, drafts }: Write): Promise<void> {
  const paths = action?.personal ?? [];
  if (paths.length === 0) return;
  const accessBasis = readAccessBasis(caller, store.resource);
  for (const record of recordsBefore(drafts)) {
    const isOwn = await leadsToCaller(store, caller, { record, paths });
    if (!isOwn) throw accessBasis === 'asReader' ? refuse.notOwner() : refuse.notFound();
    // A reference may lead to somebody who is switched off: the row rules say whether the record is still theirs.
    if (accessBasis === 'byRules') await assertReadable(store, caller, record.id);
  }
}

async function leadsToCaller(
  store: Store,
  { userId }: Caller,
  { record, paths }: { readonly record: Values; readonly paths: readonly string[] },
): Promise<boolean> {
  if (userId === null) return false;
  for (const path of paths) if ((await userAt(store, record, path.split('.'))) === userId) return true;
  return false;
}

// The account to which a path of references leads: `student_id.parent_id` is the parent's.
async function userAt({ trx, registry, resource }: Store, record: Values, path: readonly string[]): Promise<unknown> {
  let { fields } = resource;
  let row = record;
  for (const name of path) {
    const { target } = fields[name] as Extract<AnyField, { kind: 'reference' }>;
    const id = (row[name] ?? null) as number | null;
    if (target === 'user' || id === null) return id;
    const { table, ...next } = registry.get(target);
    fields = next.fields;
    row = (await anyTable(trx).selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst()) ?? {};
  }
  return row.user_id;
}

/** Refuses a decision by whoever entered the record, changed it, or is concerned by it. */
export async function checkSeparationOfDuties({ action, store, caller, drafts }: Write): Promise<void> {
  if (!action || isAllowed(caller, store.resource, 'full')) return;
  for (const record of recordsBefore(drafts)) {
    if (await leadsToCaller(store, caller, { record, paths: action.notByOwner })) throw refuse.ownRecord();
    if (action.notByCreator && (await hasEntered(store, caller, record))) throw refuse.ownEntry();
  }
}

async function hasEntered(store: Store, { userId }: Caller, { id }: PresentedRecord): Promise<boolean> {
  if (userId === null) return false;
  const { resource, registry } = store;
  const filters = [idFilter(resource, [id]), notEnteredBy(resource, userId)];
  const others = await runIn(store, idsStatement({ resource, registry, filters, words: [], sort: ID_SORT }));
  return others.length === 0;
}
