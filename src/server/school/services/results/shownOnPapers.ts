import type { Context } from '../../../context.ts';
import type { MarksheetData } from '../../documents/marksheet.ts';
import { marksText } from '../../documents/papers.ts';
import { schoolTables } from '../../tables.ts';
import { storedRules } from '../exams/gradingRules.ts';
import type { ResultOnPaper } from './resultsOnPaper.ts';
import { readShownByExam } from './shownByExam.ts';

/** What an exam lets its papers show, and the grades by which results were given, by the run that gave them. */
export interface PaperOptions {
  readonly showsPosition: boolean;
  readonly showsAttendance: boolean;
  /** Of the exams that the final of a year is made of; none on other papers. */
  readonly examNames: ReadonlyMap<number, string>;
  readonly grades: ReadonlyMap<number, NonNullable<MarksheetData['grades']>>;
}

/** What papers of results of one exam show. */
export async function shownOnPapers(context: Context, results: readonly ResultOnPaper[]): Promise<PaperOptions> {
  const [first] = results;
  const [exam] = first ? await readShownByExam(context, [first.record]) : [];
  const runIds = [...new Set(results.map(({ record }) => record.run_id))];
  const runs = await schoolTables<'result_runs'>(context)
    .selectFrom('result_runs')
    .select(['id', 'rules'])
    .where('id', 'in', runIds)
    .execute();
  return {
    showsPosition: exam?.shows_position !== 0,
    showsAttendance: exam?.shows_attendance === 1,
    examNames: first?.record.exam_type_id === null ? await namesOfExams(context) : new Map(),
    grades: new Map(runs.map(({ id, rules }) => [id, gradesOf(rules)])),
  };
}

async function namesOfExams(context: Context): Promise<ReadonlyMap<number, string>> {
  const rows = await schoolTables<'exam_types'>(context).selectFrom('exam_types').select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function gradesOf(rules: Parameters<typeof storedRules>[0]): NonNullable<MarksheetData['grades']> {
  return storedRules(rules).grades.map(({ letter, min_mark, point }) => ({
    letter,
    min_mark: marksText(min_mark),
    point: point.toFixed(2),
  }));
}
