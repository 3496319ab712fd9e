import { choice, defineResource, integer, longText, text } from '../../src/core/index.ts';
import { AUDIENCES } from './audiences.ts';

/** A block of text at the foot of the public website. */
export const footer = defineResource({
  name: 'footer',
  area: 'website',
  path: '/public/{type}/information/about',
  permission: 'Pubic Site',
  visibleTo: 'everybody',
  endpoints: { list: '/get/footer/information' },
  fields: {
    type: choice(AUDIENCES, { required: true, initial: 'school' }),
    title: text({ required: true, max: 120, unique: ['type'] }),
    text: longText({ required: true, max: 1000 }),
    order: integer({ required: true, min: 1, max: 999, place: true, help: true }),
  },
  toggle: true,
  list: { columns: ['title', 'order', 'is_active'], search: ['title', 'text'] },
});
