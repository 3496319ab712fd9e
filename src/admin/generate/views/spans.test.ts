import { describe, expect, it } from 'vitest';
import { employeeLeaveRequest } from '../../../../schemas/attendance/employeeLeaveRequest.ts';
import { examRoutine } from '../../../../schemas/exams/examRoutine.ts';
import { conferenceBooking } from '../../../../schemas/settings/conferenceBooking.ts';
import { booking } from '../../../../tests/support/library.ts';
import type { MonthView } from '../../../core/listViews.ts';
import { filtersOfDays, spansOf, timeOf } from './spans.ts';

const NOVEMBER = { first: '2026-11-01', last: '2026-12-05' };
const leave: MonthView = { from: 'starts_on', to: 'ends_on', shows: ['employee_id'] };
const meeting: MonthView = { from: 'starts_at', to: 'ends_at', shows: ['purpose'] };
const paper: MonthView = { from: 'held_on', at: 'starts_at', shows: ['subject_id'] };
const hold: MonthView = { from: 'begins_on', to: 'ends_on', shows: ['room_id'] };
const DHAKA = { timeZone: 'Asia/Dhaka', last: '2026-12-05' };

describe('the records of a month are asked for', () => {
  it('by the days that are shown: what begins before their end and ends after their beginning', () => {
    expect(filtersOfDays(employeeLeaveRequest, leave, { ...NOVEMBER, filter: { status: 1 } })).toEqual([
      { status: 1, starts_on_lte: '2026-12-05', ends_on_gte: '2026-11-01' },
    ]);
    expect(filtersOfDays(examRoutine, paper, { ...NOVEMBER, filter: {} })).toEqual([
      { held_on_lte: '2026-12-05', held_on_gte: '2026-11-01' },
    ]);
  });

  it('within the days by which the list is filtered', () => {
    const filter = { held_on_gte: '2026-11-10', held_on_lte: '2027-01-01' };
    expect(filtersOfDays(examRoutine, paper, { ...NOVEMBER, filter })).toEqual([
      { held_on_gte: '2026-11-10', held_on_lte: '2026-12-05' },
    ]);
  });

  it('and what never ends apart, where there may be such', () => {
    expect(filtersOfDays(booking, hold, { ...NOVEMBER, filter: { room_id: 2 } })).toEqual([
      { room_id: 2, begins_on_lte: '2026-12-05', ends_on_gte: '2026-11-01' },
      { room_id: 2, begins_on_lte: '2026-12-05', ends_on: null },
    ]);
    expect(filtersOfDays(booking, hold, { ...NOVEMBER, filter: { ends_on: '2026-11-09' } })).toHaveLength(1);
    expect(filtersOfDays(conferenceBooking, meeting, { ...NOVEMBER, filter: {} })).toHaveLength(1);
  });
});

describe('a record lies', () => {
  it('on its days, and on all that follow where it never ends', () => {
    const [one, endless] = spansOf(
      [
        { begins_on: '2026-11-03', ends_on: '2026-11-04' },
        { begins_on: '2026-11-03', ends_on: null },
      ],
      hold,
      DHAKA,
    );
    expect([one?.from, one?.to, endless?.to]).toEqual(['2026-11-03', '2026-11-04', '2026-12-05']);
  });

  it('on the days of the institute, and not on one that begins as it ends', () => {
    const [late] = spansOf(
      [{ starts_at: '2026-11-02T20:00:00.000Z', ends_at: '2026-11-03T18:00:00.000Z' }],
      meeting,
      DHAKA,
    );
    expect([late?.from, late?.to]).toEqual(['2026-11-03', '2026-11-03']);
  });

  it('nowhere without a day', () => {
    expect(spansOf([{ held_on: null }], paper, DHAKA)).toEqual([]);
  });
});

it('a record begins at its time, in the zone of the institute', () => {
  expect(timeOf({ held_on: '2026-11-03', starts_at: '09:00:00' }, paper, 'Asia/Dhaka')).toBe('09:00');
  expect(timeOf({ starts_at: '2026-11-02T20:00:00.000Z' }, meeting, 'Asia/Dhaka')).toBe('02:00');
  expect(timeOf({ starts_on: '2026-11-02' }, leave, 'Asia/Dhaka')).toBeUndefined();
});
