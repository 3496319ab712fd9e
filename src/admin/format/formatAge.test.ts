import { expect, it } from 'vitest';
import { formatAge } from './formatAge.ts';

it.each([
  [0, 'en', '1 second ago'],
  [59_999, 'en', '59 seconds ago'],
  [60_000, 'en', '1 minute ago'],
  [59 * 60_000, 'en', '59 minutes ago'],
  [60 * 60_000, 'en', '1 hour ago'],
  [26 * 3_600_000, 'en', 'yesterday'],
  [72 * 3_600_000, 'en', '3 days ago'],
  [5 * 60_000, 'de', 'vor 5 Minuten'],
  [5 * 60_000, 'bn', '৫ মিনিট আগে'],
] as const)('%i milliseconds ago is, in %s, “%s”', (ms, locale, words) => {
  expect(formatAge(ms, { locale })).toBe(words);
});
