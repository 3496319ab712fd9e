import type { Fields } from '../../core/fields/field.ts';
import type { Resource } from '../../core/resource.ts';
import { shownPhone } from '../phoneNumbers.ts';

type Values = Readonly<Record<string, unknown>>;
type ShowPhones = (values: Values, country: string) => Values;

const shows = new WeakMap<Fields, ShowPhones | 'nothing'>();

/** A record with its phone numbers as people in a country write them. All else stays as it is. */
export function showPhones<T extends Values | null>(
  { fields }: Pick<Resource, 'fields'>,
  record: T,
  country: string,
): T {
  const show = showOf(fields);
  return record === null || show === 'nothing' ? record : (show(record, country) as T);
}

function showOf(fields: Fields): ShowPhones | 'nothing' {
  let show = shows.get(fields);
  if (!show) {
    show = compile(fields);
    shows.set(fields, show);
  }
  return show;
}

function compile(fields: Fields): ShowPhones | 'nothing' {
  const steps = Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'phone') return [{ name, show: shownValue }];
    const inRows = field.kind === 'children' ? showOf(field.fields) : 'nothing';
    return inRows === 'nothing' ? [] : [{ name, show: shownRows(inRows) }];
  });
  if (steps.length === 0) return 'nothing';
  return (values, country) => {
    const shown: Record<string, unknown> = { ...values };
    for (const { name, show } of steps) if (name in shown) shown[name] = show(shown[name], country);
    return shown;
  };
}

function shownValue(value: unknown, country: string): unknown {
  return typeof value === 'string' ? shownPhone(value, country) : value;
}

function shownRows(show: ShowPhones) {
  return (rows: unknown, country: string) =>
    Array.isArray(rows) ? rows.map((row: Values) => show(row, country)) : rows;
}
