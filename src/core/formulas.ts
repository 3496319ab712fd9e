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
