import { holds } from '../../../core/conditions.ts';
import type { AnyField } from '../../../core/fields/field.ts';
import { type Resource, statusFieldOf } from '../../../core/resource.ts';
import type { Caller } from '../../caller.ts';
import { refuse } from '../../errors.ts';
import { hiddenFields } from '../../policies/hiddenFields.ts';
import { withoutHidden } from '../../presenters/presentRecord.ts';
import { audit } from './audit.ts';
import { keepExactlyOne, refuseLosingTheOne } from './exactlyOne.ts';
import { hooksOf } from './hooks.ts';
import { overlapProblems } from './overlap.ts';
import { refuseForeign } from './rowRules.ts';
import { insertRecord, loadRecord, lockRecord, runIn, type Store, updateRecord, type Values } from './store.ts';
import { usesOf } from './uses.ts';
import { checkedValues, inTransaction, refuseProblems, type WriteCall } from './writing.ts';

export type Presented = Record<string, unknown>;

/** Makes a record and answers it. */
export function createRecord(call: WriteCall, input: Values): Promise<Presented> {
  return inTransaction(call, async (store) => {
    const values = await checkedValues({ call, store, input });
    const id = await insertRecord(store, values, call.caller.userId);
    const after = await followed({ call, store, id });
    await audit(store.trx, { ...call, id, action: 'create', before: null, after });
    return seen(call, after);
  });
}

/** Changes a record and answers it. A stale `row_version` is refused with the record as it is now. */
export function changeRecord(call: WriteCall, id: number, input: Values): Promise<Presented> {
  return inTransaction(call, async (store) => {
    const before = await lockOrRefuse(store, call.caller, id);
    refuseStale(call, before, input);
    refuseLocked(call.resource, before);
    const values = await checkedValues({ call, store, input, existing: before });
    const changed = changedValues(call.resource, values, before);
    if (Object.keys(changed).length === 0) return seen(call, before);
    await updateRecord(store, id, changed);
    const after = await followed({ call, store, id, before });
    await audit(store.trx, { ...call, id, action: 'update', ...withPasswordMark(call.resource, changed, { before, after }) });
    return seen(call, after);
  });
}

/** Deletes a record that nothing points at. */
export function removeRecord(call: WriteCall, id: number): Promise<void> {
  return inTransaction(call, async (store) => {
    const before = await lockOrRefuse(store, call.caller, id);
    refuseLocked(call.resource, before);
    refuseLosingTheOne(store, before);
    await hooksOf(call.resource.name).beforeRemove?.({ store, caller: call.caller, existing: before });
    const uses = await usesOf(store, id);
    if (uses.length > 0) throw refuse.referenced(uses);
    await store.trx.deleteFrom(call.resource.table).where('id', '=', id).execute();
    await audit(store.trx, { ...call, id, action: 'delete', before, after: null });
  });
}

interface Toggle {
  readonly is_active: 0 | 1;
  readonly row_version?: unknown;
}

/** Switches a record on or off and answers it. A stale `row_version` is refused as by a change. */
export function toggleRecord(call: WriteCall, id: number, input: Toggle): Promise<Presented> {
  const { is_active: isActive } = input;
  return inTransaction(call, async (store) => {
    const before = await lockOrRefuse(store, call.caller, id);
    refuseStale(call, before, input);
    if (before.is_active === isActive) return seen(call, before);
    const values = await keepExactlyOne({ store, caller: call.caller, values: { is_active: isActive }, existing: before });
    refuseProblems(await overlapProblems({ store, values, existing: before }));
    const found = await hooksOf(call.resource.name).beforeWrite?.({ store, caller: call.caller, existing: before, values });
    refuseProblems(found ?? {});
    await updateRecord(store, id, values);
    const after = await followed({ call, store, id, before });
    await audit(store.trx, { ...call, id, action: 'toggle', before, after });
    return seen(call, after);
  });
}

// The record as it stands once all that follows from it is written.
async function followed(given: { call: WriteCall; store: Store; id: number; before?: Presented }): Promise<Presented> {
  const { call, store, id, before } = given;
  const record = await loadRecord(store, id);
  const { afterWrite } = hooksOf(call.resource.name);
  if (!afterWrite) return record;
  await afterWrite({ store, caller: call.caller, record, before });
  return loadRecord(store, id);
}

/** The record of an id, locked; 404 when there is none, or when it is out of the caller's sight. */
export async function lockOrRefuse(store: Store, caller: Caller, id: number): Promise<Presented> {
  await refuseForeign({ ...store, run: (statement) => runIn(store, statement), caller, id });
  const record = await lockRecord(store, id);
  if (!record) throw refuse.notFound();
  return record;
}

/** Refuses a change that was made looking at an older state. */
export function refuseStale(call: WriteCall, record: Presented, input: { readonly row_version?: unknown }): void {
  const { row_version: seenVersion } = input;
  if (seenVersion === undefined || seenVersion === null || seenVersion === '') return;
  if (typeof seenVersion === 'object' || String(seenVersion) !== String(record.row_version)) throw refuse.stale(seen(call, record));
}

/** A record as the caller may see it. */
export function seen({ resource, caller }: WriteCall, record: Presented): Presented {
  return withoutHidden(record, hiddenFields(resource, caller));
}

/** The key under which the languages have the name of the state that a record is in. */
export function stateOf(resource: Resource, record: Presented): string {
  const name = statusFieldOf(resource);
  const field = name === undefined ? undefined : resource.fields[name];
  const choice = field?.kind === 'status' && field.options.find((each) => each.value === record[name as string]);
  return `resources.${resource.name}.options.${name}.${choice ? choice.name : ''}`;
}

function refuseLocked(resource: Resource, record: Presented): void {
  if (!holds(resource.editableWhen, record)) throw refuse.locked({ state: stateOf(resource, record) });
}

function changedValues({ fields }: Resource, values: Values, before: Presented): Values {
  const isChanged = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(storedValue(fields[name], before[name]));
  return Object.fromEntries(Object.entries(values).filter(isChanged));
}

// Child rows are answered with the names of what they refer to.
function storedValue(field: AnyField | undefined, value: unknown): unknown {
  if (field?.kind !== 'children') return value ?? null;
  const names = Object.keys(field.fields);
  return (value as Values[]).map((row) => Object.fromEntries(names.map((name) => [name, row[name]])));
}

// That a password was changed belongs into the history; what it is does not.
function withPasswordMark(resource: Resource, changed: Values, { before, after }: { before: Presented; after: Presented }) {
  const passwords = Object.keys(changed).filter((name) => resource.fields[name]?.kind === 'password');
  if (passwords.length === 0) return { before, after };
  const marks = (mark: string) => Object.fromEntries(passwords.map((name) => [name, mark]));
  return { before: { ...before, ...marks('•') }, after: { ...after, ...marks('••') } };
}
