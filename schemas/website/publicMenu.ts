import { computed, defineResource, integer, reference, text } from '../../src/core/index.ts';

export const publicMenu = defineResource({
  name: 'publicMenu',
  area: 'website',
  icon: 'AccountTree',
  path: '/public/menu',
  permission: 'Pubic Site',
  visibleTo: 'everybody',
  // Visitors have a call of their own, /public/menus.
  endpoints: { list: '/get/all/public/menu/with/child/count' },
  fields: {
    name: text({ required: true, max: 60, unique: true }),
    menu_icon_id: reference('menuIcon'),
    order: integer({ required: true, min: 1, max: 999, place: true, help: true }),
    child_count: computed({ as: 'integer', total: { resource: 'publicSubMenu', by: 'public_menu_id' } }),
    // Names in a list; reading puts the sub-menus in whole (see afterRead).
    public_sub_menus: computed({ as: 'records', records: { resource: 'publicSubMenu', by: 'public_menu_id' } }),
  },
  related: [{ resource: 'publicSubMenu', by: 'public_menu_id' }],
  toggle: true,
  list: {
    columns: ['name', 'menu_icon_id', 'public_sub_menus', 'child_count', 'order', 'is_active'],
    filters: ['is_active'],
  },
});
