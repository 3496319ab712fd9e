import type { Conventions } from './conventions.ts';
import { intlLocale } from './format.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../core/durations.ts';

const UNITS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
  ['second', SECOND_MS],
] as const;

/** How long ago something was, in the largest unit that fits: "5 minutes ago", "yesterday". It is a second at least. */
export function formatAge(ms: number, { locale }: Pick<Conventions, 'locale'>): string {
  const format = new Intl.RelativeTimeFormat(intlLocale(locale), { numeric: 'auto' });
  const past = Math.max(ms, SECOND_MS);
  const [unit, length] = UNITS.find(([, each]) => past >= each) ?? ['second', SECOND_MS];
  return format.format(-Math.floor(past / length), unit);
}
