import { defineResource, image, integer, text, url } from '../../src/core/index.ts';

export const slider = defineResource({
  name: 'slider',
  area: 'website',
  icon: 'Slideshow',
  path: '/public/slider',
  permission: 'Pubic Site',
  visibleTo: 'everybody',
  endpoints: { list: '/get/slider/information' },
  fields: {
    image: image({ public: true, help: true }),
    title: text({ required: true, max: 120 }),
    caption: text({ max: 240 }),
    button_label: text({ max: 40, requiredWhen: { url: { filled: true } } }),
    url: url({ requiredWhen: { button_label: { filled: true } } }),
    order: integer({ required: true, min: 1, max: 999, place: true, help: true }),
  },
  toggle: true,
  list: { columns: ['image', 'title', 'caption', 'order', 'is_active'], search: ['title', 'caption'] },
});
