import { expect, it } from 'vitest';
import { formatZone } from './formatZone.ts';

const SUMMER = '2026-07-01T00:00:00Z';

it.each([
  ['en', 'Asia/Dhaka', SUMMER, 'Dhaka (GMT+6)'],
  ['bn', 'Asia/Dhaka', SUMMER, 'Dhaka (GMT +৬)'],
  ['en', 'America/New_York', SUMMER, 'New York (GMT-4)'],
  ['en', 'America/New_York', '2026-01-01T00:00:00Z', 'New York (GMT-5)'],
  ['en', 'UTC', 'half typed', 'UTC (GMT+0)'],
] as const)('in %s the zone %s reads at %s as %s', (locale, timeZone, instant, text) => {
  expect(formatZone(instant, { locale, timeZone })).toBe(text);
});
