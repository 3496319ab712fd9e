import { describe, expect, it } from 'vitest';
import { roundHalfUp, roundReached } from './roundReached.ts';

describe('a percent', () => {
  it.each([
    [79.94, 1, 79.9],
    [79.95, 1, 79.9],
    [79.99, 1, 79.9],
    [79.995, 2, 79.99],
    [79.9999, 2, 79.99],
    [80, 1, 80],
    [80.04, 1, 80],
    [80.05, 1, 80.1],
    [76.476, 2, 76.48],
    [99.96, 1, 99.9],
    [100, 1, 100],
    [0, 2, 0],
    [0.04, 1, 0],
    [(29 / 100) * 100, 1, 29],
    [(57 / 100) * 100, 1, 57],
    [(1.15 / 1) * 100, 1, 115],
  ])('of %d with %d decimals is %d', (value, decimals, shown) => {
    expect(roundReached(value, decimals)).toBe(shown);
  });
});

it.each([
  [4.505, 2, 4.51],
  [4.504, 2, 4.5],
  [1.005, 2, 1.01],
  [79.995, 2, 80],
])('%d with %d decimals is %d, half up', (value, decimals, shown) => {
  expect(roundHalfUp(value, decimals)).toBe(shown);
});
