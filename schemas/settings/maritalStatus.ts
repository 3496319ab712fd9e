import { defineResource, text } from '../../src/core/index.ts';

export const maritalStatus = defineResource({
  name: 'maritalStatus',
  area: 'settings',
  icon: 'FamilyRestroom',
  path: '/marital/status',
  permission: 'Marital Status',
  visibleTo: 'everybody',
  read: 'signedIn',
  endpoints: { list: '/get/all/marital/status' },
  fields: { name: text({ required: true, max: 80, unique: true }) },
  toggle: true,
  list: { sort: 'id' },
});
