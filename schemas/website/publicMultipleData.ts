import {
  children,
  choice,
  date,
  defineResource,
  file,
  images,
  reference,
  richText,
  text,
  time,
  url,
} from '../../src/core/index.ts';
import { NOTICE_KINDS, PAGE_DESIGNS } from './pageDesigns.ts';

const isWritten = { page_design_type_id: ['notice_board', 'event'], is_file: { not: 'pdf' } } as const;
const isEvent = { page_design_type_id: 'event' } as const;

/**
 * A gallery's album, a video list, a notice or an event; the editor of its page writes it. The editor's calls are
 * `calls/publicPages.ts`.
 */
export const publicMultipleData = defineResource({
  name: 'publicMultipleData',
  plural: 'publicMultipleData',
  area: 'website',
  icon: 'Image',
  path: '/public/page/item',
  permission: 'Pubic Site',
  visibleTo: 'everybody',
  fields: {
    public_sub_menu_id: reference('publicSubMenu', { required: true }),
    page_design_type_id: choice(PAGE_DESIGNS, { required: true }),
    title: text({ required: true, max: 200 }),
    is_file: choice(NOTICE_KINDS, { neededWhen: { page_design_type_id: 'notice_board' } }),
    notice_file: file({ public: true, maxMB: 10, neededWhen: { is_file: 'pdf' } }),
    event_date: date({ neededWhen: isEvent }),
    start_time: time({ neededWhen: isEvent }),
    end_time: time({ neededWhen: isEvent, after: 'start_time' }),
    location: text({ max: 200, neededWhen: isEvent }),
    description: richText({ max: 100_000, neededWhen: isWritten }),
    images: images({
      public: true,
      visibleWhen: { page_design_type_id: ['image_gallery', 'event'] },
      // An event may lose its images later; an album may not (the rules of its entity say so).
      requiredWhen: { page_design_type_id: ['image_gallery', 'event'], id: null },
    }),
    videos: children(
      { url: url({ required: true, max: 500 }) },
      { max: 50, neededWhen: { page_design_type_id: 'video_gallery' } },
    ),
  },
  toggle: true,
  readOnly: true,
  inMenu: false,
  list: {
    columns: ['title', 'public_sub_menu_id', 'page_design_type_id', 'event_date', 'updated_at', 'is_active'],
    filters: ['public_sub_menu_id', 'page_design_type_id', 'event_date', 'is_active'],
    sort: '-id',
  },
});
