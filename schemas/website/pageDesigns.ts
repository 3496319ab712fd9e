/** How a page of the public website looks, with the numbers that calls have for it. */
export const PAGE_DESIGNS = {
  simple: 1,
  simple_with_image: 2,
  image_gallery: 3,
  video_gallery: 4,
  notice_board: 5,
  event: 6,
} as const;

/** What a notice is made as, with the numbers that calls have for it. */
export const NOTICE_KINDS = { pdf: 1, text: 0 } as const;
