import type { AnyField, Fields } from '../../core/fields/field.ts';
import { isObject } from '../../core/isObject.ts';
import { embedKey } from '../../core/resource.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * A record, or a row, with values that its fields can show. Another back end may answer an object where a text or a number
 * belongs, such as a name in several languages: there stands what that calls itself, or nothing.
 */
export function withPlainValues<T extends Values>(fields: Fields, values: T): T {
  const plain = Object.entries(fields).flatMap(([name, field]) => plainParts(name, field, values));
  const changed = plain.filter(([name, value]) => value !== values[name]);
  return changed.length > 0 ? { ...values, ...Object.fromEntries(changed) } : values;
}

function plainParts(name: string, field: AnyField, values: Values): [name: string, value: unknown][] {
  const value = values[name];
  if (field.kind === 'children') return [[name, plainRows(field.fields, value)]];
  if (field.kind === 'reference' || field.kind === 'manyToMany') {
    const key = embedKey(name);
    return [
      [name, idOf(value)],
      [key, Array.isArray(values[key]) ? values[key] : withPlainName(values[key])],
    ];
  }
  const isFree = field.kind === 'computed' && (field.as === 'object' || field.as === 'records');
  return isFree ? [] : [[name, plainValue(value)]];
}

function plainRows(fields: Fields, rows: unknown): unknown {
  if (!Array.isArray(rows)) return rows;
  const plain = rows.map((row) => (isObject(row) ? withPlainValues(fields, row) : row));
  return plain.some((row, index) => row !== rows[index]) ? plain : rows;
}

function plainValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.some(isObject) ? value.map(plainValue).filter((each) => each !== null) : value;
  return isObject(value) ? (plainName(value) ?? null) : value;
}

/** The id of what a reference leads to, where the record itself stands in its place. */
function idOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.some(isObject) ? value.map(idOf) : value;
  return isObject(value) ? (value.id ?? null) : value;
}

function withPlainName(embedded: unknown): unknown {
  return isObject(embedded) && isObject(embedded.name) ? { ...embedded, name: plainName(embedded.name) } : embedded;
}

function plainName({ name }: Values): string | number | undefined {
  return typeof name === 'string' || typeof name === 'number' ? name : undefined;
}
