import { defineResource, image, integer, longText, text } from '../../src/core/index.ts';

export const facility = defineResource({
  name: 'facility',
  area: 'website',
  icon: 'Apartment',
  path: '/public/facilities',
  permission: 'Pubic Site',
  visibleTo: 'everybody',
  endpoints: { list: '/get/all/facility' },
  fields: {
    name: text({ required: true, max: 120, unique: true }),
    description: longText({ max: 1000 }),
    image: image({ public: true }),
    order: integer({ required: true, min: 1, max: 999, place: true, help: true }),
  },
  toggle: true,
  list: { columns: ['image', 'name', 'order', 'is_active'], search: ['name', 'description'] },
});
