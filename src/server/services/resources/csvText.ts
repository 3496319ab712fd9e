import Papa from 'papaparse';
import { defusedRow } from '../../../core/formulas.ts';
import type { Cell } from '../../../core/writeWorkbook.ts';

/** Excel reads UTF-8 only when the file begins with this mark. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Rows as lines of CSV; what a spreadsheet would run as a formula is defused. */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return `${Papa.unparse(rows.map(defusedRow))}\r\n`;
}
