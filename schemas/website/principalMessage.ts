import { defineResource, image, richText, text } from '../../src/core/index.ts';

export const principalMessage = defineResource({
  name: 'principalMessage',
  area: 'website',
  icon: 'Person',
  path: '/public/principal/message',
  permission: 'Pubic Site',
  visibleTo: 'everybody',
  fields: {
    title: text({ required: true, max: 160 }),
    name: text({ max: 120 }),
    position: text({ max: 120, help: true }),
    photo: image({ public: true }),
    message: richText({ help: true }),
  },
  singleton: true,
  title: 'title',
});
