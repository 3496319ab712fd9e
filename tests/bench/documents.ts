import { tmpdir } from 'node:os';
import { serverMessages } from '../../locales/serverMessages.ts';
import { MEGABYTE } from '../../src/core/limits.ts';
import { composePapers } from '../../src/server/documents/composePapers.ts';
import { openPrinter, type Printer } from '../../src/server/documents/printer.ts';
import { marksheet } from '../../src/server/school/documents/marksheet.ts';
import { createTranslators } from '../../src/server/translate.ts';
import { marksheetOf } from '../support/papers.ts';
import { undoAtEnd } from './cleanup.ts';
import { median } from './median.ts';
import type { Measurement } from './report.ts';

const CLASS = 60;
const SCHOOL = 2_000;
const ROUNDS = 3;
/** How many pieces fill what the process keeps. */
const FIRST_PIECES = 10;

const translators = createTranslators(serverMessages);
const letterhead = {
  name: 'Bench',
  name_local: null,
  address: null,
  phone: null,
  email: null,
  website: null,
  color: null,
  logo: null,
};
const issued = { serial: 'MS-2026-000001', code: 'K7QM3XHA9TPD', issued_on: '2026-06-20' };

/** The marksheets of a class in one file, and those of a whole school in pieces: nothing of it is known from before. */
export async function* measureDocuments(): AsyncGenerator<Measurement> {
  const printer = openPrinter();
  undoAtEnd(() => printer.close());
  await printClass(printer, 0);
  const seconds: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) seconds.push(await printClass(printer, round * CLASS));
  yield { what: `${CLASS} marksheets in one file, warm`, value: median(seconds), unit: ' s', atMost: 2 };

  let early = 0;
  const started = performance.now();
  const pieces = Math.ceil(SCHOOL / CLASS);
  for (let piece = 0; piece < pieces; piece++) {
    await printClass(printer, (ROUNDS + 1 + piece) * CLASS);
    if (piece === FIRST_PIECES) early = printer.memory();
  }
  yield { what: `${SCHOOL} marksheets in files of ${CLASS}`, value: (performance.now() - started) / 1000, unit: ' s' };
  yield {
    what: `memory of the printer after ${SCHOOL} marksheets, over that after ${FIRST_PIECES * CLASS}`,
    value: printer.memory() / early,
    unit: ' times',
    atMost: 1.25,
    detail: `${Math.round(printer.memory() / MEGABYTE)} MB`,
  };
}

/** In seconds, from the data to the file. */
async function printClass(printer: Printer, first: number): Promise<number> {
  const papers = Array.from({ length: CLASS }, (_, index) => ({
    data: marksheetOf(first + index),
    row: { ...issued, serial: `MS-2026-${first + index}` },
  }));
  const printing = { letterhead, storage: { folder: tmpdir() }, env: { host: '127.0.0.1', port: 3000 }, translators };
  const started = performance.now();
  await printer.print(await composePapers(printing, { document: marksheet, papers, locale: 'bn' }));
  return (performance.now() - started) / 1000;
}
