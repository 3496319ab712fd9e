import { choice, defineResource, text } from '../../src/core/index.ts';

/** The days of a school week. A school with alternating weeks has a weekday twice. */
export const classDay = defineResource({
  name: 'classDay',
  area: 'academics',
  icon: 'Event',
  path: '/class/day',
  permission: 'Class Day',
  read: 'signedIn',
  endpoints: { list: '/get/all/class/day', active: '/get/active/class/day' },
  fields: {
    name: text({ required: true, max: 80, unique: true, help: true }),
    weekday: choice(
      { sunday: 0, monday: 1, tuesday: 2, wednesday: 3, thursday: 4, friday: 5, saturday: 6 },
      { required: true },
    ),
    kind: choice(['working', 'holiday'], { required: true, initial: 'working' }),
  },
  toggle: true,
  list: { sort: 'weekday' },
  seed: [
    { name: 'Sunday', weekday: 0, kind: 'working' },
    { name: 'Monday', weekday: 1, kind: 'working' },
    { name: 'Tuesday', weekday: 2, kind: 'working' },
    { name: 'Wednesday', weekday: 3, kind: 'working' },
    { name: 'Thursday', weekday: 4, kind: 'working' },
    { name: 'Friday', weekday: 5, kind: 'holiday' },
    { name: 'Saturday', weekday: 6, kind: 'holiday' },
  ],
});
