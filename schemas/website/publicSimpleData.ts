import { choice, defineResource, image, reference, richText, text } from '../../src/core/index.ts';
import { PAGE_DESIGNS } from './pageDesigns.ts';

/**
 * The text of a page that has one text only; the page's own editor writes it. The editor's calls are
 * `calls/publicPages.ts`; it goes with its page by `rules/website/publicSubMenu.ts`.
 */
export const publicSimpleData = defineResource({
  name: 'publicSimpleData',
  plural: 'publicSimpleData',
  area: 'website',
  icon: 'AutoStories',
  path: '/public/page/text',
  permission: 'Pubic Site',
  visibleTo: 'everybody',
  fields: {
    public_sub_menu_id: reference('publicSubMenu', { required: true, unique: true }),
    page_design_type_id: choice(PAGE_DESIGNS, { required: true }),
    title: text({ required: true, max: 200 }),
    description: richText({ required: true, max: 100_000 }),
    image: image({
      public: true,
      visibleWhen: { page_design_type_id: 'simple_with_image' },
      requiredWhen: { page_design_type_id: 'simple_with_image', id: null },
    }),
  },
  readOnly: true,
  inMenu: false,
  list: { columns: ['title', 'public_sub_menu_id', 'page_design_type_id', 'image', 'updated_at'], sort: '-updated_at' },
});
