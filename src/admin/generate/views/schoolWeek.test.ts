import { describe, expect, it } from 'vitest';
import { firstWeekday, placeInWeek } from './schoolWeek.ts';

describe('the week of a school', () => {
  it.each<[string, number[], number]>([
    ['Friday and Saturday off', [0, 1, 2, 3, 4], 0],
    ['Friday alone off', [0, 1, 2, 3, 4, 6], 6],
    ['Saturday and Sunday off', [1, 2, 3, 4, 5], 1],
    ['a free Wednesday besides the weekend', [1, 2, 4, 5], 1],
    ['no day off', [0, 1, 2, 3, 4, 5, 6], 1],
    ['nothing known', [], 1],
  ])('with %s begins behind the longest rest', (_, worked, first) => {
    expect(firstWeekday(new Set(worked))).toBe(first);
  });

  it('counts its days from there', () => {
    expect([6, 0, 5].map((weekday) => placeInWeek(weekday, 6))).toEqual([0, 1, 6]);
  });
});
