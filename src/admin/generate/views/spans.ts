import type { MonthView } from '../../../core/listViews.ts';
import type { Resource } from '../../../core/resource.ts';
import { toZoned } from '../../../core/zonedTime.ts';
import { filterKey } from '../../../core/filterKeys.ts';
import type { AnyRecord } from '../../format/values.ts';
import type { Span } from './monthGrid.ts';

type Filter = Readonly<Record<string, unknown>>;

interface ShownDays {
  readonly first: string;
  readonly last: string;
}

/** What lies on the days that are shown, as filters of the list, which hold besides. What has no end goes on, and is asked for apart. */
export function filtersOfDays(
  resource: Resource,
  { from, to }: MonthView,
  { filter, first, last }: ShownDays & { readonly filter: Filter },
): Filter[] {
  const until = later(filter, filterKey(from, 'to'), last, Math.min);
  if (to === undefined)
    return [{ ...until, ...later(filter, filterKey(from, 'from'), first, Math.max) }].map((asked) => ({
      ...filter,
      ...asked,
    }));
  const within = { ...filter, ...until, ...later(filter, filterKey(to, 'from'), first, Math.max) };
  const isOpen =
    !resource.fields[to]?.required && filter[to] === undefined && filter[filterKey(to, 'from')] === undefined;
  return isOpen ? [within, { ...filter, ...until, [to]: null }] : [within];
}

/** The days on which records lie. */
export function spansOf<T extends AnyRecord>(
  records: readonly T[],
  { from, to }: MonthView,
  { timeZone, last }: { readonly timeZone: string; readonly last: string },
): Span<T>[] {
  return records.flatMap((entry) => {
    const begin = dayOf(entry[from], timeZone);
    if (begin === undefined) return [];
    const end = to === undefined ? begin : (lastDayOf(entry[to], timeZone) ?? last);
    return [{ entry, from: begin, to: end < begin ? begin : end }];
  });
}

/** The time at which a record begins on its first day, `HH:MM`; undefined where it is of the whole day. */
export function timeOf(record: AnyRecord, { from, at }: MonthView, timeZone: string): string | undefined {
  if (at !== undefined) return record[at] ? String(record[at]).slice(0, 5) : undefined;
  const begin = String(record[from] ?? '');
  return begin.includes('T') ? toZoned(begin, timeZone).slice(11) : undefined;
}

function dayOf(value: unknown, timeZone: string): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  return value.includes('T') ? toZoned(value, timeZone).slice(0, 10) : value.slice(0, 10);
}

// What ends at midnight does not lie on the day that begins then.
function lastDayOf(value: unknown, timeZone: string): string | undefined {
  if (typeof value !== 'string' || !value.includes('T')) return dayOf(value, timeZone);
  return dayOf(new Date(Date.parse(value) - 1).toISOString(), timeZone);
}

// Where the list is filtered by the same, the narrower of the two holds.
function later(filter: Filter, key: string, day: string, pick: (...times: number[]) => number): Filter {
  const said = filter[key];
  if (typeof said !== 'string' || Number.isNaN(Date.parse(said))) return { [key]: day };
  return { [key]: pick(Date.parse(said), Date.parse(day)) === Date.parse(day) ? day : said };
}
