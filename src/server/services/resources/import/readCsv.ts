import Papa from 'papaparse';
import { refuse } from '../../../errors.ts';
import { undefusedRow } from '../../../../core/formulas.ts';
import { parseCsv } from './parseCsv.ts';
import type { Line } from './types.ts';

const DELIMITERS = [',', ';', '\t'];
/** Characters from the beginning that tell the delimiter. */
const SAMPLE = 10_000;
/** Excel writes this line so that it finds the delimiter again. */
const DELIMITER_LINE = /^sep=(.)\r?\n/i;

/** The lines of a CSV file: UTF-8, or UTF-16 with its mark as Excel writes it; separated by commas, semicolons or tabs. */
export async function readCsv(bytes: Uint8Array): Promise<Line[]> {
  const text = decode(bytes);
  const content = text.replace(DELIMITER_LINE, '');
  const lines = await parseCsv(content, DELIMITER_LINE.exec(text)?.[1] ?? guessDelimiter(content));
  return lines.map(({ number, cells }) => ({ number, cells: undefusedRow(cells.map(String)) }));
}

function guessDelimiter(content: string): string {
  // Counted in, the empty line at the end of a short file hides that the others have two cells.
  const options = { delimitersToGuess: DELIMITERS, preview: 10, skipEmptyLines: 'greedy' } as const;
  return Papa.parse(content.slice(0, SAMPLE), options).meta.delimiter;
}

function decode(bytes: Uint8Array): string {
  try {
    // A byte order mark falls away by itself.
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    throw refuse.importEncoding();
  }
  throw refuse.importEncoding();
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
