import { dateTime, defineResource, integer, longText, reference, text } from '../../src/core/index.ts';

export const conferenceBooking = defineResource({
  name: 'conferenceBooking',
  area: 'settings',
  icon: 'Event',
  path: '/conference/booking',
  permission: 'Conference Booking',
  visibleTo: 'everybody',
  fields: {
    conference_room_id: reference('conferenceRoom', { required: true }),
    purpose: text({ required: true, max: 160 }),
    starts_at: dateTime({ required: true }),
    ends_at: dateTime({ required: true, after: 'starts_at' }),
    employee_id: reference('employee'),
    participants: integer({ min: 1, max: 10_000 }),
    note: longText({ max: 500 }),
  },
  toggle: true,
  noOverlap: { from: 'starts_at', to: 'ends_at', within: ['conference_room_id'] },
  list: {
    columns: ['starts_at', 'conference_room_id', 'purpose', 'employee_id', 'is_active'],
    filters: ['conference_room_id', 'starts_at', 'employee_id', 'is_active'],
    sort: 'starts_at',
    nextFirst: true,
    views: { month: { from: 'starts_at', to: 'ends_at', shows: ['conference_room_id', 'purpose'] } },
  },
});
