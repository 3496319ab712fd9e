import { boolean, defineResource, integer, text } from '../../src/core/index.ts';

export const schoolClass = defineResource({
  name: 'class',
  area: 'academics',
  icon: 'School',
  path: '/class/classes',
  screens: { create: '/class/class/add', edit: '/class/class/update{id}' },
  permission: 'Classes',
  read: 'signedIn',
  endpoints: { list: '/get/all/classes' },
  fields: {
    name: text({ required: true, max: 80, unique: true }),
    code: text({ max: 20, format: 'code', unique: true }),
    order: integer({ required: true, min: 1, max: 100, unique: true, help: true }),
    has_groups: boolean({ initial: 0, help: true }),
  },
  toggle: true,
  list: { sort: 'order' },
  form: { size: 'page' },
  seed: [
    { name: 'One', code: 'C01', order: 1, has_groups: 0 },
    { name: 'Two', code: 'C02', order: 2, has_groups: 0 },
    { name: 'Three', code: 'C03', order: 3, has_groups: 0 },
    { name: 'Four', code: 'C04', order: 4, has_groups: 0 },
    { name: 'Five', code: 'C05', order: 5, has_groups: 0 },
    { name: 'Six', code: 'C06', order: 6, has_groups: 0 },
    { name: 'Seven', code: 'C07', order: 7, has_groups: 0 },
    { name: 'Eight', code: 'C08', order: 8, has_groups: 0 },
    { name: 'Nine', code: 'C09', order: 9, has_groups: 1 },
    { name: 'Ten', code: 'C10', order: 10, has_groups: 1 },
  ],
});
