/** Bytes of what people call a megabyte. */
export const MEGABYTE = 1_048_576;
/** Milliseconds a notice stays on the screen. */
export const TOAST_MS = 3_000;
/** Milliseconds a notice stays that has more to it: an error, or something to open. */
export const ERROR_TOAST_MS = 5_000;
/** Minutes for which whoever deleted something can undo that. */
export const UNDO_MINUTES = 10;
/** Rows a list shows at first. */
export const DEFAULT_PAGE_SIZE = 10;
/** Rows a list can be asked to show. */
export const PAGE_SIZES = [10, 20, 50, 100, 500] as const;
/** Rows one slice of a list may have. */
export const MAX_SLICE = 500;
/** Rows above which a whole list is streamed instead of held in memory. */
export const STREAM_ABOVE = 10_000;
/** Rows above which the screens have a file made in the background. */
export const EXPORT_AT_ONCE = 10_000;
/** Values one "any of" filter may name. */
export const MAX_FILTER_VALUES = 500;
/** Characters of the name of a saved view. */
export const MAX_VIEW_NAME = 60;
/** Alternatives that a filter may have. */
export const MAX_ALTERNATIVES = 10;
/** Characters of a short text when its declaration says nothing. */
export const DEFAULT_TEXT_MAX = 255;
/** Characters of a long or rich text when its declaration says nothing. */
export const DEFAULT_LONG_TEXT_MAX = 20_000;
/** Characters of a number as it is typed: no field takes one of more, and to look at a very long one takes time. */
export const MAX_NUMBER_LENGTH = 100;
/** Characters of a search. */
export const MAX_SEARCH_LENGTH = 100;
/** Shortest password. */
export const PASSWORD_MIN = 8;
/** Longest password: a longer one only costs hashing time. */
export const PASSWORD_MAX = 200;
/** Megabytes of an image or a file when its declaration says nothing. */
export const DEFAULT_UPLOAD_MB = 5;
/** Rows one list of child rows may have when its declaration says nothing. */
export const MAX_CHILD_ROWS = 500;
/** Permissions of a role or of one person: 120 subjects with 12 actions each, and some. */
export const MAX_PERMISSIONS = 2_000;
/** Files one list of images may hold. */
export const MAX_IMAGES = 30;
/** Bytes of a request body without files. */
export const MAX_BODY_BYTES = MEGABYTE;
/** Levels a JSON body may be nested. */
export const MAX_JSON_DEPTH = 12;
/** Fields that a form, or one object of a JSON body, may have. */
export const MAX_BODY_FIELDS = 5_000;
/** Largest whole number stored: PostgreSQL's `integer`. */
export const MAX_INTEGER = 2_147_483_647;
/** Digits of a number with decimals, before and after the point. */
export const DECIMAL_DIGITS = 14;
/** Largest amount of money in minor units (999 999 999 999.99). */
export const MAX_MONEY_MINOR = 99_999_999_999_999;

/** Child rows to which a column of an import can be given, whatever the file has. */
export const USUAL_ROWS = 3;
