import { strFromU8, strToU8, type Unzipped, unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';

type Cell = string | number | boolean | Date | null;

/** Far more than the list of a section takes. */
const MAX_UNPACKED = 10_000_000;
const WORKSHEET = /^xl\/worksheets\/[^/]+\.xml$/;
// Each looks no further than the next cell or tag: a file of cells that never end is read as soon as any other.
const CELL = /<((?:[\w.-]+:)?)c((?:\s[^<>]*)?)(?<!\/)>((?:(?!<\1c[\s>])[\s\S])*?)<\/\1c>/g;
const FORMULA = /<(?:[\w.-]+:)?f(?:\s[^<>]*)?(?:\/>|>([^<]*)<\/(?:[\w.-]+:)?f>)/;
const PLACE = /(?:^|\s)r\s*=\s*["']([A-Z]+)(\d+)["']/;
/** Far more than any list of a section has: the reader makes room for everything before the farthest cell. */
const MOST = { letters: 2, rows: 10_000 } as const;

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

// No part grows beyond the size that it claims.
function unpack(bytes: Uint8Array): Unzipped {
  let total = 0;
  return unzipSync(bytes, {
    filter: ({ originalSize }) => {
      total += originalSize;
      if (total > MAX_UNPACKED) throw new RangeError('The file is too large');
      return true;
    },
  });
}

function withFormulas(parts: Unzipped): Unzipped {
  return Object.fromEntries(
    Object.entries(parts).map(([name, content]) => [
      name,
      WORKSHEET.test(name) ? strToU8(strFromU8(content).replace(CELL, asText)) : content,
    ]),
  );
}

function asText(cell: string, prefix: string, attributes: string, content: string): string {
  const [, letters = '', row = ''] = PLACE.exec(attributes) ?? [];
  if (letters.length > MOST.letters || Number(row) > MOST.rows) return '';
  const formula = FORMULA.exec(content);
  if (!formula) return cell;
  const tag = (name: string, inner: string, more = '') => `<${prefix}${name}${more}>${inner}</${prefix}${name}>`;
  return tag('c', tag('is', tag('t', `=${formula[1] ?? ''}`)), ` r="${letters}${row}" t="inlineStr"`);
}

function textOf(cell: Cell, show: (value: number) => string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return show(cell);
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}
