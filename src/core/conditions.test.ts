import { expect, it } from 'vitest';
import { type Condition, comparedWith, holds, isFilled, referredTests } from './conditions.ts';

it.each<[Condition, Record<string, unknown>, boolean]>([
  [{ kind: 'cash' }, { kind: 'cash' }, true],
  [{ kind: 'cash' }, { kind: 'bank' }, false],
  [{ kind: ['cash', 'bank'] }, { kind: 'bank' }, true],
  [{ kind: ['cash', 'bank'] }, { kind: 'cheque' }, false],
  [{ kind: { not: 'cash' } }, { kind: 'bank' }, true],
  [{ kind: { not: ['cash', 'bank'] } }, { kind: 'bank' }, false],
  [{ note: { filled: true } }, { note: '' }, false],
  [{ note: { filled: false } }, { note: '' }, true],
  [{ status: 0 }, { status: '0' }, true],
  [{ status: 0 }, { status: null }, false],
  [{ bank_id: null }, { bank_id: '' }, true],
  [{ bank_id: null }, {}, true],
  [{ is_current: 1 }, { is_current: true }, true],
  [{ is_current: 1 }, { is_current: false }, false],
  [{ 'class_id.has_groups': 1 }, { class_id: 7 }, true],
  [{ 'class_id.has_groups': 1 }, { 'class_id.has_groups': 1 }, true],
  [{ 'class_id.has_groups': 1 }, { 'class_id.has_groups': 0 }, false],
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

it('finds the tests of records that are referred to', () => {
  expect(referredTests({ 'class_id.has_groups': 1, note: { filled: true } })).toEqual([
    { reference: 'class_id', field: 'has_groups', test: 1 },
  ]);
});

it('compares with every value that a test names', () => {
  expect([['cash', 'bank'], { not: ['cash', 'bank'] }, { not: 1 }, null, { filled: true }].map(comparedWith)).toEqual([
    ['cash', 'bank'],
    ['cash', 'bank'],
    [1],
    [null],
    [],
  ]);
});
