import { embedKey, type Resource } from '../../core/resource.ts';

/** What a list call asks for, in the dialect of ra-data-simple-rest. */
export interface ListQuery {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: readonly [field: string, order: string] | undefined;
  /** First and last row, both included; all rows when not said. */
  readonly range: readonly [first: number, last: number] | undefined;
}

type Row = Readonly<Record<string, unknown>>;

export interface Slice {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** Filters, sorts and pages a whole list, for a back end that answers nothing else. */
export function sliceOf(rows: readonly Row[], query: ListQuery, resource: Resource): Slice {
  const kept = rows.filter((row) =>
    Object.entries(query.filter).every(([key, wanted]) => passes({ row, key, wanted, resource })),
  );
  const sorted = query.sort ? sortRows(kept, query.sort) : kept;
  const [first, last] = query.range ?? [0, sorted.length - 1];
  return { rows: sorted.slice(first, last + 1), total: kept.length };
}

function passes({
  row,
  key,
  wanted,
  resource,
}: {
  row: Row;
  key: string;
  wanted: unknown;
  resource: Resource;
}): boolean {
  // Whether other records name this one is not known here.
  if (isObject(wanted)) return true;
  if (key === 'q') return searchText(row, resource).includes(String(wanted).trim().toLowerCase());
  const bound = /^(.+)_(gte|lte)$/.exec(key);
  if (bound?.[1] && !(key in row)) return isFilled(row[bound[1]]) && isWithin(row[bound[1]], bound[2], wanted);
  return isAnyOf(row[key], Array.isArray(wanted) ? wanted : [wanted]);
}

function searchText(row: Row, { list }: Resource): string {
  return list.search
    .map((field) => row[field] ?? '')
    .join(' ')
    .toLowerCase();
}

function isWithin(value: unknown, side: string | undefined, bound: unknown): boolean {
  const order = compare(value, bound);
  return side === 'gte' ? order >= 0 : order <= 0;
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

function sortRows(rows: readonly Row[], [field, order]: readonly [string, string]): Row[] {
  const direction = order === 'DESC' ? -1 : 1;
  return [...rows].sort((a, b) => {
    const [one, other] = [sortValue(a, field), sortValue(b, field)];
    if (isFilled(one) !== isFilled(other)) return (isFilled(one) ? -1 : 1) * direction;
    return compare(one, other) * direction || compare(a.id, b.id);
  });
}

function sortValue(row: Row, field: string): unknown {
  const embedded = row[embedKey(field)];
  return isNamed(embedded) ? embedded.name : row[field];
}

function compare(one: unknown, other: unknown): number {
  const [a, b] = [Number(one), Number(other)];
  if (!Number.isNaN(a) && !Number.isNaN(b)) return a - b;
  return String(one).localeCompare(String(other));
}

function isFilled(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '';
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isNamed(value: unknown): value is { readonly name: unknown } {
  return typeof value === 'object' && value !== null && 'name' in value;
}
