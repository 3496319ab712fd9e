import { Readable } from 'node:stream';
import Papa, { type ParseResult } from 'papaparse';
import { refuse } from '../../../errors.ts';
import { MAX_CELL_CHARACTERS, MAX_CELLS, MAX_COLUMNS, MAX_LINE_CHARACTERS, MAX_LINES, MAX_ROWS } from './limits.ts';
import type { Line } from './types.ts';

/** Characters that are parsed at once. On some broken texts the parser's time grows with the square of it. */
const PIECE = 65_536;
/** Cells of one line, most of which may be empty: as many as a spreadsheet has columns. */
const MAX_LINE_CELLS = 16_384;
/** Lines with content: the headings and some that explain come on top of the rows. */
const MAX_FILLED_LINES = MAX_ROWS + 100;

/** The lines of a CSV text that have any content. It is read in pieces and no further than to the first limit. */
export async function parseCsv(content: string, delimiter: string): Promise<Line[]> {
  if (hasMore(content, '\n', MAX_LINES) || hasMore(content, '\r', MAX_LINES))
    throw refuse.importTooManyRows({ max: MAX_ROWS });
  // A file put together from others may end its lines in more than one way.
  const text = content.replace(/\r\n?/g, '\n');
  const reader = new LineReader();
  let end = 0;
  await new Promise<unknown>((resolve, reject) => {
    Papa.parse<string[]>(Readable.from(piecesOf(text)), {
      delimiter,
      newline: '\n',
      chunk: (piece) => {
        end = Math.min(end + PIECE, text.length);
        reader.take(piece, text.slice(piece.meta.cursor, end));
      },
      complete: resolve,
      error: reject,
    });
  });
  return reader.lines;
}

function* piecesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += PIECE) yield text.slice(start, start + PIECE);
}

class LineReader {
  readonly lines: Line[] = [];
  #number = 0;
  #cells = 0;

  /** The lines of a piece, and the beginning of the line at its end that goes on in the next one. */
  take({ data, errors, meta }: ParseResult<string[]>, unfinished: string): void {
    const quotes = errors.filter(({ type }) => type === 'Quotes');
    const [first] = quotes;
    // Of an unfinished line the last quotation mark alone may be right: nobody knows yet what follows it.
    const at = first?.row ?? 0;
    if (first && (quotes.length > 1 || at < data.length)) {
      const row = this.#number + at + 1;
      if (first.code === 'InvalidQuotes') throw refuse.importQuotes({ row });
      throw refuse.importLongCell({ row, max: MAX_CELL_CHARACTERS });
    }
    for (const cells of data) this.#add(cells);
    if (unfinished.length > MAX_LINE_CHARACTERS) this.#refuse(unfinished, meta.delimiter);
  }

  #add(cells: readonly string[]): void {
    this.#number += 1;
    if (cells.length > MAX_LINE_CELLS) throw refuse.importTooManyColumns({ max: MAX_COLUMNS });
    if (cells.some((cell) => cell.length > MAX_CELL_CHARACTERS))
      throw refuse.importLongCell({ row: this.#number, max: MAX_CELL_CHARACTERS });
    const filled = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
    if (filled === 0) return;
    this.#cells += filled;
    if (this.lines.push({ number: this.#number, cells: cells.slice(0, filled) }) > MAX_FILLED_LINES)
      throw refuse.importTooManyRows({ max: MAX_ROWS });
    if (this.#cells > MAX_CELLS) throw refuse.importTooMuch();
  }

  /** Says what is too large in a line that is too long. */
  #refuse(line: string, delimiter: string): never {
    const [cells = []] = Papa.parse<string[]>(line, { delimiter, newline: '\n' }).data;
    this.#add(cells);
    throw refuse.importTooMuch();
  }
}

/** Whether a sign stands in a text more than so many times. */
function hasMore(text: string, sign: string, most: number): boolean {
  let at = -1;
  for (let count = 0; count <= most; count += 1) {
    at = text.indexOf(sign, at + 1);
    if (at === -1) return false;
  }
  return true;
}
