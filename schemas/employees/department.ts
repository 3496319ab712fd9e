import { defineResource, longText, text } from '../../src/core/index.ts';

export const department = defineResource({
  name: 'department',
  area: 'employees',
  icon: 'Apartment',
  path: '/department',
  permission: 'Department',
  visibleTo: 'everybody',
  read: 'signedIn',
  endpoints: { list: '/get/all/department' },
  fields: {
    name: text({ required: true, max: 80, unique: true }),
    code: text({ max: 20, format: 'code', unique: true }),
    description: longText({ max: 500 }),
  },
  toggle: true,
});
