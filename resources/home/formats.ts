import { type Presence, presencePercent } from '../../schemas/dashboard.ts';
import type { Conventions } from '../../src/admin/format/conventions.ts';
import { formatPercent, intlLocale, NOTHING } from '../../src/admin/format/format.ts';
import { roundReached } from '../../src/core/roundReached.ts';

/** `2026-11` as the name of the month. */
export function formatMonth(month: string, { locale }: Conventions, length: 'short' | 'long' = 'short'): string {
  const year = length === 'long' ? ({ year: 'numeric' } as const) : {};
  return format(`${month}-01`, locale, { month: length, ...year });
}

/** A day without its year. */
export function formatDay(day: string, { locale }: Conventions): string {
  return format(day, locale, { day: 'numeric', month: 'short' });
}

/** A day that is near: with its weekday. */
export function formatWeekday(day: string, { locale }: Conventions): string {
  return format(day, locale, { weekday: 'short', day: 'numeric', month: 'short' });
}

/** An amount for the scale of a chart: 1.2M. */
export function formatCompact(amount: number, { locale }: Conventions): string {
  return new Intl.NumberFormat(intlLocale(locale), { notation: 'compact', maximumFractionDigits: 1 }).format(amount);
}

/** How many of a hundred were there, to one decimal. */
export function formatRate(presence: Presence, conventions: Conventions): string {
  const percent = presencePercent(presence);
  return percent === undefined ? NOTHING : formatPercent(roundReached(percent, 1), conventions);
}

function format(day: string, locale: Conventions['locale'], parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(intlLocale(locale), { ...parts, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
