import { expect, it } from 'vitest';
import { liveResult, scaleOf } from './liveResult.ts';

const components = [
  { name: 'Written', full_mark: 70, pass_mark: 23 },
  { name: 'MCQ', full_mark: 30, pass_mark: 10 },
];
const scale = scaleOf([
  { letter: 'A+', min_mark: 80, point: 5 },
  { letter: 'A', min_mark: 70, point: 4 },
  { letter: 'F', min_mark: 0, point: 0 },
]);
const mark = (value: number | null) => ({ mark: value, is_absent: 0 as const });
const result = (values: readonly (number | null)[], more: object = {}) =>
  liveResult({ components, values: values.map(mark), pass_rule: 'both', scale, rounds_up: false, ...more });

it('adds up what is there, and grades once nothing is missing', () => {
  expect(result([50.5, null])).toEqual({ total: 50.5, percent: undefined, letter: undefined, isFailed: false });
  expect(result([50, 29.5])).toEqual({ total: 79.5, percent: 79.5, letter: 'A', isFailed: false });
});

it('is F as soon as no mark can change that, and nothing else while one is missing', () => {
  const failed = { percent: undefined, letter: 'F', isFailed: true };
  const open = { percent: undefined, letter: undefined, isFailed: false };
  const absent = { mark: null, is_absent: 1 as const };
  expect(result([22.5, null])).toEqual({ total: 22.5, ...failed });
  expect(result([22.5, null], { pass_rule: 'every_part' })).toMatchObject(failed);
  expect(result([45, null], { pass_rule: 'overall' })).toMatchObject(open);
  expect(result([22.5, null], { pass_rule: 'overall' }), '52.5 at most, and 70 are needed').toMatchObject(failed);
  expect(result([], { values: [absent, mark(null)], pass_rule: 'overall' })).toMatchObject(failed);
  expect(result([70, null])).toMatchObject(open);
  expect(result([22.5, null], { scale: undefined })).toMatchObject(open);
});

it('fails a part below its pass mark, and an absence', () => {
  expect(result([70, 9])).toMatchObject({ letter: 'F', isFailed: true });
  const absent = { mark: null, is_absent: 1 as const };
  const values = [mark(70), absent];
  expect(liveResult({ components, values, pass_rule: 'overall', scale, rounds_up: false })).toMatchObject({
    total: 70,
    letter: 'F',
  });
});

it('grades the next whole number where the school rounds sums up', () => {
  expect(result([50, 29.5], { rounds_up: true })).toMatchObject({ total: 79.5, letter: 'A+' });
});

it('leaves letters out where the grade types cannot be used', () => {
  expect(scaleOf([])).toBeUndefined();
  expect(result([50, 30], { scale: undefined })).toEqual({
    total: 80,
    percent: 80,
    letter: undefined,
    isFailed: false,
  });
});
