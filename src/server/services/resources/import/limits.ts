/** Rows one file may have. */
export const MAX_ROWS = 50_000;
/** Columns one file may have. */
export const MAX_COLUMNS = 200;
/** Row of a spreadsheet below which no cell may be filled: there is room for as many empty rows. */
export const LAST_ROW = 2 * MAX_ROWS;
/** Line breaks of a text file: as many as a spreadsheet has rows, most of which may be empty. */
export const MAX_LINES = 1_048_576;
/** Characters of one line of a text file. */
export const MAX_LINE_CHARACTERS = 1_000_000;
/** Filled cells one file may have. */
export const MAX_CELLS = 3_000_000;
/**
 * Tags of an Excel file for each filled row or cell of its sheets: a cell has up to eight and its text four, or some dozen
 * where a part of it has letters of its own.
 */
export const TAGS_PER_CELL = 32;
/** Rows and cells worth of tags that every Excel file may have besides, for styles and for texts of cells that are gone. */
export const SPARE_CELLS = 100_000;
/** Characters of one cell; the longest text that a form takes is half as long. */
export const MAX_CELL_CHARACTERS = 200_000;
/** Characters of all cells together. */
export const MAX_CHARACTERS = 40_000_000;
/** Megabytes of one file. */
export const MAX_FILE_MB = 20;
/** Megabytes of what is packed in one file. */
export const MAX_UNPACKED_MB = 150;
/** Parts that are packed in one file. */
export const MAX_PARTS = 2_000;
/**
 * Milliseconds of the processor in which one file must be read. Excel files of ten thousand rows and 60 columns take
 * 2 s, of fifty thousand and 30 columns 5 s; a slow machine takes five times as long.
 */
export const MAX_READING_MS = 120_000;
/** Milliseconds in all: other programs may keep the machine busy. */
export const MAX_CLOCK_MS = 600_000;
/** Megabytes that the process that reads a file may have for the objects and texts of JavaScript. */
export const READER_MEMORY_MB = 1_024;
/** Megabytes of the whole process, with Node itself and the file, packed and unpacked. */
export const READER_WHOLE_MB = 1_792;
/** Rows that an answer tells the outcome of; the file of what is wrong has all that are refused. */
export const REPORTED_ROWS = 200;
/** Bytes of memory that a cell takes beside its characters, which take two each. */
export const CELL_BYTES = 24;
