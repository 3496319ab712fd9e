import type { AnyField } from '../../../../core/fields/field.ts';
import type { Resource } from '../../../../core/resource.ts';
import type { RowWithId } from '../../../db/tables.ts';
import { type PresentedRecord, presentRecord } from '../../../presenters/presentRecord.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { deleteRecord, insertRecord, insertRecords, insertReserved, updateRecord } from './rows.ts';
import { loadRecord, loadRecords } from './loadRecords.ts';
import type { Store, Values } from '../../store.ts';
import { insertDeleted, takeRecord } from './takeRecord.ts';
import type { Draft, Write, WriteKind } from './write.ts';

/** Writes the rows. What changes nothing is not written. */
export async function storeRecords({ kind, store, caller, drafts }: Write): Promise<void> {
  await hashPasswords(store.resource, drafts);
  if (kind.does === 'insert') return insertAll(kind, store, drafts, caller.userId);
  for (const draft of drafts) await storeOne(kind, store, draft);
}

async function storeOne(kind: WriteKind, store: Store, draft: Draft): Promise<void> {
  if (kind.does === 'restore') return putBack(store, draft);
  if (kind.does === 'update') return update(kind, store, draft);
  store.taken?.push(await takeRecord(kind, store, draft));
  await deleteRecord(store, draft.id as number);
}

async function putBack(store: Store, draft: Draft): Promise<void> {
  if (!draft.taken) throw new Error(`Nothing was kept of ${store.resource.name} ${draft.id}`);
  await insertDeleted(store, draft.taken);
  draft.after = await loadRecord(store, draft.taken.id);
}

async function insertAll(
  kind: WriteKind,
  store: Store,
  drafts: readonly Draft[],
  createdBy: number | null,
): Promise<void> {
  const [first, ...more] = drafts;
  if (first && more.length === 0) {
    if (first.reserved) {
      first.after = presentRecord(
        store.resource,
        await insertReserved(store, first.values, { createdBy, ...first.reserved }),
      );
      return;
    }
    // One row goes as a prepared statement.
    first.after = await recordOf(kind, store, await insertRecord(store, first.values, createdBy));
    return;
  }
  const ids = await insertRecords(
    store,
    drafts.map(({ values }) => values),
    createdBy,
  );
  const records = await loadRecords(store, ids);
  for (const [index, draft] of drafts.entries()) draft.after = records[index] as PresentedRecord;
}

/** A record as it was stored, with what it refers to where anybody asks for that. */
function recordOf(
  { knowsRowOnly }: WriteKind,
  store: Store,
  row: RowWithId,
): PresentedRecord | Promise<PresentedRecord> {
  return knowsRowOnly === undefined ? loadRecord(store, row.id) : presentRecord(store.resource, row);
}

async function update(kind: WriteKind, store: Store, draft: Draft): Promise<void> {
  const { before } = draft;
  if (!before) return;
  draft.values = changedValues(store.resource, draft.values, before);
  const isChanged = Object.keys(draft.values).length > 0;
  const step = kind.keepsVersion === undefined ? 1 : 0;
  draft.after = isChanged
    ? await recordOf(kind, store, await updateRecord({ store, id: before.id, values: draft.values, step }))
    : before;
}

/** Puts hashes in the place of passwords. An update without a new password leaves the old one. */
async function hashPasswords({ fields }: Resource, drafts: readonly Draft[]): Promise<void> {
  const passwords = Object.keys(fields).filter((name) => fields[name]?.kind === 'password');
  for (const name of passwords) {
    for (const draft of drafts) {
      const { [name]: password, ...others } = draft.values;
      if (password === undefined) continue;
      draft.values = password === null ? others : { ...others, [name]: await hashPassword(password as string) };
    }
  }
}

function changedValues({ fields }: Resource, values: Values, before: Values): Values {
  const isChanged = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(storedValue(fields[name], before[name]));
  return Object.fromEntries(Object.entries(values).filter(isChanged));
}

// Child rows are answered with the names of what they refer to.
function storedValue(field: AnyField | undefined, value: unknown): unknown {
  if (field?.kind !== 'children') return value ?? null;
  const names = Object.keys(field.fields);
  return (value as Values[]).map((row) => Object.fromEntries(names.map((name) => [name, row[name]])));
}
