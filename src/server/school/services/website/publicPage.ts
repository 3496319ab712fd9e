import { PAGE_DESIGNS } from '../../../../../schemas/website/pageDesigns.ts';
import type { publicMultipleData } from '../../../../../schemas/website/publicMultipleData.ts';
import type { RecordOf } from '../../../../core/infer.ts';
import { type AnsweredRecord, isWhole } from '../../../presenters/presentRecord.ts';

type Item = RecordOf<typeof publicMultipleData>;

/** The text of a simple page as the public calls have it: its picture goes by the name of `images`. */
export function presentPageText(record: AnsweredRecord): Record<string, unknown> {
  return isWhole(record) ? { ...record, images: record.image } : record;
}

/**
 * An item of a page as the public calls have it. `description` of a gallery is a JSON list, of pictures or of video
 * addresses; `data` of a notice is the path of its file, of an event JSON with day, times, place and pictures.
 */
export function presentPageItem(record: AnsweredRecord): Record<string, unknown> {
  if (!isWhole(record)) return record;
  return { ...record, data: null, ...ofDesign(record as Item) };
}

function ofDesign({ page_design_type_id, images, videos, notice_file, ...event }: Item): Record<string, unknown> {
  const { event_date, start_time, end_time, location } = event;
  switch (page_design_type_id) {
    case PAGE_DESIGNS.image_gallery:
      return { description: JSON.stringify(images) };
    case PAGE_DESIGNS.video_gallery:
      return { description: JSON.stringify(videos.map(({ url }) => url)) };
    case PAGE_DESIGNS.notice_board:
      return { data: notice_file };
    case PAGE_DESIGNS.event:
      return { data: JSON.stringify({ event_date, start_time, end_time, location, images }) };
    default:
      return {};
  }
}
