import type { AnyField } from '../core/fields/field.ts';
import { fromMinor, toMinor } from '../core/money.ts';
import { DEFAULT_DECIMALS } from '../core/rules/parseNumber.ts';

/** A field's value as its column stores it: money in minor units, lists as JSON. */
export function toColumn(field: AnyField, value: unknown): unknown {
  if (value === null || value === undefined) return field.kind === 'images' ? '[]' : null;
  if (field.kind === 'money') return toMinor(value as string);
  if (field.kind === 'images') return JSON.stringify(value);
  return value;
}

/** A column's value as it travels. */
export function fromColumn(field: AnyField, value: unknown): unknown {
  if (value === null || value === undefined) return field.kind === 'images' ? [] : null;
  switch (field.kind) {
    case 'money':
      return fromMinor(value as number | string);
    case 'decimal':
      return field.asText ? Number(value).toFixed(field.decimals ?? DEFAULT_DECIMALS) : value;
    case 'time':
      return (value as string).slice(0, 5);
    case 'dateTime':
      return new Date(value as string).toISOString();
    default:
      return value;
  }
}

/** The column of a field. */
export function columnOf(name: string, field: AnyField): string {
  return field.kind === 'password' ? `${name}_hash` : name;
}
