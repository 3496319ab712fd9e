import { fromZoned } from '../../../core/zonedTime.ts';
import { DEFAULT_TIME_ZONE } from '../timeZone.ts';

/** Compares two days, or other values that sort as text. */
export function compareDays(one: unknown, other: unknown): number {
  const [first, second] = [String(one), String(other)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

/** A day of a month (counted from 1), or the month's last day if it has fewer days. */
export function dayOf(year: number, month: number, day: number): string {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return `${year}-${String(month).padStart(2, '0')}-${String(Math.min(day, last)).padStart(2, '0')}`;
}

export interface Month {
  readonly year: number;
  readonly month: number;
}

/** The last months up to the one of a day, the oldest first. */
export function monthsUpTo(day: string, count: number): Month[] {
  const last = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  return Array.from({ length: count }, (_, index) => {
    const number = last - count + 1 + index;
    return { year: Math.floor(number / 12), month: (number % 12) + 1 };
  });
}

/**
 * A time (UTC) on a day of the school; where that is still ahead, as it is on today's morning, the day's first moment:
 * nothing of the demo comes from the future, and all of a day's demos are alike.
 */
export function instantOf(day: string, time: string): string {
  const planned = `${day}T${time}:00.000Z`;
  if (planned <= new Date().toISOString()) return planned;
  return fromZoned(`${day}T00:00`, DEFAULT_TIME_ZONE) ?? planned;
}
