import { tablesOf } from '../../tables.ts';
import type { Store } from '../../../services/store.ts';
import { DAY_MS } from '../../../../core/durations.ts';

interface Span {
  readonly starts_on: string;
  readonly ends_on: string;
}

/** The days of a span on which there is school. */
export async function schoolDays(store: Store, { starts_on, ends_on }: Span): Promise<string[]> {
  const free = await freeWeekdays(store);
  const [first, last] = [Date.parse(starts_on), Date.parse(ends_on)];
  const all = Array.from({ length: (last - first) / DAY_MS + 1 }, (_, index) => new Date(first + index * DAY_MS));
  return all.filter((day) => !free.includes(day.getUTCDay())).map((day) => day.toISOString().slice(0, 10));
}

/** The weekdays that are holidays, Sunday being 0. One that is also worked, in every other week, is none. */
export async function freeWeekdays(store: Store): Promise<number[]> {
  const rows = await tablesOf<'class_days'>(store)
    .selectFrom('class_days')
    .select(['weekday', 'kind'])
    .where('is_active', '=', 1)
    .execute();
  const worked = rows.filter(({ kind }) => kind === 'working').map(({ weekday }) => weekday);
  return rows.map(({ weekday }) => weekday).filter((weekday) => !worked.includes(weekday));
}
