import { describe, expect, it } from 'vitest';
import { conferenceBooking } from '../../schemas/settings/conferenceBooking.ts';
import { religion } from '../../schemas/settings/religion.ts';
import { nextDate, placeOfDate, usualSort } from './nextFirst.ts';

const NOW = Date.parse('2026-11-27T09:00:00Z');

describe('a list that begins with the next day', () => {
  it('has an order of its own, of the field that it is sorted by', () => {
    expect(usualSort(conferenceBooking)).toEqual({ field: 'next_starts_at', order: 'ASC' });
    expect(usualSort(religion)).toEqual({ field: 'name', order: 'ASC' });
    expect(nextDate(conferenceBooking, 'next_starts_at')).toBe('starts_at');
  });

  it.each(['starts_at', 'next_purpose', 'next_nothing', 'next_'])('is not meant by %s', (sorted) => {
    expect(nextDate(conferenceBooking, sorted)).toBeUndefined();
  });

  it('counts today as to come, then what follows, then what is past, the latest first, then what has no date', () => {
    const days = ['2026-11-25', null, '2026-12-24', '2026-11-27', '2026-01-01', '2026-11-28', '2026-11-26'];
    const sorted = days.toSorted((one, other) => placeOfDate(one, NOW) - placeOfDate(other, NOW));
    expect(sorted).toEqual(['2026-11-27', '2026-11-28', '2026-12-24', '2026-11-26', '2026-11-25', '2026-01-01', null]);
  });
});
