// @vitest-environment node

import { expect, it } from 'vitest';
import { moved, neighbourOf } from './order.ts';

it('a record is moved to a place, and never beyond the ends', () => {
  expect(moved([1, 2, 3], 1, 1)).toEqual([2, 1, 3]);
  expect(moved([1, 2, 3], 1, 9)).toEqual([2, 3, 1]);
  expect(moved([1, 2, 3], 3, -1)).toEqual([3, 1, 2]);
});

it('where it stands is said by the record before it, of the first by the one behind it', () => {
  expect(neighbourOf([1, 2, 3], 2)).toEqual({ after: 1 });
  expect(neighbourOf([1, 2, 3], 1)).toEqual({ before: 2 });
  expect(neighbourOf([1], 1)).toBeUndefined();
});
