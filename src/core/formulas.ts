/** The signs with which a formula begins, and those in full width. */
const FORMULA_SIGN = String.raw`=+\-@\uFF1D\uFF0B\uFF0D\uFF20`;
/** What makes a spreadsheet run a text: the signs, and what it passes over before them. */
const SIGN = String.raw`[${FORMULA_SIGN}\t\r\n]`;
const RUNS = new RegExp(`^${SIGN}`);
/** A number below zero begins like a formula and is none. */
const FORMULA = new RegExp(String.raw`^(?!-\d+(\.\d+)?$)(?='*${SIGN})`);
const DEFUSED = new RegExp(`^'(?='*${SIGN})`);

/**
 * Where a cell begins for a spreadsheet that reads the file by another separator than the comma, as it does in most of
 * Europe: it takes quotation marks for what they are only at the beginning of a cell, so those of ours are no help.
 */
const BREAK = String.raw`[;|\t\r\n]`;
const INNER = `'*"*[${FORMULA_SIGN}]`;
const INNER_FORMULA = new RegExp(String.raw`(?<=${BREAK})(?!-\d+(\.\d+)?(?:$|${BREAK}))(?=${INNER})`, 'g');
const INNER_DEFUSED = new RegExp(`(?<=${BREAK})'(?=${INNER})`, 'g');

/** Whether a spreadsheet takes a text for a formula once somebody has entered it anew. */
export function looksLikeFormula(text: string): boolean {
  return RUNS.test(text);
}

/** A text for a cell of a CSV file that no spreadsheet runs as a formula, by whatever separator it reads the file. */
export function defused(text: string): string {
  return text.replace(INNER_FORMULA, "'").replace(FORMULA, "'");
}

/** A text as it was before it was defused. */
export function undefused(text: string): string {
  return text.replace(INNER_DEFUSED, '').replace(DEFUSED, '');
}

/** A value of a cell of a CSV file. */
type CsvCell = string | number | boolean | null;

const PLAIN_NUMBER = /^(-?\d+(\.\d+)?)?$/;
/** A number below zero that nothing stands before, for a spreadsheet that reads the file by another separator. */
const BEGINS_BELOW_ZERO = /^-\d+(\.\d+)?(e[+-]\d+)?$/;
const ENDS_BELOW_ZERO = new RegExp(String.raw`${BREAK}-\d+(\.\d+)?$`);

/**
 * A row for a CSV file without formulas. Where the comma is that of decimals, a number below zero and the text behind it are
 * one cell, which begins with a sign: `-1` and `2+A1` are `-1,2+A1`. So that the number stays one, the text is guarded.
 */
export function defusedRow(cells: readonly CsvCell[]): CsvCell[] {
  const written = cells.map((cell) => (typeof cell === 'string' ? defused(cell) : cell));
  const guarded = behindBelowZero(written);
  return written.map((cell, index) => (guarded.has(index) ? `'${cell}` : cell));
}

/** The texts of a row as they were before it was defused. */
export function undefusedRow(cells: readonly string[]): string[] {
  const guarded = behindBelowZero(cells);
  return cells.map((cell, index) => undefused(guarded.has(index) && cell.startsWith("'") ? cell.slice(1) : cell));
}

/** The places of the first text behind each number below zero with which such a spreadsheet begins a cell. */
function behindBelowZero(cells: readonly CsvCell[]): ReadonlySet<number> {
  const places = new Set<number>();
  let isBehind = false;
  for (const [index, cell] of cells.entries()) {
    const text = String(cell ?? '');
    if (isBehind && !PLAIN_NUMBER.test(text) && typeof cell === 'string') {
      places.add(index);
      isBehind = false;
    }
    if (ENDS_BELOW_ZERO.test(text) || (index === 0 && BEGINS_BELOW_ZERO.test(text))) isBehind = true;
  }
  return places;
}
