import { strFromU8, strToU8, type Unzipped, unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { errorsAsTexts } from '../../src/core/sheetXml.ts';
import { boundXml } from './boundXml.ts';
import { FileProblem } from './fileProblem.ts';

type Cell = string | number | boolean | Date | null;

/** Far more than the list of a section takes. */
const MAX_UNPACKED = 10_000_000;
const NEEDED =
  /^(?:\[Content_Types\]\.xml|_rels\/[^/]+|xl\/(?:_rels\/[^/]+|workbook\.xml|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml))$/;
// Each looks no further than the next cell or tag: a file of cells that never end is read as soon as any other.
const CELL = /<((?:[\w.-]+:)?)c((?:\s[^<>]*)?)(?<!\/)>((?:(?!<\1c[\s>])[\s\S])*?)<\/\1c>/g;
const FORMULA = /<(?:[\w.-]+:)?f(?:\s[^<>]*)?(?:\/>|>([^<]*)<\/(?:[\w.-]+:)?f>)/;
const ANY_FORMULA = /<(?:[^\s<>/:="']+:)?f[\s/>]/;
const PLACE = /(?:^|\s)r\s*=\s*["']([A-Z]+\d+)["']/;

/**
 * The lines of the first sheet of an Excel file as texts. A formula stays a formula: what it came to elsewhere is no mark
 * that somebody has entered.
 */
export async function readExcel(
  bytes: Uint8Array,
  { show }: { readonly show: (value: number) => string },
): Promise<string[][]> {
  const packed = zipSync(withFormulas(unpack(bytes)), { level: 0 });
  const table = (await readSheet(new Uint8Array(packed).buffer)) as Cell[][];
  return table.map((line) => line.map((cell) => textOf(cell, show)));
}

// No part grows beyond the size that it claims. Whatever the workbook calls a sheet, it is one of these parts or none.
function unpack(bytes: Uint8Array): Unzipped {
  let total = 0;
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!NEEDED.test(name)) return false;
      total += originalSize;
      if (total > MAX_UNPACKED) throw new FileProblem('tooMuch');
      return true;
    },
  });
}

function withFormulas(parts: Unzipped): Unzipped {
  return Object.fromEntries(
    Object.entries(parts).map(([name, content]) => [
      name,
      strToU8(errorsAsTexts(asTexts(boundXml(strFromU8(content))))),
    ]),
  );
}

function asTexts(xml: string): string {
  const texts = xml.replace(CELL, asText);
  // Extensions behind the cells have formulas too. Another one among the cells is hidden: its value must not be taken.
  if (ANY_FORMULA.test(texts.slice(0, texts.lastIndexOf('sheetData>') + 1))) throw new FileProblem('unreadable');
  return texts;
}

function asText(cell: string, prefix: string, attributes: string, content: string): string {
  const formula = FORMULA.exec(content);
  if (!formula) return cell;
  const tag = (name: string, inner: string, more = '') => `<${prefix}${name}${more}>${inner}</${prefix}${name}>`;
  const place = PLACE.exec(attributes)?.[1] ?? '';
  return tag('c', tag('is', tag('t', `=${formula[1] ?? ''}`)), ` r="${place}" t="inlineStr"`);
}

function textOf(cell: Cell, show: (value: number) => string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return show(cell);
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}
