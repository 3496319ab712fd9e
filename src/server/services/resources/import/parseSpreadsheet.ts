import { refuse } from '../../../errors.ts';
import { NOTE_SIGN, textOf } from './cellText.ts';
import { CELL_BYTES, MAX_CELL_CHARACTERS, MAX_CHARACTERS, MAX_COLUMNS, MAX_ROWS } from './limits.ts';
import { readCsv } from './readCsv.ts';
import { type Cell, isCellError, type Line, type Sheet } from './types.ts';
import { ZIP_START } from '../../../../core/sheetXml.ts';

const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];

/** The first sheet of an Excel file, or a CSV file; told apart by what is in them. Says what cannot be read and why. */
export async function parseSpreadsheet(bytes: Uint8Array): Promise<Sheet> {
  if (beginsWith(bytes, OLD_EXCEL)) throw refuse.importOldExcel();
  const all = beginsWith(bytes, ZIP_START) ? await readExcel(bytes) : await readCsv(bytes);
  const first = all.find(({ number }) => number === 1)?.cells ?? [];
  const width = first.findLastIndex((cell) => textOf(cell) !== '') + 1;
  if (width > MAX_COLUMNS) throw refuse.importTooManyColumns({ max: MAX_COLUMNS });
  const lines = all.filter(({ number }) => number > 1).filter(isContent);
  if (width === 0 || lines.length === 0) throw refuse.importEmpty();
  if (lines.length > MAX_ROWS) throw refuse.importTooManyRows({ max: MAX_ROWS });
  const cutLines = lines.map(({ number, cells }) => ({ number, cells: cells.slice(0, width) }));
  return { headings: distinct(first.slice(0, width).map(textOf)), lines: cutLines, bytes: bytesOf(cutLines) };
}

function isContent({ cells }: Line): boolean {
  return cells.some((cell) => textOf(cell) !== '') && !textOf(cells[0]).startsWith(NOTE_SIGN);
}

// A text that stands once in the file can stand in every cell.
function bytesOf(lines: readonly Line[]): number {
  let characters = 0;
  let count = 0;
  for (const { number, cells } of lines) {
    count += cells.length;
    for (const cell of cells) {
      const length = lengthOf(cell);
      if (length > MAX_CELL_CHARACTERS) throw refuse.importLongCell({ row: number, max: MAX_CELL_CHARACTERS });
      characters += length;
    }
    if (characters > MAX_CHARACTERS) throw refuse.importTooMuch();
  }
  return characters * 2 + count * CELL_BYTES;
}

function lengthOf(cell: Cell): number {
  if (isCellError(cell)) return cell.error.length;
  return typeof cell === 'string' ? cell.length : 0;
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

/** The library for Excel files takes longer to load than most CSV files take to read. */
async function readExcel(bytes: Uint8Array): Promise<Line[]> {
  const excel = await import('./readExcel.ts');
  return excel.readExcel(bytes);
}
