/** The colour of the product: of its buttons and links, also in mails and on public pages. */
export const BRAND_COLOR = '#0f5c5c';
/** The text of mails and public pages, on white. */
export const PAGE_INK = '#1b1f24';
