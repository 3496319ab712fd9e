type Presented = Readonly<Record<string, unknown>>;

/** The text of a simple page as the public calls have it: its picture goes by the name of `images`. */
export function presentPageText(record: Presented): Record<string, unknown> {
  return { ...record, images: record.image };
}

/**
 * An item of a page as the public calls have it. `description` of a gallery is a JSON list, of pictures or of video
 * addresses; `data` of a notice is the path of its file, of an event JSON with day, times, place and pictures.
 */
export function presentPageItem(record: Presented): Record<string, unknown> {
  const { images, videos, event_date, start_time, end_time, location } = record;
  const ofDesign: Readonly<Record<number, Presented>> = {
    3: { description: JSON.stringify(images) },
    4: { description: JSON.stringify(addressesOf(videos)) },
    5: { data: record.notice_file },
    6: { data: JSON.stringify({ event_date, start_time, end_time, location, images }) },
  };
  return { ...record, data: null, ...ofDesign[Number(record.page_design_type_id)] };
}

function addressesOf(videos: unknown): string[] {
  return (videos as readonly { readonly url: string }[]).map(({ url }) => url);
}
