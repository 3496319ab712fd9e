import { expect, it } from 'vitest';
import { exact, roundedReached } from './exact.ts';

it.each([
  ['79.9949', 79.99],
  ['79.995', 79.99],
  ['79.999999999999', 79.99],
  ['80', 80],
  ['80.004', 80],
  ['80.005', 80.01],
  ['0.004', 0],
])('a percent of %s is shown as %d', (percent, shown) => {
  expect(roundedReached(exact(percent), 2).valueOf()).toBe(shown);
});
