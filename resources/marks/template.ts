import type { Entry } from './sendCells.ts';
import type { MarkGrid } from './grid.ts';

/** The names of the first columns of the file, in the language of the screen. */
export interface TemplateHeadings {
  readonly roll: string;
  readonly student_id: string;
  readonly name: string;
}

/** Excel reads a file as Unicode only with this mark in front. */
const MARK = '\ufeff';

/** The students with what is entered so far, as a file to fill in and bring back. */
export async function templateOf(
  { students, components }: Entry,
  { grid, headings }: { readonly grid: Pick<MarkGrid, 'cell'>; readonly headings: TemplateHeadings },
): Promise<Blob> {
  const { unparse } = await import('papaparse');
  const heading = [headings.roll, headings.student_id, headings.name, ...components.map(({ name }) => name)];
  const lines = students.map(({ roll_no, student_id, name }, row) => [
    roll_no ?? '',
    student_id,
    name,
    ...components.map((_, slot) => grid.cell(row, slot).text),
  ]);
  return new Blob([MARK + unparse([heading, ...lines], { escapeFormulae: true })], { type: 'text/csv' });
}

/** The lines of such a file. */
export async function linesOfFile(file: File): Promise<string[][]> {
  const { parse } = await import('papaparse');
  const text = (await file.text()).replace(MARK, '');
  return parse<string[]>(text, { skipEmptyLines: true }).data;
}
