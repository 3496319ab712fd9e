import { randomUUID } from 'node:crypto';
import { MAX_SLICE } from '../../core/limits.ts';
import type { Action } from '../../core/resource.ts';
import { refuse } from '../errors.ts';
import { readKey } from '../services/resources/write/idempotencyKeys.ts';
import { stateAfter } from '../services/resources/write/stateAndVersion.ts';
import {
  actOnRecord,
  type BulkResult,
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
import { canBeUndone } from '../services/resources/undoDeletion.ts';

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
  return bulkAnswer(accepted, await toggleMany(accepted, readIds(accepted), readSwitch(accepted)));
}

/** Deletes several records, which can be put back together. */
export async function deleteMany(accepted: ResourceCalling) {
  const undo = undoCodeOf(accepted);
  const result = await removeMany({ ...accepted, deletion: undo }, readIds(accepted));
  const { message, data } = bulkAnswer(accepted, result, 'bulkDeleted');
  return success(message, { ...data, ...(result.done.length > 0 && undo !== undefined && { undo }) });
}

/** A new code for what a call deletes; undefined where that is for good. */
function undoCodeOf({ resource }: ResourceCalling): string | undefined {
  return canBeUndone(resource) ? randomUUID() : undefined;
}

function readIds({ input }: ResourceCalling): number[] {
  const ids = input.ids as number[];
  if (ids.length > MAX_SLICE) throw refuse.invalid({ ids: [{ key: 'maxItems', params: { max: MAX_SLICE } }] });
  return ids;
}

function readSwitch({ input }: ResourceCalling) {
  const seen = input.seen as { readonly record_id: number; readonly row_version: number }[];
  return {
    isActive: readActive(input),
    versions: new Map(seen.map(({ record_id, row_version }) => [record_id, row_version])),
  };
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
