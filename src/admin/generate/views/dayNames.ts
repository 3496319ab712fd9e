import { intlLocale } from '../../format/format.ts';
import type { Conventions } from '../../format/conventions.ts';

type Reader = Pick<Conventions, 'locale'>;

/** `Tuesday, 3 November 2026`. */
export function longDay(day: string, reader: Reader): string {
  return written(day, reader, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}

/** `Tue`, of any day. */
export function shortWeekday(day: string, reader: Reader): string {
  return written(day, reader, { weekday: 'short' });
}

/** `Tuesday`. */
export function longWeekday(day: string, reader: Reader): string {
  return written(day, reader, { weekday: 'long' });
}

/** `November 2026`, of a month `2026-11`. */
export function monthName(month: string, reader: Reader): string {
  return written(`${month}-01`, reader, { month: 'long', year: 'numeric' });
}

function written(day: string, { locale }: Reader, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(intlLocale(locale), { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
