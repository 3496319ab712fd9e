import { choice, defineResource, integer, text, url } from '../../src/core/index.ts';

export const socialLink = defineResource({
  name: 'socialLink',
  area: 'website',
  icon: 'Group',
  path: '/public/social/link',
  permission: 'Pubic Site',
  visibleTo: 'everybody',
  endpoints: { list: '/get/social/links' },
  fields: {
    platform: choice(['facebook', 'youtube', 'instagram', 'x', 'linkedin', 'whatsapp', 'telegram', 'tiktok', 'other'], {
      required: true,
      initial: 'facebook',
    }),
    name: text({ required: true, max: 80, unique: true, help: true }),
    url: url({ required: true, max: 500 }),
    order: integer({ required: true, min: 1, max: 999, place: true, help: true }),
  },
  toggle: true,
});
