import { sql } from 'kysely';
import type { Context } from '../../../context.ts';
import { pick, schoolTables } from '../../tables.ts';
import { countsForFinal } from './countsForFinal.ts';

/** An exam, or the final of a year where there is none; null as the class means every one. */
export interface ExamOrFinal {
  readonly exam_type_id: number | null;
  readonly academic_year_id: number;
  readonly class_id: number | null;
}

/** What an exam lets its pages and papers show. */
export interface ShownByExam extends ExamOrFinal {
  readonly shows_position: number;
  readonly shows_attendance: number;
}

const OF_ASKED = { year: sql`a.academic_year_id`, schoolClass: sql`a.class_id` };

/** What exams and finals show. A final shows what the last of the exams does that count for it. */
export async function readShownByExam(
  context: Context,
  asked: readonly ExamOrFinal[],
): Promise<readonly ShownByExam[]> {
  const all = asked.map((each) => pick(each, ['exam_type_id', 'academic_year_id', 'class_id']));
  const { rows } = await sql<ShownByExam>`
    select a.*, t.shows_position, t.shows_attendance
    from jsonb_to_recordset(${JSON.stringify(all)}::jsonb)
      as a(exam_type_id bigint, academic_year_id bigint, class_id bigint)
    cross join lateral (
      select x.shows_position, x.shows_attendance
      from exam_types x
      where x.id = a.exam_type_id or a.exam_type_id is null and ${countsForFinal('x', OF_ASKED)}
      order by x."order" desc, x.id desc
      limit 1) t`.execute(schoolTables<'exam_types' | 'mark_distributions'>(context));
  return rows;
}
