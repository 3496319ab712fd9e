import { defineResource, text, time } from '../../src/core/index.ts';

export const shift = defineResource({
  name: 'shift',
  area: 'academics',
  icon: 'Schedule',
  path: '/shift',
  permission: 'Shift',
  read: 'signedIn',
  endpoints: { list: '/get/all/shift' },
  fields: {
    name: text({ required: true, max: 80, unique: true }),
    starts_at: time(),
    ends_at: time({ notBefore: 'starts_at' }),
  },
  toggle: true,
  seed: [
    { name: 'Morning', starts_at: '07:30', ends_at: '11:45' },
    { name: 'Day', starts_at: '12:15', ends_at: '17:00' },
  ],
});
