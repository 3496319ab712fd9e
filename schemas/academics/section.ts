import { defineResource, text } from '../../src/core/index.ts';

export const section = defineResource({
  name: 'section',
  area: 'academics',
  icon: 'ViewModule',
  path: '/section',
  permission: 'Section',
  visibleTo: 'everybody',
  read: 'signedIn',
  endpoints: { list: '/get/all/section' },
  fields: { name: text({ required: true, max: 80, unique: true }) },
  related: [
    { resource: 'classTeacher', by: 'section_id' },
    { resource: 'subjectTeacher', by: 'section_id' },
    { resource: 'student', by: 'section_id' },
  ],
  toggle: true,
});
