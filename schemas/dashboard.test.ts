import { describe, expect, it } from 'vitest';
import { presencePercent } from './dashboard.ts';

describe('the rate of attendance', () => {
  it('counts the late as there, and leaves out who is on leave', () => {
    expect(presencePercent({ present: 7, late: 2, absent: 1, leave: 5 })).toBe(90);
  });

  it('is unknown when nobody was expected', () => {
    expect(presencePercent({ present: 0, late: 0, absent: 0, leave: 3 })).toBeUndefined();
  });
});
