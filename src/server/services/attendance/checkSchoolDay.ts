import type { Problems } from '../../../core/rules/readInput.ts';
import type { Writing } from '../resources/hookTypes.ts';
import { freeWeekdays } from './schoolDays.ts';

/** There is no attendance on a day off. What was taken before the day became one can still be put right. */
export async function checkSchoolDay({ store, existing, values: { date } }: Writing): Promise<Problems | undefined> {
  if (date === undefined || date === existing?.date) return undefined;
  const free = await freeWeekdays(store);
  return free.includes(new Date(String(date)).getUTCDay()) ? { date: [{ key: 'dayOff' }] } : undefined;
}
