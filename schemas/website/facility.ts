import { defineResource, image, integer, longText, text } from '../../src/core/index.ts';

export const facility = defineResource({
  name: 'facility',
  area: 'website',
  icon: 'Apartment',
  path: '/public/facilities',
  permission: 'Pubic Site',
  endpoints: { list: '/get/all/facility' },
  fields: {
    name: text({ required: true, max: 120, unique: true }),
    description: longText({ max: 1000 }),
    image: image(),
    order: integer({ required: true, min: 1, max: 999, initial: 1, help: true }),
  },
  toggle: true,
  list: { columns: ['image', 'name', 'order', 'is_active'], filters: ['is_active'], sort: 'order', search: ['name', 'description'] },
  seed: [
    { name: 'Library', description: 'Twelve thousand books in Bangla and English, open on every school day.' },
    { name: 'Science laboratories', description: 'Physics, chemistry and biology have a laboratory each.', order: 2 },
    { name: 'Computer laboratory', description: 'Forty computers with internet access.', order: 3 },
    { name: 'Playground', description: 'Football and cricket after lessons, sports day in January.', order: 4 },
  ],
});
