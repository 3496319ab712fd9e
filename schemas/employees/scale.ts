import { defineResource, money, percent, text } from '../../src/core/index.ts';

/** The grades of pay that posts are put into. */
export const scale = defineResource({
  name: 'scale',
  area: 'employees',
  icon: 'Grade',
  path: '/employee/scale',
  permission: 'Scale',
  visibleTo: 'everybody',
  endpoints: { list: '/get/all/scale' },
  fields: {
    name: text({ required: true, max: 80, unique: true }),
    lowest_basic: money({ required: true, min: 0 }),
    highest_basic: money({ min: 0, atLeast: 'lowest_basic' }),
    yearly_increment: percent({ min: 0, max: 100, help: true }),
  },
  toggle: true,
  list: { sums: [] },
});
