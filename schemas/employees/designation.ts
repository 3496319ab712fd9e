import { boolean, defineResource, integer, text } from '../../src/core/index.ts';

export const designation = defineResource({
  name: 'designation',
  area: 'employees',
  icon: 'Work',
  path: '/employee/designation',
  permission: 'Designation',
  read: 'signedIn',
  endpoints: { list: '/get/all/designation' },
  fields: {
    name: text({ required: true, max: 80, unique: true }),
    rank: integer({ required: true, min: 1, max: 1000, help: true }),
    is_teaching: boolean({ initial: 0, help: true }),
  },
  toggle: true,
  list: { sort: 'rank' },
  seed: [
    { name: 'Principal', rank: 1, is_teaching: 1 },
    { name: 'Vice Principal', rank: 2, is_teaching: 1 },
    { name: 'Senior Teacher', rank: 3, is_teaching: 1 },
    { name: 'Assistant Teacher', rank: 4, is_teaching: 1 },
    { name: 'Junior Teacher', rank: 5, is_teaching: 1 },
    { name: 'Accountant', rank: 6, is_teaching: 0 },
    { name: 'Office Assistant', rank: 7, is_teaching: 0 },
    { name: 'Librarian', rank: 8, is_teaching: 0 },
    { name: 'Laboratory Assistant', rank: 9, is_teaching: 0 },
    { name: 'Security Guard', rank: 10, is_teaching: 0 },
    { name: 'Cleaner', rank: 11, is_teaching: 0 },
  ],
});
