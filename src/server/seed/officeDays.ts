import { isSchoolDay } from './calendar.ts';
import { addDays } from './days.ts';

/** The day itself, or the next one on which the office is open. */
export function onOfficeDay(day: string): string {
  return isSchoolDay(day) ? day : onOfficeDay(addDays(day, 1));
}

/** The day itself, or the last one before it on which the office is open. */
export function upToOfficeDay(day: string): string {
  return isSchoolDay(day) ? day : upToOfficeDay(addDays(day, -1));
}
