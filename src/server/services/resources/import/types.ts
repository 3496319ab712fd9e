/** What a cell of a spreadsheet holds; CSV knows text only. */
export type Cell = string | number | boolean | Date | null;

/** The cells of one line, and where the spreadsheet shows it. The headings are line 1. */
export interface Line {
  readonly number: number;
  readonly cells: readonly Cell[];
}

/** The first sheet of a file. Lines without any content, and those that explain, are left out. */
export interface Sheet {
  readonly headings: readonly string[];
  readonly lines: readonly Line[];
}

/** Rows one file may have. */
export const MAX_ROWS = 50_000;
/** Columns one file may have. */
export const MAX_COLUMNS = 200;
/** Rows that an answer tells the fate of; the file of what is wrong has all that are refused. */
export const TOLD_ROWS = 200;
/** Megabytes of one file. */
export const MAX_FILE_MB = 20;
