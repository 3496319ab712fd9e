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
  toggle: true,
});
