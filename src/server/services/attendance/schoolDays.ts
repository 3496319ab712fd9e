import type { Moved } from '../resources/hookTypes.ts';

const DAY_MS = 86_400_000;

/** The days of a leave on which there is school. */
export async function schoolDays({ store, record }: Pick<Moved, 'store' | 'record'>): Promise<string[]> {
  const { table } = store.registry.get('classDay');
  const rows = await store.trx.selectFrom(table).select(['weekday', 'kind']).where('is_active', '=', 1).execute();
  const worked = rows.filter(({ kind }) => kind === 'working').map(({ weekday }) => Number(weekday));
  const free = rows.map(({ weekday }) => Number(weekday)).filter((weekday) => !worked.includes(weekday));
  const [first, last] = [Date.parse(String(record.starts_on)), Date.parse(String(record.ends_on))];
  const all = Array.from({ length: (last - first) / DAY_MS + 1 }, (_, index) => new Date(first + index * DAY_MS));
  return all.filter((day) => !free.includes(day.getUTCDay())).map((day) => day.toISOString().slice(0, 10));
}
