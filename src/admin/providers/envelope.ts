import type { RaRecord } from 'react-admin';
import { isObject } from '../../core/isObject.ts';
import { keepServerMessage } from './serverMessages.ts';

/** The records of a list answer: the list itself, or one inside `data`. */
export function recordsOf(json: unknown): RaRecord[] {
  const list = isObject(json) ? json.data : json;
  return Array.isArray(list) ? list.filter(isRecord) : [];
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
