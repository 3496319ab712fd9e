import { isFilled } from '../../core/conditions.ts';
import { ANY_OF, readFilterKey } from '../../core/filterKeys.ts';
import { isObject } from '../../core/isObject.ts';
import { nextDate, placeOfDate } from '../../core/nextFirst.ts';
import { embedKey, fieldOf, type Resource } from '../../core/resource.ts';

/** What a list call asks for, in the dialect of ra-data-simple-rest. */
export interface ListQuery {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: readonly [field: string, order: string] | undefined;
  /** First and last row, both included; all rows when not said. */
  readonly range: readonly [first: number, last: number] | undefined;
}

type Row = Readonly<Record<string, unknown>>;

/** The ids that a filter through another entity leaves, by the filter's key; a filter that is not here leaves all. */
export type NamedIds = Readonly<Record<string, ReadonlySet<number>>>;

export interface Slice<T> {
  readonly rows: readonly T[];
  readonly total: number;
}

/** As the database sorts names: without regard to case, numbers by value. */
const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'accent' });

/**
 * Filters, sorts and pages a whole list as our own server would. The specification's list calls take no query, so a back
 * end that has only these answers every row, and the screens would otherwise show all of them in any order.
 */
export function sliceOf<T extends Row>(
  rows: readonly T[],
  query: ListQuery,
  { resource, named = {} }: { readonly resource: Resource; readonly named?: NamedIds },
): Slice<T> {
  const kept = matchingRows(rows, query.filter, { resource, named });
  const sorted = query.sort ? sortRows(kept, query.sort, resource) : kept;
  const [first, last] = query.range ?? [0, sorted.length - 1];
  return { rows: sorted.slice(first, last + 1), total: kept.length };
}

/** The rows that meet a filter. */
export function matchingRows<T extends Row>(
  rows: readonly T[],
  filter: ListQuery['filter'],
  { resource, named = {} }: { readonly resource: Resource; readonly named?: NamedIds },
): T[] {
  const tests = allTests(filter, { resource, named });
  return rows.filter((row) => tests.every((test) => test(row)));
}

interface FilterEntry {
  readonly key: string;
  readonly wanted: unknown;
  readonly resource: Resource;
  readonly named: NamedIds;
}

function allTests(
  filter: ListQuery['filter'],
  given: Pick<FilterEntry, 'resource' | 'named'>,
): ((row: Row) => boolean)[] {
  return Object.entries(filter).map(([key, wanted]) => testOf({ key, wanted, ...given }));
}

function testOf({ key, wanted, resource, named }: FilterEntry): (row: Row) => boolean {
  if (key === 'q') return searchTest(String(wanted), resource);
  if (key === ANY_OF && Array.isArray(wanted)) {
    const tests = wanted.map((all: Row) => allTests(all, { resource, named }));
    return (row) => tests.some((all) => all.every((test) => test(row)));
  }
  if (isObject(wanted)) return ({ id }) => named[key]?.has(Number(id)) ?? true;
  const { name, test } = readFilterKey(key, (each) => fieldOf(resource, each) !== undefined);
  const all = Array.isArray(wanted) ? wanted : [wanted];
  if (test === 'none') return (row) => !isAnyOf(row[name], all);
  if (test === 'any') return (row) => isAnyOf(row[name], all);
  return (row) => isFilled(row[name]) && isWithin(row[name], test, wanted);
}

function searchTest(text: string, { list }: Resource): (row: Row) => boolean {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return (row) => {
    const searched = [...list.search, ...Object.keys(list.searchThrough)]
      .map((field) => sortValue(row, field) ?? '')
      .join(' ')
      .toLowerCase();
    return words.every((word) => searched.includes(word));
  };
}

// A day as the last one includes every instant of it: an instant begins with its day.
function isWithin(value: unknown, test: 'from' | 'to', bound: unknown): boolean {
  const isTime = typeof value === 'string' && typeof bound === 'string' && value.length > bound.length;
  const order = compare(test === 'to' && isTime && /^\d{4}-/.test(bound) ? value.slice(0, bound.length) : value, bound);
  return test === 'from' ? order >= 0 : order <= 0;
}

function isAnyOf(value: unknown, wanted: readonly unknown[]): boolean {
  const held = Array.isArray(value) ? value : [value];
  if (held.length === 0) return wanted.includes(null);
  return held.some((each) => wanted.some((one) => plain(one) === plain(each)));
}

// A back end may answer numbers as text, and a filter input may hold either.
function plain(value: unknown): string {
  if (typeof value === 'boolean') return String(Number(value));
  return isFilled(value) ? String(value) : '';
}

function sortRows<T extends Row>(
  rows: readonly T[],
  [field, order]: readonly [string, string],
  resource: Resource,
): T[] {
  const direction = order === 'DESC' ? -1 : 1;
  const dated = nextDate(resource, field);
  if (dated !== undefined) return [...rows].sort((a, b) => (placeOfDate(a[dated]) - placeOfDate(b[dated])) * direction);
  const fields = [field, ...resource.list.thenBy];
  return [...rows].sort((a, b) => {
    for (const each of fields) {
      const order = compareBy(each, a, b) * direction;
      if (order !== 0) return order;
    }
    return compare(a.id, b.id);
  });
}

function compareBy(field: string, a: Row, b: Row): number {
  const [one, other] = [sortValue(a, field), sortValue(b, field)];
  if (isFilled(one) !== isFilled(other)) return isFilled(one) ? -1 : 1;
  return compare(one, other);
}

function sortValue(row: Row, field: string): unknown {
  const embedded = row[embedKey(field)];
  return isObject(embedded) && 'name' in embedded ? embedded.name : row[field];
}

function compare(one: unknown, other: unknown): number {
  const [a, b] = [Number(one), Number(other)];
  if (!Number.isNaN(a) && !Number.isNaN(b)) return a - b;
  return collator.compare(String(one), String(other));
}
