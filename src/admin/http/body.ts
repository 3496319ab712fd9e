import { isObject } from '../../core/isObject.ts';

import type { BodyEncoding } from '../../core/resourceEndpoints.ts';

export type { BodyEncoding };

/** A file input's value for something the server already has: where it is shown, and the path to send back if different. */
export interface StoredFileValue {
  readonly src: string;
  readonly path?: string;
}

type Part = readonly [name: string, value: string | File];

/**
 * Writes a record the way the API reads it. A record with a new file always goes as multipart.
 * Null is an empty text, a boolean 1 or 0, a list repeats `name[]`, an object or a list of rows is JSON text.
 * A list of files splits into the new ones (`images[]`) and the kept ones (`previous_images`, a JSON list of paths).
 */
export function encodeBody(
  record: Readonly<Record<string, unknown>>,
  encoding: BodyEncoding = 'form',
): URLSearchParams | FormData | string {
  const parts = Object.entries(record).flatMap(([name, value]) => partsOf(name, value));
  const hasFile = parts.some(([, value]) => value instanceof File);
  if (encoding === 'json' && !hasFile) return JSON.stringify(record);
  if (encoding === 'multipart' || hasFile) return toFormData(parts);
  return new URLSearchParams(parts.map(([name, value]) => [name, String(value)]));
}

function partsOf(name: string, value: unknown): Part[] {
  if (value === undefined || isKeptFile(value)) return [];
  if (Array.isArray(value)) return partsOfList(name, value);
  return [[name, fileOf(value) ?? textOf(value)]];
}

function partsOfList(name: string, list: readonly unknown[]): Part[] {
  if (list.some((item) => fileOf(item) || isKeptFile(item))) return partsOfFiles(name, list);
  if (list.length === 0 || list.some((item) => typeof item === 'object')) return [[name, JSON.stringify(list)]];
  return list.map((item) => [`${name}[]`, textOf(item)]);
}

function partsOfFiles(name: string, list: readonly unknown[]): Part[] {
  const kept = list.map(pathOf).filter((path) => path !== undefined);
  const added = list.map(fileOf).filter((file) => file !== undefined);
  return [...added.map((file): Part => [`${name}[]`, file]), [`previous_${name}`, JSON.stringify(kept)]];
}

function fileOf(value: unknown): File | undefined {
  if (value instanceof File) return value;
  return isObject(value) && value.rawFile instanceof File ? value.rawFile : undefined;
}

function pathOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return isKeptFile(value) ? (value.path ?? value.src) : undefined;
}

function isKeptFile(value: unknown): value is StoredFileValue {
  return isObject(value) && value.rawFile === undefined && typeof value.src === 'string';
}

function textOf(value: unknown): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function toFormData(parts: readonly Part[]): FormData {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  return form;
}
