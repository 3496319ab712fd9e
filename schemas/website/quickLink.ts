import { choice, defineResource, integer, reference, text, url } from '../../src/core/index.ts';
import { AUDIENCES } from './audiences.ts';

/** A link of the public website that leads somebody to what they need often. */
export const quickLink = defineResource({
  name: 'quickLink',
  area: 'website',
  icon: 'Link',
  path: '/public/{type}/quick/link',
  permission: 'Pubic Site',
  visibleTo: 'everybody',
  fields: {
    type: choice(AUDIENCES, { required: true, initial: 'school' }),
    title: text({ required: true, max: 120, unique: ['type'] }),
    public_sub_menu_id: reference('publicSubMenu', { visibleWhen: { url: { filled: false } }, help: true }),
    url: url({ max: 500, requiredWhen: { public_sub_menu_id: { filled: false } } }),
    order: integer({ required: true, min: 1, max: 999, place: true, help: true }),
  },
  toggle: true,
  list: {
    columns: ['title', 'public_sub_menu_id', 'url', 'order', 'is_active'],
    filters: ['type', 'is_active'],
  },
});
