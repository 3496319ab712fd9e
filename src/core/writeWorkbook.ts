import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { looksLikeFormula } from './formulas.ts';
import { DAY_MS } from './durations.ts';

export type Cell = string | number | null;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const LONGEST_CELL = 32_767;
const LONGEST_SHEET_NAME = 31;
/**
 * What stands in a column below its heading: numbers with one or two decimals, amounts, and texts that are written as a day
 * (`YYYY-MM-DD`), a time (`HH:MM`) or both (`YYYY-MM-DDTHH:MM`), in the order that the reader's own Excel has.
 */
export type ColumnFormat = 'tenths' | 'hundredths' | 'amount' | 'day' | 'time' | 'moment';

/** The styles of cells, by their places in the file of styles. */
const PLAIN = 0;
const HEAD = 1;
/** A text that begins like a formula: it stays a text when somebody edits its cell. */
const QUOTED = 2;
/** Of each format its style, and the number by which Excel knows it; the one of a single decimal is declared in the file. */
const FORMATS: Readonly<Record<ColumnFormat, { readonly style: number; readonly number: number }>> = {
  tenths: { style: 3, number: 164 },
  hundredths: { style: 4, number: 2 },
  amount: { style: 5, number: 4 },
  day: { style: 6, number: 14 },
  time: { style: 7, number: 20 },
  moment: { style: 8, number: 22 },
};
const TIMES: Readonly<Partial<Record<ColumnFormat, RegExp>>> = {
  day: /^\d{4}-\d\d-\d\d$/,
  time: /^\d\d:\d\d$/,
  moment: /^\d{4}-\d\d-\d\dT\d\d:\d\d$/,
};
/** The day 0 of Excel, which counts wrongly before March 1900: such a day stays a text. */
const FIRST_DAY = '1899-12-30';
const EARLIEST_DAYS = 61;
/** Characters. */
const COLUMN_WIDTH = 18;

/** A sheet to be written; its first rows are the heading. */
export interface WrittenSheet {
  readonly name: string;
  /** How many rows the heading has; one where it is not said. */
  readonly heads?: number;
  /** Of each column; it is written as it is where none is said. */
  readonly formats?: readonly (ColumnFormat | undefined)[];
  readonly batches: AsyncIterable<readonly (readonly Cell[])[]>;
}

/** An .xlsx file, a piece at a time, so that its length does not count. */
export async function* writeWorkbook(sheets: readonly WrittenSheet[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for (const [path, content] of fixedParts(sheets.map(({ name }) => name))) {
    const part = new ZipPassThrough(path);
    zip.add(part);
    part.push(strToU8(content), true);
  }
  for (const [index, written] of sheets.entries()) {
    const sheet = new ZipDeflate(`xl/worksheets/sheet${index + 1}.xml`, { level: 6 });
    zip.add(sheet);
    for await (const xml of sheetXml(written)) {
      sheet.push(strToU8(xml));
      yield* ready.splice(0);
    }
    sheet.push(new Uint8Array(), true);
  }
  zip.end();
  yield* ready.splice(0);
}

async function* sheetXml({ batches, heads = 1, formats = [] }: WrittenSheet): AsyncGenerator<string> {
  const frozen = `<sheetViews><sheetView workbookViewId="0"><pane ySplit="${heads}" topLeftCell="A${heads + 1}" state="frozen"/></sheetView></sheetViews>`;
  yield `${XML}<worksheet xmlns="${SHEETS}">${frozen}<sheetFormatPr defaultRowHeight="15" defaultColWidth="${COLUMN_WIDTH}"/><sheetData>`;
  let number = 0;
  for await (const rows of batches) {
    const xml = rows.map((row) => {
      number += 1;
      return rowXml(row, number, number <= heads ? 'heading' : formats);
    });
    yield xml.join('');
  }
  yield '</sheetData></worksheet>';
}

// Readers differ in what they accept; a reference on every cell satisfies all of them.
function rowXml(row: readonly Cell[], number: number, formats: WrittenSheet['formats'] | 'heading'): string {
  const cells = row.map((cell, index) => {
    if (cell === null || cell === '') return '';
    const at = `${columnLetters(index)}${number}`;
    const format = formats === 'heading' ? undefined : formats?.[index];
    const value = daysOf(cell, format) ?? cell;
    const usual = formats === 'heading' ? HEAD : typeof value === 'number' && format ? FORMATS[format].style : PLAIN;
    const own = typeof value === 'string' && looksLikeFormula(value) ? QUOTED : usual;
    const style = own === PLAIN ? '' : ` s="${own}"`;
    if (typeof value === 'number') return `<c r="${at}"${style}><v>${value}</v></c>`;
    return `<c r="${at}"${style} t="inlineStr"><is><t xml:space="preserve">${escapeXml(value.slice(0, LONGEST_CELL))}</t></is></c>`;
  });
  return `<row r="${number}">${cells.join('')}</row>`;
}

/** A day, a time or both as Excel counts them: in days since its first one. Undefined for whatever is none of the format. */
function daysOf(cell: Cell, format: ColumnFormat | undefined): number | undefined {
  if (format === undefined || typeof cell !== 'string' || !TIMES[format]?.test(cell)) return undefined;
  const at = format === 'time' ? `${FIRST_DAY}T${cell}Z` : format === 'moment' ? `${cell}Z` : cell;
  const days = (Date.parse(at) - Date.parse(FIRST_DAY)) / DAY_MS;
  return format === 'time' || days >= EARLIEST_DAYS ? days : undefined;
}

function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}

function escapeXml(text: string): string {
  const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
}

/** The styles of the formats, in the order of their places. */
function formatXml(): string {
  return Object.values(FORMATS)
    .sort((one, other) => one.style - other.style)
    .map(({ number }) => `<xf numFmtId="${number}" applyNumberFormat="1"/>`)
    .join('');
}

function fixedParts(names: readonly string[]): [string, string][] {
  const sheetNames = names.map((name) => escapeXml(name.replace(/[[\]:*?/\\]/g, ' ').slice(0, LONGEST_SHEET_NAME)));
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
  const relations = (inner: string) => `${XML}<Relationships xmlns="${PACKAGE}/relationships">${inner}</Relationships>`;
  const override = (part: string, type: string) => `<Override PartName="${part}" ContentType="${TYPE}.${type}+xml"/>`;
  return [
    [
      '[Content_Types].xml',
      `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('/xl/workbook.xml', 'sheet.main')}${names.map((_, index) => override(`/xl/worksheets/sheet${index + 1}.xml`, 'worksheet')).join('')}${override('/xl/styles.xml', 'styles')}</Types>`,
    ],
    ['_rels/.rels', relations(relation('rId1', 'officeDocument', 'xl/workbook.xml'))],
    [
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${SHEETS}" xmlns:r="${RELATIONS}"><sheets>${sheetNames.map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations(
        names.map((_, index) => relation(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`)).join('') +
          relation(`rId${names.length + 1}`, 'styles', 'styles.xml'),
      ),
    ],
    [
      'xl/styles.xml',
      `${XML}<styleSheet xmlns="${SHEETS}"><numFmts count="1"><numFmt numFmtId="164" formatCode="0.0"/></numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${3 + Object.keys(FORMATS).length}"><xf/><xf fontId="1" applyFont="1"/><xf quotePrefix="1"/>${formatXml()}</cellXfs></styleSheet>`,
    ],
  ];
}
