import { defineResource, text } from '../../src/core/index.ts';

export const studentGroup = defineResource({
  name: 'studentGroup',
  area: 'academics',
  icon: 'AccountTree',
  path: '/student/group',
  permission: 'Student Group',
  visibleTo: 'everybody',
  read: 'signedIn',
  endpoints: { list: '/get/all/student/group' },
  fields: { name: text({ required: true, max: 80, unique: true }) },
  toggle: true,
});
