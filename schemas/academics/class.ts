import { boolean, defineResource, integer, text } from '../../src/core/index.ts';

export const schoolClass = defineResource({
  name: 'class',
  area: 'academics',
  icon: 'School',
  path: '/class/classes',
  screens: { create: '/class/class/add', edit: '/class/class/update{id}' },
  permission: 'Classes',
  visibleTo: 'everybody',
  read: 'signedIn',
  endpoints: { list: '/get/all/classes' },
  fields: {
    name: text({ required: true, max: 80, unique: true }),
    code: text({ max: 20, format: 'code', unique: true }),
    order: integer({ required: true, min: 1, max: 100, unique: true, place: true, help: true }),
    has_groups: boolean({ initial: 0, help: true }),
  },
  related: [
    { resource: 'wingSection', by: 'class_id' },
    { resource: 'classTeacher', by: 'class_id' },
    { resource: 'subjectTeacher', by: 'class_id' },
    { resource: 'assignedFee', by: 'class_id' },
    { resource: 'book', by: 'class_id' },
  ],
  toggle: true,
  form: { size: 'page' },
});
