import { refuse } from '../../../errors.ts';
import { readCsv } from './readCsv.ts';
import { readExcel } from './readExcel.ts';
import { type Cell, type Line, MAX_COLUMNS, MAX_ROWS, type Sheet } from './types.ts';

/** A line that begins so explains what belongs into the columns. */
export const NOTE_SIGN = '# ';

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];

/** The first sheet of an Excel file, or a CSV file; told apart by what is in them. Says what cannot be read and why. */
export async function readSpreadsheet(bytes: Uint8Array): Promise<Sheet> {
  if (beginsWith(bytes, OLD_EXCEL)) throw refuse.importOldExcel();
  const table = beginsWith(bytes, ZIP) ? await readExcel(bytes) : readCsv(bytes);
  const [first = [], ...rest] = table;
  const width = first.findLastIndex((cell) => textOf(cell) !== '') + 1;
  if (width > MAX_COLUMNS) throw refuse.importTooManyColumns({ max: MAX_COLUMNS });
  const lines = rest.map((cells, index): Line => ({ number: index + 2, cells })).filter(isContent);
  if (width === 0 || lines.length === 0) throw refuse.importEmpty();
  if (lines.length > MAX_ROWS) throw refuse.importTooManyRows({ max: MAX_ROWS });
  return { headings: distinct(first.slice(0, width).map(textOf)), lines };
}

/** A cell as one would write it into a text file. */
export function textOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return isoText(cell);
  return String(cell).trim();
}

function isoText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const [day = '', time = ''] = date.toISOString().split('T');
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 5)}`;
}

function isContent({ cells }: Line): boolean {
  const filled = cells.map(textOf).filter((text) => text !== '');
  return filled.length > 0 && !textOf(cells[0]).startsWith(NOTE_SIGN);
}

// The mapping goes by the headings, so no two may be the same, and every column has one.
function distinct(headings: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return headings.map((heading, index) => {
    const name = heading === '' ? `#${index + 1}` : heading;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

function beginsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}
