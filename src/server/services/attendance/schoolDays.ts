import type { Moved } from '../resources/hookTypes.ts';
import type { Store } from '../resources/store.ts';

const DAY_MS = 86_400_000;

/** The days of a leave on which there is school. */
export async function schoolDays({ store, record }: Pick<Moved, 'store' | 'record'>): Promise<string[]> {
  const free = await freeWeekdays(store);
  const [first, last] = [Date.parse(String(record.starts_on)), Date.parse(String(record.ends_on))];
  const all = Array.from({ length: (last - first) / DAY_MS + 1 }, (_, index) => new Date(first + index * DAY_MS));
  return all.filter((day) => !free.includes(day.getUTCDay())).map((day) => day.toISOString().slice(0, 10));
}

/** The weekdays that are holidays, Sunday being 0. One that is also worked, in every other week, is none. */
export async function freeWeekdays({ trx, registry }: Pick<Store, 'trx' | 'registry'>): Promise<number[]> {
  const { table } = registry.get('classDay');
  const rows = await trx.selectFrom(table).select(['weekday', 'kind']).where('is_active', '=', 1).execute();
  const worked = rows.filter(({ kind }) => kind === 'working').map(({ weekday }) => Number(weekday));
  return rows.map(({ weekday }) => Number(weekday)).filter((weekday) => !worked.includes(weekday));
}
