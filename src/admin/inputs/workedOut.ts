import { holds } from '../../core/conditions.ts';
import type { AnyField, ComputedField } from '../../core/fields/field.ts';
import { isEntered, type Resource } from '../../core/resource.ts';
import { parseValue } from '../../core/rules/parseValue.ts';
import type { AnyRecord } from '../format/values.ts';
import { ruleRecord } from './field/ruleRecord.ts';

/**
 * What a field that is worked out comes to by a form's values. What is hidden counts as empty, as it is stored. Null while
 * one of the values cannot be read: a sum of the others would look like a result.
 */
export function workedOut({ fields }: Pick<Resource, 'fields'>, field: ComputedField, values: AnyRecord): unknown {
  const record = ruleRecord(values, fields);
  const entered = Object.entries(fields).filter(([, each]) => isEntered(each));
  if (!entered.every(([name, each]) => isReadable(each, record[name]))) return null;
  const hidden = entered.filter(([, { visibleWhen }]) => !holds(visibleWhen, record)).map(([name]) => [name, null]);
  return field.value?.({ ...record, ...Object.fromEntries(hidden) });
}

function isReadable(field: AnyField, value: unknown): boolean {
  if ('problem' in parseValue(field, value)) return false;
  if (field.kind !== 'children' || !Array.isArray(value)) return true;
  const cells = Object.entries(field.fields);
  return value.every((row: AnyRecord) => cells.every(([name, cell]) => isReadable(cell, row[name])));
}
