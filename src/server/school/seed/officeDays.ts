import { isSchoolDay } from './calendar.ts';
import { addDays } from '../../../core/days.ts';

/** The day itself if the office is open, else the next open day. */
export function onOfficeDay(day: string): string {
  return isSchoolDay(day) ? day : onOfficeDay(addDays(day, 1));
}

/** The day itself if the office is open, else the last open day before it. */
export function upToOfficeDay(day: string): string {
  return isSchoolDay(day) ? day : upToOfficeDay(addDays(day, -1));
}
