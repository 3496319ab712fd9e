import { defineResource, text } from '../../src/core/index.ts';

/** The six looks that a page of the public website can have; their ids are the numbers of PAGE_DESIGNS. */
export const pageDesignType = defineResource({
  name: 'pageDesignType',
  area: 'website',
  icon: 'ViewModule',
  path: '/public/page/design/type',
  permission: 'Pubic Site',
  endpoints: { list: '/get/all/page/design/types' },
  fields: { name: text({ required: true, max: 60, unique: true }), description: text({ required: true, max: 200 }) },
  readOnly: true,
  inMenu: false,
  list: { sort: 'id' },
  seed: [
    { name: 'Simple', description: 'A title and a text.' },
    { name: 'Simple with image', description: 'A title, a text and one picture.' },
    { name: 'Image gallery', description: 'Albums with pictures.' },
    { name: 'Video gallery', description: 'Videos from other sites, sorted by category.' },
    { name: 'Notice board', description: 'Notices, each a PDF file or a text.' },
    { name: 'Event', description: 'Events with date, time, place and pictures.' },
  ],
});
