import { defineResource, text } from '../../src/core/index.ts';

export const gender = defineResource({
  name: 'gender',
  area: 'settings',
  icon: 'Wc',
  path: '/gender',
  permission: 'Gender',
  visibleTo: 'everybody',
  read: 'signedIn',
  endpoints: { list: '/get/all/genders' },
  fields: { name: text({ required: true, max: 80, unique: true }) },
  toggle: true,
  list: { sort: 'id' },
});
