import { boolean, defineResource, image, longText, richText, text, url } from '../../src/core/index.ts';

export const homePage = defineResource({
  name: 'homePage',
  area: 'website',
  icon: 'Web',
  path: '/public/home/page',
  permission: 'Pubic Site',
  visibleTo: 'everybody',
  endpoints: { list: '/get/home/page/information' },
  fields: {
    title: text({ required: true, max: 120 }),
    tagline: text({ max: 200 }),
    image: image({ public: true }),
    introduction: richText(),
    video_url: url({ help: true }),
    show_notices: boolean({ initial: 1 }),
    show_events: boolean({ initial: 1 }),
    show_facilities: boolean({ initial: 1 }),
    search_description: longText({ max: 160, help: true }),
  },
  singleton: true,
  form: {
    sections: [
      { name: 'welcome', fields: ['title', 'tagline', 'image', 'introduction', 'video_url'] },
      { name: 'blocks', fields: ['show_notices', 'show_events', 'show_facilities'] },
      { name: 'searching', fields: ['search_description'] },
    ],
  },
});
