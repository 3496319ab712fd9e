import { choice, defineResource, text } from '../../src/core/index.ts';

/** The days of a school week. A school with alternating weeks has a weekday twice. */
export const classDay = defineResource({
  name: 'classDay',
  area: 'academics',
  icon: 'Event',
  path: '/class/day',
  permission: 'Class Day',
  visibleTo: 'everybody',
  read: 'signedIn',
  endpoints: { list: '/get/all/class/day', active: '/get/active/class/day' },
  fields: {
    name: text({ required: true, max: 80, unique: true, help: true }),
    weekday: choice(
      { sunday: 0, monday: 1, tuesday: 2, wednesday: 3, thursday: 4, friday: 5, saturday: 6 },
      { required: true },
    ),
    kind: choice(['working', 'holiday'], { required: true, initial: 'working', fixedWhileUsed: true }),
  },
  toggle: true,
  list: { sort: 'weekday' },
});
