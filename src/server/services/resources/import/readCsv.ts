import Papa from 'papaparse';
import { refuse } from '../../../errors.ts';
import type { Cell } from './types.ts';

const DELIMITERS = [',', ';', '\t'];
/** Excel writes this line so that it finds the delimiter again. */
const DELIMITER_LINE = /^sep=(.)\r?\n/i;
/** What an export puts before a text that a spreadsheet would take for a formula. */
const DEFUSED = /^'(?=[=+\-@\t\r])/;

/** The cells of a CSV file: UTF-8, or UTF-16 with its mark as Excel writes it; separated by commas, semicolons or tabs. */
export function readCsv(bytes: Uint8Array): Cell[][] {
  const text = decode(bytes);
  const delimiter = DELIMITER_LINE.exec(text)?.[1];
  const { data } = Papa.parse<string[]>(text.replace(DELIMITER_LINE, ''), {
    ...(delimiter ? { delimiter } : { delimitersToGuess: DELIMITERS }),
  });
  return data.map((row) => row.map((cell) => cell.replace(DEFUSED, '')));
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
