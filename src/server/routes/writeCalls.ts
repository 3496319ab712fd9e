import { randomUUID } from 'node:crypto';
import { manyNamed } from '../../core/calls/resourceWriteCalls.ts';
import { isObject } from '../../core/isObject.ts';
import { MAX_SLICE } from '../../core/limits.ts';
import { manyFields } from '../../core/manyFields.ts';
import type { Action, Resource } from '../../core/resource.ts';
import { refuse } from '../errors.ts';
import { readFields } from '../readFields.ts';
import { readKey } from '../services/resources/write/idempotencyKeys.ts';
import { type Move, orderRecords } from '../services/resources/write/orderRecords.ts';
import { stateAfter } from '../services/resources/write/stateAndVersion.ts';
import {
  actOnRecord,
  type BulkResult,
  changeMany,
  changeRecord,
  createRecord,
  removeMany,
  removeRecord,
  toggleMany,
  toggleRecord,
} from '../services/resources/write/writeRecords.ts';
import { readActive } from './readActive.ts';
import { readVersion } from './readVersion.ts';
import { success, type ResourceCalling } from './serve.ts';
import { canBeUndone } from '../services/resources/write/undoDeletion.ts';

export async function create(accepted: ResourceCalling) {
  const key = readKey(accepted.request.headers['idempotency-key']);
  const { suggested } = accepted.query;
  const record = await createRecord(accepted, accepted.input, {
    key,
    suggested: typeof suggested === 'string' ? suggested.split(',') : [],
  });
  return success(messageFor(accepted, 'created'), record);
}

export async function update(accepted: ResourceCalling) {
  const record = await changeRecord(accepted, accepted.params.id, accepted.input);
  return success(messageFor(accepted, 'updated'), record);
}

export async function toggle(accepted: ResourceCalling) {
  const isActive = readActive(accepted.input);
  const input = { ...accepted.input, is_active: isActive };
  const record = await toggleRecord(accepted, accepted.params.id, input);
  return success(messageFor(accepted, isActive ? 'switchedOn' : 'switchedOff'), record);
}

export async function remove(accepted: ResourceCalling) {
  const { id } = accepted.params;
  const undo = undoCodeOf(accepted);
  await removeRecord({ ...accepted, deletion: undo }, id, readVersion(accepted));
  return success(messageFor(accepted, 'deleted'), { id, ...(undo !== undefined && { undo }) });
}

/** Moves a record along its life cycle. */
export async function act(accepted: ResourceCalling, action: Action) {
  const { input, params, resource, translator } = accepted;
  const record = await actOnRecord({ call: accepted, action, id: params.id, input });
  const state = translator.text(stateAfter(resource, action));
  return success(translator.text('server.acted', { resource: translator.resourceName(resource.name), state }), record);
}

/** Switches several records on or off. */
export async function switchMany(accepted: ResourceCalling) {
  return bulkAnswer(accepted, await toggleMany(accepted, readIds(accepted.input), readSwitch(accepted)));
}

/** Gives several records the same values. */
export async function updateMany(accepted: ResourceCalling) {
  const { context, input, resource } = accepted;
  const named = readFields(manyNamed(resource), { input, today: context.today(), besides: ['values'] });
  const values = readValues(resource, input.values);
  return bulkAnswer(accepted, await changeMany(accepted, readIds(named), { values, versions: versionsOf(named) }));
}

function readValues(resource: Resource, values: unknown): Readonly<Record<string, unknown>> {
  if (!isObject(values) || Object.keys(values).length === 0) throw refuse.invalid({ values: [{ key: 'required' }] });
  const taken = manyFields(resource);
  const untaken = Object.keys(values).filter((name) => !taken.includes(name));
  if (untaken.length > 0)
    throw refuse.invalid(Object.fromEntries(untaken.map((name) => [name, [{ key: 'notTaken' }]])));
  return values;
}

/** Moves records to another place of their list. */
export async function order(accepted: ResourceCalling) {
  const { input, translator } = accepted;
  const ids = readIds(input);
  const changed = await orderRecords(accepted, { ids, ...readAnchor(input, ids) });
  return success(translator.text('server.ordered'), { changed });
}

/** Beside which record they are to stand: one of the two is said, and it is none that is moved. */
function readAnchor(input: ResourceCalling['input'], ids: readonly number[]): Pick<Move, 'anchor' | 'side'> {
  const { after, before } = input as { readonly after: number | null; readonly before: number | null };
  const anchor = after ?? before;
  const side = after === null ? 'before' : 'after';
  if (anchor === null) throw refuse.invalid({ after: [{ key: 'required' }] });
  if ((after !== null && before !== null) || ids.includes(anchor))
    throw refuse.invalid({ [side]: [{ key: 'notTaken' }] });
  return { anchor, side };
}

/** Deletes several records, which can be put back together. */
export async function deleteMany(accepted: ResourceCalling) {
  const undo = undoCodeOf(accepted);
  const result = await removeMany({ ...accepted, deletion: undo }, readIds(accepted.input));
  const { message, data } = bulkAnswer(accepted, result, 'bulkDeleted');
  return success(message, { ...data, ...(result.done.length > 0 && undo !== undefined && { undo }) });
}

/** A new code for what a call deletes; undefined where that is for good. */
function undoCodeOf({ resource }: ResourceCalling): string | undefined {
  return canBeUndone(resource) ? randomUUID() : undefined;
}

function readIds(input: ResourceCalling['input']): number[] {
  const ids = input.ids as number[];
  if (ids.length > MAX_SLICE) throw refuse.invalid({ ids: [{ key: 'maxItems', params: { max: MAX_SLICE } }] });
  return ids;
}

function readSwitch({ input }: ResourceCalling) {
  return { isActive: readActive(input), versions: versionsOf(input) };
}

function versionsOf(input: ResourceCalling['input']): ReadonlyMap<number, number> {
  const seen = input.seen as { readonly record_id: number; readonly row_version: number }[];
  return new Map(seen.map(({ record_id, row_version }) => [record_id, row_version]));
}

function bulkAnswer(
  { translator: { text, reason }, resource }: ResourceCalling,
  { done, refused }: BulkResult,
  allDone: 'bulkDone' | 'bulkDeleted' = 'bulkDone',
) {
  const message =
    refused.length === 0
      ? text(`server.${allDone}`, { smart_count: done.length })
      : text('server.bulkPartly', { done: done.length, refused: refused.length });
  return success(message, {
    done,
    refused: refused.map(({ id, error }) => ({ id, message: reason(error, resource) })),
  });
}

function messageFor({ translator: { text, resourceName }, resource }: ResourceCalling, what: string): string {
  return text(`server.${what}`, { resource: resourceName(resource.name) });
}
