import Papa from 'papaparse';
import type { Cell } from '../../../core/writeWorkbook.ts';

/** Excel reads UTF-8 only when the file begins with this mark. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** What makes a spreadsheet run a text: the signs, those in full width, and what it passes over before them. */
const SIGN = String.raw`[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r\n]`;
/** A number below zero begins like a formula and is none. */
const FORMULA = new RegExp(String.raw`^(?!-\d+(\.\d+)?$)${SIGN}`);
const DEFUSED = new RegExp(`^'(?=${SIGN})`);

/** Rows as lines of CSV; what a spreadsheet would run as a formula is defused. */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return `${Papa.unparse(rows as Cell[][], { escapeFormulae: FORMULA })}\r\n`;
}

/** A cell as it was before it was defused. */
export function undefused(cell: string): string {
  return cell.replace(DEFUSED, '');
}
