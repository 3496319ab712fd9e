import { defineResource, text } from '../../src/core/index.ts';

/** Small drawings that a menu of the public website can have. */
export const menuIcon = defineResource({
  name: 'menuIcon',
  area: 'website',
  icon: 'Category',
  path: '/public/menu/icon',
  permission: 'Pubic Site',
  visibleTo: 'everybody',
  endpoints: { list: '/get/menu/icon' },
  fields: {
    name: text({ required: true, max: 60, unique: true }),
    symbol: text({ required: true, max: 60, format: 'slug', unique: true, help: true }),
  },
  toggle: true,
});
