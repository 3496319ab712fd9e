import { defineResource, text } from '../../src/core/index.ts';

/** The six looks that a page of the public website can have; their ids are the numbers of PAGE_DESIGNS. */
export const pageDesignType = defineResource({
  name: 'pageDesignType',
  area: 'website',
  icon: 'ViewModule',
  path: '/public/page/design/type',
  permission: 'Pubic Site',
  visibleTo: 'everybody',
  endpoints: { list: '/get/all/page/design/types' },
  fields: { name: text({ required: true, max: 60, unique: true }), description: text({ required: true, max: 200 }) },
  readOnly: true,
  inMenu: false,
  list: { sort: 'id' },
});
