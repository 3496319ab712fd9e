import { expect, it } from 'vitest';
import { holidaysOf } from './holidays.ts';

it('knows the feasts of a year by the moon, a day after Mecca', () => {
  const feasts = (year: number) =>
    holidaysOf(year).flatMap(({ name, starts_on }) => (name.startsWith('Eid-ul') ? [`${name} ${starts_on}`] : []));
  expect(feasts(2025)).toEqual(['Eid-ul-Fitr 2025-03-31', 'Eid-ul-Adha 2025-06-07']);
  expect(feasts(2026)).toEqual(['Eid-ul-Fitr 2026-03-21', 'Eid-ul-Adha 2026-05-28']);
});

it('has no day twice', () => {
  for (const year of [2024, 2025, 2026, 2027, 2028]) {
    const starts = holidaysOf(year).map(({ starts_on }) => starts_on);
    expect(new Set(starts).size).toBe(starts.length);
    expect(starts.length).toBeGreaterThan(10);
  }
});
