import { defineResource, text } from '../../src/core/index.ts';

export const religion = defineResource({
  name: 'religion',
  area: 'settings',
  icon: 'Mosque',
  path: '/religion',
  permission: 'Religion',
  visibleTo: 'everybody',
  read: 'signedIn',
  endpoints: { list: '/get/all/religion', active: '/get/active/religion' },
  fields: { name: text({ required: true, max: 80, unique: true }) },
  toggle: true,
});
