import { defineResource, text, time } from '../../src/core/index.ts';

export const shift = defineResource({
  name: 'shift',
  area: 'academics',
  icon: 'Schedule',
  path: '/shift',
  permission: 'Shift',
  visibleTo: 'everybody',
  read: 'signedIn',
  endpoints: { list: '/get/all/shift' },
  fields: {
    name: text({ required: true, max: 80, unique: true }),
    starts_at: time(),
    ends_at: time({ after: 'starts_at' }),
  },
  toggle: true,
});
