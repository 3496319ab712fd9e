import { describe, expect, it } from 'vitest';
import type { Fee } from './tariff.ts';
import { type GrantedWaiver, grantedTo, waivedOf } from './waivers.ts';

const FEE: Fee = {
  id: 1,
  academic_year_id: 3,
  year: 2026,
  class_id: 5,
  version_id: null,
  fee_type_id: 7,
  amount: 120_050,
  months: [1, 2],
  dueDay: 10,
  fine: { kind: 'none', amount: 0, cap: 0 },
};
const QUARTER: GrantedWaiver = {
  kind: 'percentage',
  value: 25,
  student_id: 1,
  class_id: null,
  fee_type_id: null,
  academic_year_id: 3,
  from: '2026-01-01',
  to: null,
};
const SUM: GrantedWaiver = { ...QUARTER, kind: 'sum', value: 100_000, student_id: null };

describe('what is waived', () => {
  it('is a percentage, rounded half up to whole minor units', () => {
    expect(waivedOf([QUARTER], FEE, 1)).toBe(30_013);
  });

  it('adds up to the amount at most', () => {
    expect(waivedOf([SUM], FEE, 1)).toBe(100_000);
    expect(waivedOf([QUARTER, SUM], FEE, 1)).toBe(120_050);
  });

  it.each([
    ['another year', { academic_year_id: 2 }],
    ['another class', { class_id: 6 }],
    ['another fee type', { fee_type_id: 8 }],
    ['months that are over', { to: '2025-12-31' }],
    ['months that come', { from: '2026-02-01' }],
  ])('is nothing for %s', (_, other) => {
    expect(waivedOf([{ ...QUARTER, ...other }], FEE, 1)).toBe(0);
  });

  it('counts for a month of which it covers a day', () => {
    expect(waivedOf([{ ...SUM, from: '2026-01-31', to: '2026-02-01' }], FEE, 1)).toBe(100_000);
    expect(waivedOf([{ ...SUM, from: '2026-01-31', to: '2026-02-01' }], FEE, 2)).toBe(100_000);
  });

  it('is for the student, or for all', () => {
    expect(grantedTo(1, [QUARTER, SUM])).toEqual([QUARTER, SUM]);
    expect(grantedTo(2, [QUARTER, SUM])).toEqual([SUM]);
  });
});
