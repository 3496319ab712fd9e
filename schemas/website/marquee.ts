import { date, defineResource, integer, text, url } from '../../src/core/index.ts';

export const marquee = defineResource({
  name: 'marquee',
  area: 'website',
  icon: 'Campaign',
  path: '/public/marquee',
  permission: 'Pubic Site',
  visibleTo: 'everybody',
  endpoints: { list: '/get/all/marquee' },
  fields: {
    text: text({ required: true, max: 240 }),
    url: url(),
    starts_on: date({ required: true, initial: 'today' }),
    ends_on: date({ notBefore: 'starts_on', help: true }),
    order: integer({ required: true, min: 1, max: 999, place: true, help: true }),
  },
  toggle: true,
  list: { columns: ['text', 'starts_on', 'ends_on', 'order', 'is_active'] },
});
