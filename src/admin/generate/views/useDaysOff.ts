import { useGetList } from 'react-admin';
import { holds } from '../../../core/conditions.ts';
import { filterKey } from '../../../core/filterKeys.ts';
import type { Resource } from '../../../core/resource.ts';
import { useProduct } from '../../product/product.ts';
import { weekdayOf } from './monthGrid.ts';

/** More than there are days of a week, those of alternating weeks among them, and holidays of a month. */
const ALL = { page: 1, perPage: 100 };
const TEN_MINUTES = 600_000;

/** The weekdays that are worked, Sunday being 0; undefined where the product tells none, or not yet: a calendar needs none. */
export function useWorkedDays(): ReadonlySet<number> | undefined {
  const { weekdays } = useProduct();
  const { data } = useGetList(
    weekdays?.resource ?? '',
    { pagination: ALL },
    { enabled: weekdays !== undefined, retry: false, staleTime: TEN_MINUTES },
  );
  if (!weekdays || !data || data.length === 0) return undefined;
  return new Set(data.filter((day) => holds(weekdays.worked, day)).map((day) => Number(day[weekdays.field])));
}

export function isOff(day: string, worked: ReadonlySet<number> | undefined): boolean {
  return worked !== undefined && !worked.has(weekdayOf(day));
}

/** The name of the holiday that a day is; undefined on every other day. */
export type NameOff = (day: string) => string | undefined;

/** The holidays among the days that are shown, beside the records of every list but their own. */
export function useNamedDaysOff(
  { name }: Pick<Resource, 'name'>,
  { first, last }: { readonly first: string; readonly last: string },
): NameOff {
  const { holidays } = useProduct();
  const filter = holidays && { [filterKey(holidays.from, 'to')]: last, [filterKey(holidays.to, 'from')]: first };
  const { data = [] } = useGetList(
    holidays?.resource ?? '',
    { pagination: ALL, filter },
    { enabled: holidays !== undefined && holidays.resource !== name, retry: false, staleTime: TEN_MINUTES },
  );
  if (!holidays) return () => undefined;
  const { from, to, named, held } = holidays;
  return (day) => {
    const found = data.find((each) => holds(held, each) && String(each[from]) <= day && day <= String(each[to]));
    return found && String(found[named]);
  };
}
