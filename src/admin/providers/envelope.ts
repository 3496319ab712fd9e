import type { RaRecord } from 'react-admin';
import { isObject } from '../../core/isObject.ts';
import { ApiError } from '../http/apiError.ts';
import { keepServerMessage } from './serverMessages.ts';

/** The records of a list: the list itself, or one inside `data`; none where there is no list. */
export function recordsOf(json: unknown): RaRecord[] {
  const list = isObject(json) ? json.data : json;
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

/**
 * The records of the answer of a list call. Throws an `ApiError` for what is no list of records: shown as an empty one,
 * somebody would enter everything again.
 */
export function listedRecords(json: unknown): RaRecord[] {
  const list = isObject(json) ? json.data : json;
  const records = recordsOf(json);
  if (!Array.isArray(list) || (records.length === 0 && list.length > 0))
    throw new ApiError(200, { message: 'login.unexpected' });
  return records;
}

/** The record of an answer: itself, inside `data`, or the only one of a list. Its fields are taken on trust. */
export function recordOf<T extends RaRecord>(json: unknown): T | undefined {
  const value = isObject(json) && 'data' in json ? json.data : json;
  const record: unknown = Array.isArray(value) ? value[0] : value;
  return isRecord(record) ? (record as T) : undefined;
}

/** The record that a write gave back with what the server said; `known` stands in where an answer holds none. */
export function writtenRecord<T extends RaRecord>(json: unknown, known: RaRecord): T {
  return keepServerMessage({ ...(recordOf<T>(json) ?? (known as T)) }, messageOf(json));
}

export function messageOf(json: unknown): string | undefined {
  return isObject(json) && typeof json.message === 'string' ? json.message : undefined;
}

export function isRecord(value: unknown): value is RaRecord {
  return isObject(value) && (typeof value.id === 'number' || typeof value.id === 'string');
}
