import { defineResource, integer, longText, text, url } from '../../src/core/index.ts';

export const conferenceRoom = defineResource({
  name: 'conferenceRoom',
  area: 'settings',
  icon: 'MeetingRoom',
  path: '/conference/room',
  permission: 'Conference Room',
  visibleTo: 'everybody',
  endpoints: { list: '/conference/room/information' },
  fields: {
    name: text({ required: true, max: 120, unique: true }),
    capacity: integer({ min: 1, max: 10_000 }),
    place: text({ max: 160 }),
    link: url({ help: true }),
    equipment: longText({ max: 500 }),
  },
  related: [{ resource: 'conferenceBooking', by: 'conference_room_id' }],
  toggle: true,
  list: { columns: ['name', 'place', 'capacity', 'link', 'is_active'] },
});
