import { children, choice, date, defineResource, file, images, reference, richText, text, time, url } from '../../src/core/index.ts';
import { PAGE_DESIGNS } from './pageDesigns.ts';

const { image_gallery: GALLERY, video_gallery: VIDEOS, notice_board: NOTICE, event: EVENT } = PAGE_DESIGNS;
const written = { page_design_type_id: [NOTICE, EVENT], is_file: { not: 1 } } as const;
const ofEvents = { visibleWhen: { page_design_type_id: EVENT }, requiredWhen: { page_design_type_id: EVENT } } as const;

/** A gallery's album, a video list, a notice or an event; the editor of its page writes it. */
export const publicMultipleData = defineResource({
  name: 'publicMultipleData',
  plural: 'publicMultipleData',
  area: 'website',
  icon: 'Image',
  path: '/public/page/item',
  permission: 'Pubic Site',
  fields: {
    public_sub_menu_id: reference('publicSubMenu', { required: true }),
    page_design_type_id: choice(PAGE_DESIGNS, { required: true }),
    title: text({ required: true, max: 200 }),
    is_file: choice(
      { pdf: 1, text: 0 },
      { visibleWhen: { page_design_type_id: NOTICE }, requiredWhen: { page_design_type_id: NOTICE } },
    ),
    notice_file: file({ maxMB: 10, visibleWhen: { is_file: 1 }, requiredWhen: { is_file: 1 } }),
    event_date: date(ofEvents),
    start_time: time(ofEvents),
    end_time: time({ ...ofEvents, notBefore: 'start_time' }),
    location: text({ max: 200, ...ofEvents }),
    description: richText({ max: 100_000, visibleWhen: written, requiredWhen: written }),
    images: images({
      visibleWhen: { page_design_type_id: [GALLERY, EVENT] },
      requiredWhen: { page_design_type_id: [GALLERY, EVENT] },
    }),
    videos: children(
      { url: url({ required: true, max: 500 }) },
      { max: 50, visibleWhen: { page_design_type_id: VIDEOS }, requiredWhen: { page_design_type_id: VIDEOS } },
    ),
  },
  toggle: true,
  readOnly: true,
  inMenu: false,
  list: {
    columns: ['title', 'public_sub_menu_id', 'page_design_type_id', 'event_date', 'updated_at', 'is_active'],
    filters: ['public_sub_menu_id', 'page_design_type_id', 'event_date', 'is_active'],
    sort: '-id',
    search: ['title', 'location'],
  },
});
