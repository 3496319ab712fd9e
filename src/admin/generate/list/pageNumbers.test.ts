// @vitest-environment node

import { expect, it } from 'vitest';
import { pageNumbers } from './pageNumbers.ts';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 60, [1, 2, 'before 60', 60]],
  [30, 60, [1, 'before 29', 29, 30, 31, 'before 60', 60]],
  [60, 60, [1, 'before 59', 59, 60]],
])('on page %i of %i the pages around it and both ends are offered', (page, last, offered) => {
  expect(pageNumbers(page, last)).toEqual(offered);
});
