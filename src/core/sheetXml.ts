const PREFIX = String.raw`(?:[^\s<>/:="']+:)?`;
const ATTRIBUTES = String.raw`((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*`;
const NAME = `(${PREFIX}(?:row|c))`;
const EMPTY = new RegExp(String.raw`<${NAME}${ATTRIBUTES}(?:/>|>\s*</\1\s*>)`, 'g');

/** The start of a row or a cell of a sheet (SpreadsheetML) as it is always written: its name and its attributes. */
export const SHEET_START = new RegExp(`<${NAME}${ATTRIBUTES}/?>`, 'g');
/** The start of one, however it is written. */
export const ANY_SHEET_START = new RegExp(String.raw`<${PREFIX}(?:row|c)(?=[\s/>])`, 'g');
/** Where a row or a cell says that it is, among its attributes. */
export const SHEET_POSITION = /(?:^|[\s:])r\s*=\s*["']([^"']*)["']/g;

/** A sheet without the rows and cells that only have a style: spreadsheets write them to the edge of the sheet. */
export function withoutEmpty(xml: string): string {
  // First the cells, then the rows that have none any more.
  return xml.replace(EMPTY, '').replace(EMPTY, '');
}
