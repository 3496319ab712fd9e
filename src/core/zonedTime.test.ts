import { describe, expect, it } from 'vitest';
import { fromZoned, todayIn, toZoned } from './zonedTime.ts';

describe('the clock of a time zone', () => {
  it.each([
    ['2026-02-03T20:30:00.000Z', 'Asia/Dhaka', '2026-02-04T02:30'],
    ['2026-02-03T00:00:00.000Z', 'America/New_York', '2026-02-02T19:00'],
    ['2026-07-01T12:00:00.000Z', 'Europe/Berlin', '2026-07-01T14:00'],
    ['2026-03-29T00:30:00.000Z', 'Europe/Berlin', '2026-03-29T01:30'],
    ['2026-03-29T01:30:00.000Z', 'Europe/Berlin', '2026-03-29T03:30'],
  ])('shows %s in %s as %s, and leads back to it', (instant, zone, local) => {
    expect(toZoned(instant, zone)).toBe(local);
    expect(fromZoned(local, zone)).toBe(instant);
  });

  it('gives nothing for what is no instant', () => {
    expect(toZoned('soon', 'UTC')).toBe('');
    expect(fromZoned('soon', 'UTC')).toBeUndefined();
    expect(fromZoned('2026-02-30T10:00', 'UTC')).toBeUndefined();
  });

  it.each(['9999-12-31T23:59', '0001-01-01T00:00', '0000-01-01T00:00'])(
    'reads %s, at the ends of all years, without an error',
    (local) => {
      for (const zone of ['Asia/Dhaka', 'America/New_York']) expect(() => fromZoned(local, zone)).not.toThrow();
    },
  );

  it('says which day it is', () => {
    const now = new Date('2026-02-03T20:30:00Z');
    expect(todayIn('Asia/Dhaka', now)).toBe('2026-02-04');
    expect(todayIn('UTC', now)).toBe('2026-02-03');
  });
});
