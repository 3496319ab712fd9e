import { holds } from '../../../core/conditions.ts';
import { useGetList } from 'react-admin';
import { useProduct } from '../../product/product.ts';

/** More than there are days of a week, those of alternating weeks among them. */
const DAYS = { page: 1, perPage: 100 };
const TEN_MINUTES = 600_000;

/** The weekdays that are worked, Sunday being 0; undefined where the product tells none, or not yet: a calendar needs none. */
export function useWorkedDays(): ReadonlySet<number> | undefined {
  const { weekdays } = useProduct();
  const { data } = useGetList(
    weekdays?.resource ?? '',
    { pagination: DAYS },
    { enabled: weekdays !== undefined, retry: false, staleTime: TEN_MINUTES },
  );
  if (!weekdays || !data || data.length === 0) return undefined;
  return new Set(data.filter((day) => holds(weekdays.worked, day)).map((day) => Number(day[weekdays.field])));
}
