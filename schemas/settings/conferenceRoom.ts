import { defineResource, integer, longText, text, url } from '../../src/core/index.ts';

export const conferenceRoom = defineResource({
  name: 'conferenceRoom',
  area: 'settings',
  icon: 'MeetingRoom',
  path: '/conference/room',
  permission: 'Conference Room',
  endpoints: { list: '/conference/room/information' },
  fields: {
    name: text({ required: true, max: 120, unique: true }),
    capacity: integer({ min: 1, max: 10_000 }),
    place: text({ max: 160 }),
    link: url({ help: true }),
    equipment: longText({ max: 500 }),
  },
  toggle: true,
  list: { columns: ['name', 'place', 'capacity', 'link', 'is_active'] },
  seed: [
    { name: 'Assembly Hall', capacity: 300, place: 'Main building, ground floor', equipment: 'Stage, projector, sound system' },
    { name: 'Meeting Room', capacity: 20, place: 'Main building, first floor', equipment: 'Whiteboard, screen' },
    { name: 'Online Room', link: 'https://meet.example.org/campus' },
  ],
});
