import { addDays, daysBetween } from '../../../../core/days.ts';
import type { Store } from '../../../services/store.ts';
import { type DaysOf, type DaySpan, holidaysIn, isIn } from '../../holidays.ts';
import { tablesOf } from '../../tables.ts';

/** The days of a span on which there is school: neither free every week nor a holiday. */
export async function schoolDays(store: Store, span: DaySpan, of: DaysOf): Promise<string[]> {
  const free = await freeWeekdays(store);
  const holidays = await holidaysIn(tablesOf<'holidays'>(store), span, [of]);
  const isFree = (day: string) => free.includes(new Date(day).getUTCDay()) || holidays.some((each) => isIn(each, day));
  const length = daysBetween(span.starts_on, span.ends_on) + 1;
  return Array.from({ length }, (_, index) => addDays(span.starts_on, index)).filter((day) => !isFree(day));
}

/** The name of the holiday that a day is; undefined on every other day. */
export async function holidayOn(store: Store, day: string, of: DaysOf): Promise<string | undefined> {
  const [found] = await holidaysIn(tablesOf<'holidays'>(store), { starts_on: day, ends_on: day }, [of]);
  return found?.name;
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
