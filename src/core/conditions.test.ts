import { expect, it } from 'vitest';
import { type Condition, holds, isFilled } from './conditions.ts';

it.each<[Condition, Record<string, unknown>, boolean]>([
  [{ kind: 'cash' }, { kind: 'cash' }, true],
  [{ kind: 'cash' }, { kind: 'bank' }, false],
  [{ kind: ['cash', 'bank'] }, { kind: 'bank' }, true],
  [{ kind: { not: 'cash' } }, { kind: 'bank' }, true],
  [{ kind: { not: ['cash', 'bank'] } }, { kind: 'bank' }, false],
  [{ note: { filled: true } }, { note: '' }, false],
  [{ note: { filled: false } }, { note: '' }, true],
  [{ status: 0 }, { status: '0' }, true],
  [{ status: 0 }, { status: null }, false],
  [{ bank_id: null }, { bank_id: '' }, true],
  [{ bank_id: null }, {}, true],
  [{ is_current: 1 }, { is_current: true }, true],
  [{ a: 1, b: 2 }, { a: 1, b: 3 }, false],
])('%j on %j gives %s', (condition, record, expected) => {
  expect(holds(condition, record)).toBe(expected);
});

it('always holds when nothing is said', () => {
  expect(holds(undefined, {})).toBe(true);
});

it('counts zero and a blank as given, and an empty list as not', () => {
  expect([0, ' ', [], '', null, undefined].map(isFilled)).toEqual([true, true, false, false, false, false]);
});
