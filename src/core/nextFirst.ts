import { fieldOf, type Resource, type Sort } from './resource.ts';

const PREFIX = 'next_';
const DATED = new Set(['date', 'dateTime']);
const DAY_MS = 86_400_000;
/** Days that lie behind every day to come. */
const FAR = 1e9;

/** The order of a list for which nobody asked for another. */
export function usualSort({ list }: Pick<Resource, 'list'>): Sort {
  return list.nextFirst ? { field: `${PREFIX}${list.sort.field}`, order: 'ASC' } : list.sort;
}

/** The date whose next days an order puts first, and behind them what is past, the latest first; undefined of any other order. */
export function nextDate(resource: Resource, sorted: string): string | undefined {
  if (!sorted.startsWith(PREFIX) || fieldOf(resource, sorted)) return undefined;
  const name = sorted.slice(PREFIX.length);
  return DATED.has(fieldOf(resource, name)?.kind ?? '') ? name : undefined;
}

/** Where a day or an instant stands in that order; what is empty stands behind everything. */
export function placeOfDate(value: unknown, now = Date.now()): number {
  const days = Math.ceil((Date.parse(String(value)) - now) / DAY_MS);
  if (Number.isNaN(days)) return 2 * FAR;
  return days >= 0 ? days : FAR - days;
}
