import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { OwedMarks } from '../../owedMarks.ts';
import type { PlannedPart } from './examPlan.ts';
import { withFinalSubjects } from './finalSubjects.ts';
import { cohortColumns, cohortParts, isSameCohort, withMarkedParts } from './markedParts.ts';
import type { Examined } from '../exams/scope.ts';

const STUDENTS = sql`json_agg(distinct jsonb_build_object('id', s.id, 'name', s.name, 'roll_no', u.roll_no)) as students`;

/** Who teaches the subject of a row `o` in its cohort, and so enters its marks. */
export const TEACHERS = sql`coalesce((
    select json_agg(json_build_object('id', m.id, 'name', m.name) order by m.name, m.id)
    from subject_teachers t
    join employees m on m.id = t.employee_id
    where t.is_active = 1 and t.subject_id = o.subject_id and ${isSameCohort('t', 'o')}
  ), '[]') as teachers`;

/** What keeps the results of an exam from being generated. */
export async function missingMarks(
  trx: Transaction<Tables>,
  scope: Examined,
  plan: readonly PlannedPart[],
): Promise<readonly OwedMarks[]> {
  const { rows } = await sql<OwedMarks>`${withMarkedParts(scope, plan)},
    owed as (
      select ${cohortColumns('u')}, p.subject_id, p.place, ${STUDENTS}
      from parts p
      join pupils u on u.student_id = p.student_id
      join students s on s.id = p.student_id
      where p.is_missing
      group by ${cohortColumns('u')}, p.subject_id, p.place
    )
    select ${cohortParts('o')}, o.subject_id, ${scope.exam_type_id}::bigint as exam_type_id, o.students, ${TEACHERS}
    from owed o
    join sections s on s.id = o.section_id
    order by s.name, ${cohortParts('o')}, o.place`.execute(trx);
  return rows;
}

/** What keeps a year's final from being generated: results of exams that count for it. */
export async function missingResults(trx: Transaction<Tables>, scope: Examined): Promise<readonly OwedMarks[]> {
  const { rows } = await sql<OwedMarks>`${withFinalSubjects(scope)}
    select ${cohortParts('u')}, null as subject_id, t.id as exam_type_id, ${STUDENTS}, '[]'::json as teachers
    from pupils u
    cross join exams t
    join students s on s.id = u.student_id
    where not exists (select from newest n where n.student_id = u.student_id and n.exam_id = t.id)
    group by ${cohortParts('u')}, t.id, t."order"
    order by t."order", ${cohortParts('u')}`.execute(trx);
  return rows;
}
