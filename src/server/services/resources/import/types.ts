/** What a cell of a spreadsheet holds; CSV knows text only. */
export type Cell = string | number | boolean | Date | CellError | null;

/** A formula of the cell came to nothing: `#DIV/0!`. */
export interface CellError {
  readonly error: string;
}

export function isCellError(cell: Cell | undefined): cell is CellError {
  return typeof cell === 'object' && cell !== null && 'error' in cell;
}

/** The cells of one line, and where the spreadsheet shows it. The headings are line 1. */
export interface Line {
  readonly number: number;
  readonly cells: readonly Cell[];
}

/** The first sheet of a file. Lines without any content, and those that explain, are left out. */
export interface Sheet {
  readonly headings: readonly string[];
  readonly lines: readonly Line[];
  /** About how many bytes of memory it takes. */
  readonly bytes: number;
}
