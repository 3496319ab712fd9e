import { expect, it } from 'vitest';
import { BOOKINGS } from './bookings.ts';

it('books no room twice at a time', () => {
  for (const one of BOOKINGS) {
    const others = BOOKINGS.filter(({ room, day }) => room === one.room && day === one.day);
    const clashing = others.filter((other) => other !== one && other.from < one.to && one.from < other.to);
    expect(clashing, one.purpose).toEqual([]);
  }
});
