import type { Conventions } from './conventions.ts';
import { intlLocale } from './format.ts';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** How long ago something was, in the largest unit that fits: "5 minutes ago", "yesterday". It is a second at least. */
export function formatAge(ms: number, { locale }: Pick<Conventions, 'locale'>): string {
  const format = new Intl.RelativeTimeFormat(intlLocale(locale), { numeric: 'auto' });
  const past = Math.max(ms, 1_000);
  const [unit, length] = UNITS.find(([, each]) => past >= each) ?? ['second', 1_000];
  return format.format(-Math.floor(past / length), unit);
}
