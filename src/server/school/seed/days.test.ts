import { afterEach, describe, expect, it, vi } from 'vitest';
import { instantOf } from './days.ts';

afterEach(() => vi.useRealTimers());

describe('a time of the demo school', () => {
  it.each([
    ['09:00', '2026-11-23T02:45:00.000Z', 'has come'],
    ['00:30', '2026-11-22T18:00:00.000Z', 'is still ahead: the day’s first moment'],
  ])('at %s in Dhaka is %s, since it %s', (clock, instant) => {
    vi.useFakeTimers({ now: new Date(`2026-11-23T${clock}:00+06:00`), toFake: ['Date'] });
    expect(instantOf('2026-11-23', '02:45')).toBe(instant);
  });
});
