import { describe, expect, it } from 'vitest';
import { type Policy, secondsToWait } from './waiting.ts';

const QUARTER = 900;
const blocked: Policy = { windowSeconds: QUARTER, max: 10, isClearedBySuccess: true };
const slowed: Policy = { windowSeconds: QUARTER, free: 20, isClearedBySuccess: true };
const both: Policy = { windowSeconds: QUARTER, free: 5, max: 8, isClearedBySuccess: false };

/** So many failures, a second apart, the latest so long ago. */
const failures = (count: number, latest = 0) => Array.from({ length: count }, (_, index) => latest + index);

describe('the wait for the next attempt', () => {
  it.each([
    ['nobody has failed', 0, [], blocked],
    ['one fewer have failed than end it', 0, failures(9), blocked],
    ['as many have failed as end it, until the oldest of them is over', 891, failures(10), blocked],
    ['the oldest that counts is nearly over', 1, [...failures(9), 899.5], blocked],
    ['the oldest is over', 0, [...failures(9), 901], blocked],
    ['no more have failed than are free', 0, failures(20), slowed],
    ['one more has failed than is free', 1, failures(21), slowed],
    ['three more have failed', 4, failures(23), slowed],
    ['three more have failed, a while ago', 1, failures(23, 3), slowed],
    ['three more have failed, long enough ago', 0, failures(23, 4), slowed],
    ['a thousand have failed', 60, failures(800), slowed],
    ['both count, and it is slowed', 2, failures(7), both],
    ['both count, and it is ended', 893, failures(8), both],
  ])('is right where %s', (_, seconds, ages, policy) => {
    expect(secondsToWait(ages, policy)).toBe(seconds);
  });
});
