import { audit, auditAll } from './audit.ts';
import type { Moved } from './hookTypes.ts';
import { insertRecords } from './import/insertMany.ts';
import { insertRecord, loadRecord, loadRecords, lockReferred, updateRecord, type Values } from './store.ts';

interface FollowUp {
  /** What it follows from. */
  readonly cause: Pick<Moved, 'store' | 'caller'>;
  readonly resource: string;
  readonly values: Values;
}

/** Makes a record that follows from another, with its history, in the same transaction; answers it. */
export async function addFollowing({ cause, resource, values }: FollowUp): Promise<Values> {
  const { caller } = cause;
  const store = { ...cause.store, resource: cause.store.registry.get(resource) };
  const id = await insertRecord(store, values, caller.userId);
  const after = await loadRecord(store, id);
  await audit(store.trx, { caller, resource: store.resource, id, action: 'create', before: null, after });
  return after;
}

/** Makes many records that follow from others, with their history, in the same transaction. */
export async function addAllFollowing({ cause, resource, values }: Omit<FollowUp, 'values'> & { readonly values: readonly Values[] }): Promise<void> {
  const { caller } = cause;
  const store = { ...cause.store, resource: cause.store.registry.get(resource) };
  const made = await loadRecords(store, await insertRecords(store, values, caller.userId));
  await auditAll(store.trx, made.map((after) => ({ caller, resource: store.resource, id: Number(after.id), action: 'create', before: null, after })));
}

/** Changes a record because another moved, with its history, in the same transaction. */
export async function changeFollowing(given: Omit<FollowUp, 'values'> & {
  readonly id: number;
  /** What to change, seeing the record as it is, locked; nothing, to leave it alone. */
  readonly change: (before: Values) => Values | undefined | Promise<Values | undefined>;
  /** What the history calls it. */
  readonly action?: string;
}): Promise<void> {
  const { cause, resource, id, change, action = 'update' } = given;
  const { caller } = cause;
  const store = { ...cause.store, resource: cause.store.registry.get(resource) };
  const before = await lockReferred(store, id);
  if (!before) throw new Error(`${resource} ${id} is gone although a record refers to it`);
  const values = await change(before);
  if (!values) return;
  await updateRecord(store, id, values);
  const after = await loadRecord(store, id);
  await audit(store.trx, { caller, resource: store.resource, id, action, before, after });
}

/** Deletes a record because another changed or goes, with its history, in the same transaction. */
export async function removeFollowing({ cause, resource, id }: Omit<FollowUp, 'values'> & { readonly id: number }): Promise<void> {
  const { caller } = cause;
  const store = { ...cause.store, resource: cause.store.registry.get(resource) };
  const before = await loadRecord(store, id);
  await store.trx.deleteFrom(store.resource.table).where('id', '=', id).execute();
  await audit(store.trx, { caller, resource: store.resource, id, action: 'delete', before, after: null });
}
