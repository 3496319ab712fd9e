import { defused, undefused } from '../../src/core/formulas.ts';
import type { Cell } from '../../src/core/writeWorkbook.ts';
import { readCell, type Writing } from './cellText.ts';
import { FileProblem } from './fileProblem.ts';
import type { MarkGrid } from './grid.ts';
import type { Entry } from './sendCells.ts';
import { ZIP_START } from '../../src/core/sheetXml.ts';
import type { TableFormat } from '../../src/core/tableFormats.ts';

/** The names of the first columns of the file, in the language of the screen. */
interface TemplateHeadings {
  readonly roll: string;
  readonly student_id: string;
  readonly name: string;
}

/** Excel reads a file as Unicode only with this mark in front. */
const MARK = '\ufeff';
/** Megabytes of a file that is brought back: far more than any list takes. */
export const MAX_MB = 2;

const EXCEL_NAME = /\.xls[a-z]?$/i;

export const TYPES: Readonly<Record<TableFormat, string>> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

interface TemplateOptions {
  /** What the list says of itself, in its last heading. */
  readonly ownName: string;
  readonly format: TableFormat;
  readonly grid: Pick<MarkGrid, 'cell'>;
  readonly headings: TemplateHeadings;
  readonly writing: Writing;
}

/** The students with what is entered so far, as a file to fill in and bring back. */
export async function templateOf(
  entry: Entry,
  { format, grid, headings, writing, ownName }: TemplateOptions,
): Promise<Blob> {
  const { students, components, names } = entry;
  const heading = [headings.roll, headings.student_id, headings.name, ...components.map(({ name }) => name), ownName];
  const cellOf = (row: number, slot: number): Cell => {
    const { text } = grid.cell(row, slot);
    return format === 'xlsx' ? numberIn(text, { ...writing, fullMark: components[slot]?.full_mark ?? 0 }) : text;
  };
  const lines = students.map(({ roll_no, student_id, name }, row): Cell[] => [
    roll_no ?? '',
    student_id,
    name,
    ...components.map((_, slot) => cellOf(row, slot)),
  ]);
  const parts =
    format === 'csv' ? [await csvOf([heading, ...lines])] : await workbookOf(names.subject, [heading, ...lines]);
  return new Blob(parts, { type: TYPES[format] });
}

async function csvOf(lines: readonly (readonly Cell[])[]): Promise<string> {
  const { unparse } = await import('papaparse');
  return MARK + unparse(lines.map((line) => line.map((cell) => (typeof cell === 'string' ? defused(cell) : cell))));
}

async function workbookOf(name: string, lines: readonly (readonly Cell[])[]): Promise<BlobPart[]> {
  const { writeWorkbook } = await import('../../src/core/writeWorkbook.ts');
  const parts: BlobPart[] = [];
  for await (const part of writeWorkbook([{ name, batches: once(lines) }])) parts.push(new Uint8Array(part));
  return parts;
}

async function* once<T>(item: T): AsyncGenerator<T> {
  yield item;
}

/** A mark as a number, so that a spreadsheet can add it up; everything else as it stands. */
function numberIn(text: string, options: Parameters<typeof readCell>[1]): Cell {
  const read = readCell(text, options);
  return 'value' in read && read.value.mark !== null ? read.value.mark : text;
}

/** The lines of such a file; told apart by what is in it, as a name says little. Says why it cannot be read. */
export async function linesOfFile(file: File, writing: Pick<Writing, 'show'>): Promise<string[][]> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (ZIP_START.every((byte, index) => bytes[index] === byte)) {
      const { readExcel } = await import('./readExcel.ts');
      return await readExcel(bytes, writing);
    }
    if (EXCEL_NAME.test(file.name)) throw new FileProblem('noExcel');
    return await linesOfText(bytes);
  } catch (error) {
    throw error instanceof FileProblem ? error : new FileProblem('unreadable');
  }
}

async function linesOfText(bytes: Uint8Array): Promise<string[][]> {
  const { parse } = await import('papaparse');
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(MARK, '');
  return parse<string[]>(text, { skipEmptyLines: true }).data.map((line) => line.map(undefused));
}
