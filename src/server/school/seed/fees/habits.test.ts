import { describe, expect, it } from 'vitest';
import { makeRandom } from '../random.ts';
import { type Due, fineOn, pickHabit, visitsOf } from './habits.ts';
import type { Fee } from './tariff.ts';

const tuition: Fee = {
  id: 1,
  academic_year_id: 1,
  year: 2026,
  class_id: 1,
  version_id: null,
  fee_type_id: 1,
  amount: 120_000,
  months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  dueDay: 10,
  fine: { kind: 'per_day', amount: 500, cap: 10_000 },
};
const session: Fee = {
  ...tuition,
  id: 2,
  amount: 250_000,
  months: [1],
  fine: { kind: 'fixed', amount: 20_000, cap: 0 },
};
const january: Due = { fee: tuition, month: 1, waived: 0 };
const dues: Due[] = [
  ...tuition.months.map((month) => ({ fee: tuition, month, waived: 30_000 })),
  { fee: session, month: 1, waived: 0 },
];

describe('a fine', () => {
  it.each([
    ['2026-01-10', 0],
    ['2026-01-11', 500],
    ['2026-01-20', 5_000],
    ['2026-03-01', 10_000],
  ])('of so much a day is, on %s, %i', (on, fine) => {
    expect(fineOn(january, on)).toBe(fine);
  });

  it('of a fixed sum does not grow', () => {
    expect([
      fineOn({ ...january, fee: session }, '2026-01-11'),
      fineOn({ ...january, fee: session }, '2026-06-01'),
    ]).toEqual([20_000, 20_000]);
  });

  it('is not taken where there is none', () => {
    const fee: Fee = { ...tuition, fine: { kind: 'none', amount: 0, cap: 0 } };
    expect(fineOn({ ...january, fee }, '2026-06-01')).toBe(0);
  });
});

describe('what families pay', () => {
  const families = Array.from({ length: 300 }, (_, number) => {
    const random = makeRandom(number);
    const habit = pickHabit(random, { isPast: false, isActive: number % 10 !== 0 });
    return { habit, visits: visitsOf(dues, { random, habit, today: '2026-11-21' }) };
  });

  it('is never more than what is due after waivers, with the fine', () => {
    for (const { visits } of families) {
      const paid = new Map<string, number>();
      for (const { fee, month, waived, fine, paid: sum } of visits.flatMap(({ lines }) => lines)) {
        const key = `${fee.id} ${month}`;
        const total = (paid.get(key) ?? 0) + sum;
        paid.set(key, total);
        expect(sum).toBeGreaterThan(0);
        expect(total).toBeLessThanOrEqual(fee.amount - waived + fine);
      }
    }
  });

  it('comes on office days, one after the other, and never after today', () => {
    for (const { visits } of families) {
      const days = visits.map(({ on }) => on);
      expect(days).toEqual([...days].sort());
      for (const day of days) {
        expect(day <= '2026-11-21').toBe(true);
        expect([5, 6]).not.toContain(new Date(day).getUTCDay());
      }
    }
  });

  it('differs: most pay in time, some late, some in parts, some stop', () => {
    expect(new Set(families.map(({ habit }) => habit))).toEqual(
      new Set(['monthly', 'quarterly', 'late', 'part', 'stopped']),
    );
    const inTime = families.filter(({ habit }) => habit === 'monthly' || habit === 'quarterly');
    expect(inTime.length).toBeGreaterThan(families.length / 2);
    const lines = families.flatMap(({ visits }) => visits.flatMap((visit) => visit.lines));
    expect(lines.some(({ fine }) => fine > 0)).toBe(true);
    expect(lines.some(({ paid, fee, waived, fine }) => paid < fee.amount - waived + fine)).toBe(true);
  });
});
