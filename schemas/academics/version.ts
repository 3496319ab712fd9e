import { defineResource, text } from '../../src/core/index.ts';

export const version = defineResource({
  name: 'version',
  area: 'academics',
  icon: 'Translate',
  path: '/version',
  permission: 'Version',
  visibleTo: 'everybody',
  read: 'signedIn',
  endpoints: { list: '/get/all/version' },
  fields: { name: text({ required: true, max: 80, unique: true }) },
  toggle: true,
});
