import { DAY_MS } from './durations.ts';

/** How a day is written: `2026-01-31`. */
export const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** The earliest day that can be entered, and the latest. */
export const FIRST_DAY = '1800-01-01';
export const LAST_DAY = '9999-12-31';

/** The year of a day. */
export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/** The day so many days later, or earlier when negative; `YYYY-MM-DD`. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** How many days lie between two days; negative when the second comes first. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}
