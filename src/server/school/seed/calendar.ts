import { addDays, yearOf } from '../../../core/days.ts';
import { holidaysOf } from './holidays.ts';

/** Sunday to Thursday. */
const LAST_WEEKDAY = 4;

/** Whether the demo school has lessons on a day. */
export function isSchoolDay(day: string): boolean {
  return new Date(day).getUTCDay() <= LAST_WEEKDAY && !isHoliday(day);
}

/** The last school days up to and including a day, the earliest first. */
export function schoolDaysUntil(day: string, count: number): string[] {
  return walk(day, -1, count).reverse();
}

/** The first school days from a day on, including it. */
export function schoolDaysFrom(day: string, count: number): string[] {
  return walk(day, 1, count);
}

function walk(start: string, step: 1 | -1, count: number): string[] {
  const days: string[] = [];
  for (let day = start; days.length < count; day = addDays(day, step)) if (isSchoolDay(day)) days.push(day);
  return days;
}

function isHoliday(day: string): boolean {
  return holidaysOf(yearOf(day)).some(({ starts_on, ends_on }) => starts_on <= day && day <= ends_on);
}
