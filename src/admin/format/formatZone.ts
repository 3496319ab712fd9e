import type { Conventions } from './conventions.ts';
import { intlLocale } from './format.ts';

/** A time zone by its place and what it is ahead of Greenwich at an instant: `Dhaka (GMT+6)`. */
export function formatZone(instant: string, { locale, timeZone }: Pick<Conventions, 'locale' | 'timeZone'>): string {
  const at = new Date(instant);
  const place = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  const format = new Intl.DateTimeFormat(intlLocale(locale), { timeZone, timeZoneName: 'shortOffset' });
  const parts = format.formatToParts(Number.isNaN(at.getTime()) ? new Date() : at);
  const ahead = parts.find(({ type }) => type === 'timeZoneName')?.value;
  return ahead ? `${place} (${ahead})` : place;
}
