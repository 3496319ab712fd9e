import { choice, computed, defineResource, integer, reference, text } from '../../src/core/index.ts';
import { PAGE_DESIGNS } from './pageDesigns.ts';

/**
 * A page of the public website. What stands on it is edited at `/public/<slug>`. Deleting it together with its text is
 * `services/website/removeTextAndSubMenu.ts`.
 */
export const publicSubMenu = defineResource({
  name: 'publicSubMenu',
  area: 'website',
  icon: 'ViewModule',
  path: '/public/sub/menu',
  permission: 'Pubic Site',
  visibleTo: 'everybody',
  endpoints: { list: '/get/all/public/sub/menus' },
  fields: {
    public_menu_id: reference('publicMenu', { required: true }),
    name: text({ required: true, max: 80, unique: ['public_menu_id'] }),
    slug: text({ required: true, max: 80, format: 'slug', unique: true, help: true }),
    page_design_type_id: choice(PAGE_DESIGNS, { required: true, initial: PAGE_DESIGNS.simple, help: true }),
    order: integer({ required: true, min: 1, max: 999, place: true, help: true }),
    // What stands on the page belongs to other entities; reading puts it in (see afterRead).
    public_data_simple: computed({ as: 'object', value: () => null }),
    public_data_multiple: computed({ as: 'object', many: true, value: () => [] }),
  },
  toggle: true,
  deletesMore: true,
  subtitle: 'slug',
  list: { columns: ['name', 'public_menu_id', 'slug', 'page_design_type_id', 'order', 'is_active'] },
  form: { keeps: ['public_menu_id'] },
});
