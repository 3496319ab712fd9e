import { expect, it } from 'vitest';
import { formatAge } from './formatAge.ts';
import { HOUR_MS, MINUTE_MS } from '../../core/durations.ts';

it.each([
  [0, 'en', '1 second ago'],
  [59_999, 'en', '59 seconds ago'],
  [MINUTE_MS, 'en', '1 minute ago'],
  [59 * MINUTE_MS, 'en', '59 minutes ago'],
  [HOUR_MS, 'en', '1 hour ago'],
  [26 * HOUR_MS, 'en', 'yesterday'],
  [72 * HOUR_MS, 'en', '3 days ago'],
  [5 * MINUTE_MS, 'de', 'vor 5 Minuten'],
  [5 * MINUTE_MS, 'bn', '৫ মিনিট আগে'],
] as const)('%i milliseconds ago is, in %s, “%s”', (ms, locale, words) => {
  expect(formatAge(ms, { locale })).toBe(words);
});
