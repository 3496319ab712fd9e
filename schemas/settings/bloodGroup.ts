import { defineResource, text } from '../../src/core/index.ts';

export const bloodGroup = defineResource({
  name: 'bloodGroup',
  area: 'settings',
  icon: 'Bloodtype',
  path: '/blood/group',
  permission: 'Blood Group',
  visibleTo: 'everybody',
  read: 'signedIn',
  endpoints: { list: '/get/all/blood/groups' },
  fields: { name: text({ required: true, max: 10, unique: true }) },
  toggle: true,
  list: { sort: 'id' },
});
