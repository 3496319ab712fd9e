/** An Excel file is a ZIP archive, which begins so. */
export const ZIP_START = [0x50, 0x4b, 0x03, 0x04];

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

/**
 * Whether a part of an Excel file declares a document type. None that a spreadsheet writes has one: it is there for
 * entities, which stand for other files or for far more text than they take.
 */
export function hasDocumentType(xml: string): boolean {
  return /<!DOCTYPE/i.test(xml);
}

// Each looks no further than the next cell: a file of cells that never end is read as soon as any other.
const CELL = /<((?:[\w.-]+:)?)c((?:\s[^<>]*)?)(?<!\/)>((?:(?!<\1c[\s>])[\s\S])*?)<\/\1c>/g;
const VALUE = /<(?:[\w.-]+:)?v(?:\s[^<>]*)?>([^<]*)</;
const ERROR_TYPE = /(^|\s)t\s*=\s*(?:"e"|'e')/;
/** Whoever reads it is told that there was one, also where it does not say which. */
const ANY_ERROR = '#ERROR!';

/** A sheet whose errors, such as `#DIV/0!`, are texts behind a sign: the reader takes errors for empty cells. */
export function errorsAsTexts(xml: string, sign = ''): string {
  if (!/\st\s*=\s*["']e["']/.test(xml)) return xml;
  return xml.replace(CELL, (cell: string, prefix: string, attributes: string, content: string) => {
    if (!ERROR_TYPE.test(attributes)) return cell;
    const error = VALUE.exec(content)?.[1] || ANY_ERROR;
    const asText = attributes.replace(ERROR_TYPE, '$1t="str"');
    return `<${prefix}c${asText}><${prefix}v>${sign}${error}</${prefix}v></${prefix}c>`;
  });
}
