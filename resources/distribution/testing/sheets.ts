import { NO_COLUMNS } from '../columns.ts';
import { type Sheet, sheetOf, type SubjectAnswer, type Writing } from '../sheet.ts';

type Marks = readonly [name: string, full: number, pass: number];

/** How numbers are written in English. */
export const WRITING: Writing = { groupSign: ',', show: String };

/** A subject as the server answers it; without components nothing is stored of it. */
export function answerOf(
  id: number,
  components: readonly Marks[] = [],
  { version = 1, marks = [] }: { readonly version?: number; readonly marks?: SubjectAnswer['marks'] } = {},
): SubjectAnswer {
  const rows = components.map(([name, full_mark, pass_mark]) => ({ name, full_mark, pass_mark }));
  return {
    subject: { id, name: `Subject ${id}`, code: String(100 + id) },
    student_group_id: null,
    stored: rows.length > 0 ? { row_version: version, pass_rule: 'both', components: rows } : null,
    marks,
  };
}

/** The sheet of some subjects. */
export function sheetWith(...answers: readonly SubjectAnswer[]): Sheet {
  return sheetOf(answers, { known: NO_COLUMNS, show: WRITING.show });
}
