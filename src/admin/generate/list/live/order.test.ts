// @vitest-environment node

import { expect, it } from 'vitest';
import { moved, movedBeside, neighbourOf } from './order.ts';

it('a record is moved to a place, and never beyond the ends', () => {
  expect(moved([1, 2, 3], 1, 1)).toEqual([2, 1, 3]);
  expect(moved([1, 2, 3], 1, 9)).toEqual([2, 3, 1]);
  expect(moved([1, 2, 3], 3, -1)).toEqual([3, 1, 2]);
});

it('a record is moved beside another, and stays where that one is not shown', () => {
  expect(movedBeside([1, 2, 3], 3, { after: 1 })).toEqual([1, 3, 2]);
  expect(movedBeside([1, 2, 3], 1, { after: 3 })).toEqual([2, 3, 1]);
  expect(movedBeside([1, 2, 3], 3, { before: 1 })).toEqual([3, 1, 2]);
  expect(movedBeside([1, 2, 3], 3, { after: 9 })).toEqual([1, 2, 3]);
});

it('where it stands is said by the record before it, of the first by the one behind it', () => {
  expect(neighbourOf([1, 2, 3], 2)).toEqual({ after: 1 });
  expect(neighbourOf([1, 2, 3], 1)).toEqual({ before: 2 });
  expect(neighbourOf([1], 1)).toBeUndefined();
});
