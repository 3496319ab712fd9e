import { expect, it } from 'vitest';
import { addDays, DAY_PATTERN, daysBetween } from './days.ts';

it.each([
  ['2026-01-31', 1, '2026-02-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 0, '2026-12-31'],
])('%s and %i days are %s', (day, count, sum) => {
  expect(addDays(day, count)).toBe(sum);
  expect(daysBetween(day, sum)).toBe(count);
});

it('a day is written in full, and is no moment', () => {
  for (const day of ['2026-01-31', '0001-01-01']) expect(DAY_PATTERN.test(day), day).toBe(true);
  for (const other of ['2026-1-31', '2026-01-31T08:00', '31.01.2026', 'today', ''])
    expect(DAY_PATTERN.test(other), other).toBe(false);
});
