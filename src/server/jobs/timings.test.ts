import { expect, it } from 'vitest';
import { backoffAfter } from './timings.ts';

it('each attempt that fails makes a job wait twice as long as the one before, up to ten minutes', () => {
  const waits = [1, 2, 3, 20].map((attempts) => backoffAfter(attempts, { backoffMs: 5_000 }));
  expect(waits).toEqual([5_000, 10_000, 20_000, 600_000]);
});
