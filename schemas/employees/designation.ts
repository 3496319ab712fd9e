import { boolean, defineResource, integer, text } from '../../src/core/index.ts';

export const designation = defineResource({
  name: 'designation',
  area: 'employees',
  icon: 'Work',
  path: '/employee/designation',
  permission: 'Designation',
  visibleTo: 'everybody',
  read: 'signedIn',
  endpoints: { list: '/get/all/designation' },
  fields: {
    name: text({ required: true, max: 80, unique: true }),
    rank: integer({ required: true, min: 1, max: 1000, help: true }),
    is_teaching: boolean({ initial: 0, help: true }),
  },
  toggle: true,
  list: { sort: 'rank' },
});
