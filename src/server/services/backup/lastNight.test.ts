import { expect, it } from 'vitest';
import { lastNight } from './lastNight.ts';

const DHAKA = 'Asia/Dhaka';

it.each([
  ['2026-03-01T19:59:59Z', '02:00', DHAKA, '2026-03-01'],
  ['2026-03-01T20:00:00Z', '02:00', DHAKA, '2026-03-02'],
  ['2026-03-01T17:59:00Z', '00:00', DHAKA, '2026-03-01'],
  ['2026-03-01T18:00:00Z', '00:00', DHAKA, '2026-03-02'],
  ['2026-01-01T00:30:00Z', '02:00', 'UTC', '2025-12-31'],
  // Where clocks go from two to three, half past two does not come, and its night counts all the same.
  ['2026-03-29T01:00:00Z', '02:30', 'Europe/Berlin', '2026-03-29'],
])('at %s the last night whose backup is due by %s in %s is that of %s', (now, at, timeZone, night) => {
  expect(lastNight({ now: new Date(now), at, timeZone })).toBe(night);
});
