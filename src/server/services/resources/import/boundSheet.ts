import { ANY_SHEET_START, SHEET_POSITION, SHEET_START, withoutEmpty } from '../../../../core/sheetXml.ts';
import { type AppError, refuse } from '../../../errors.ts';
import { LAST_ROW, MAX_CELL_CHARACTERS, MAX_CELLS, MAX_COLUMNS, MAX_ROWS } from './limits.ts';

/** Characters of a tag and the text behind it, in which entities stand for single characters. */
const LONGEST_TEXT = 2 * MAX_CELL_CHARACTERS;

/** Rows and cells that a sheet can have before it is too large; nobody counts further. */
const MAX_STARTS = MAX_CELLS + MAX_ROWS + 1;

/** A sheet without what is empty in it, and why it must not be read further where it is too large. */
export interface BoundSheet {
  readonly xml: string;
  /** How many rows and cells are filled, also those that are too many. */
  readonly filled: number;
  readonly problem?: AppError;
}

/**
 * Looks at where the cells of a sheet (SpreadsheetML) say they are. The reader makes a place in memory for everything
 * before the farthest cell, so that a single one at XFD1048576 ends the process.
 */
export function boundSheet(xml: string): BoundSheet {
  const filled = withoutEmpty(xml);
  const starts = countStarts(filled);
  const problem = problemOf(filled, starts);
  return { xml: filled, filled: starts, ...(problem && { problem }) };
}

/** How many tags there are. Refuses a text so long that no cell may hold it; the reader would take minutes for it. */
export function countTags(xml: string): number {
  let count = 0;
  for (let at = 0; at !== -1 && at < xml.length; count += 1) {
    const next = xml.indexOf('<', at + 1);
    if ((next === -1 ? xml.length : next) - at > LONGEST_TEXT) throw refuse.importTooMuch();
    at = next;
  }
  return count;
}

// A list of them all would take more memory than there is.
function countStarts(xml: string): number {
  let count = 0;
  for (const _ of xml.matchAll(ANY_SHEET_START)) {
    count += 1;
    if (count > MAX_STARTS) break;
  }
  return count;
}

function problemOf(xml: string, starts: number): AppError | undefined {
  let rows = 0;
  let cells = 0;
  // The first cell of a far row has a better name than the row.
  let farRow: AppError | undefined;
  for (const [, name = '', attributes = ''] of xml.matchAll(SHEET_START)) {
    const isRow = name.endsWith('row');
    if (isRow) rows += 1;
    else cells += 1;
    if (rows > MAX_ROWS + 1) return refuse.importTooManyRows({ max: MAX_ROWS });
    if (cells > MAX_CELLS) return refuse.importTooMuch();
    const problem = positionProblem(attributes, isRow ? rowProblem : cellProblem);
    if (farRow || (problem && !isRow)) return problem ?? farRow;
    farRow = problem;
  }
  // A start that is written as none should be is one that nobody has looked at.
  return farRow ?? (starts > rows + cells ? refuse.importUnreadable() : undefined);
}

function positionProblem(
  attributes: string,
  problemAt: (position: string) => AppError | undefined,
): AppError | undefined {
  for (const [, position = ''] of attributes.matchAll(SHEET_POSITION)) {
    const problem = problemAt(position);
    if (problem) return problem;
  }
  return undefined;
}

function rowProblem(position: string): AppError | undefined {
  if (!/^\d{1,7}$/.test(position)) return refuse.importUnreadable();
  return Number(position) > LAST_ROW ? farCell(`A${position}`) : undefined;
}

function cellProblem(position: string): AppError | undefined {
  const [, letters, row] = /^([A-Z]{1,3})(\d{1,7})$/.exec(position) ?? [];
  if (!letters || !row) return refuse.importUnreadable();
  const isTooFarRight = columnNumber(letters) > MAX_COLUMNS;
  if (isTooFarRight && row === '1') return refuse.importTooManyColumns({ max: MAX_COLUMNS });
  return isTooFarRight || Number(row) > LAST_ROW ? farCell(position) : undefined;
}

function columnNumber(letters: string): number {
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
}

function farCell(cell: string): AppError {
  return refuse.importFarCell({ cell, columns: MAX_COLUMNS, rows: MAX_ROWS });
}
