import { sql } from 'kysely';
import type { Context } from '../../../context.ts';
import { schoolTables } from '../../tables.ts';
import type { MarkPlace } from './sheetFacts.ts';

type CountedColumn = 'uploaded_marks' | 'mark_distributions' | 'mark_distributions_components';

/** What some students usually reach: the percentage of all their other marks of the year. None for whoever has no others. */
export async function usualPercents(
  context: Context,
  place: MarkPlace,
  students: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (students.length === 0) return new Map();
  const { rows } = await sql<{ student_id: number; percent: number }>`
    select m.student_id, round(sum(m.mark) * 100 / sum(part.full_mark), 2) as percent
    from uploaded_marks m
    cross join lateral (
      select d.id from mark_distributions d
      where d.academic_year_id = m.academic_year_id and d.exam_type_id = m.exam_type_id
        and d.class_id = m.class_id and d.subject_id = m.subject_id
        and (d.student_group_id is null or d.student_group_id = m.student_group_id)
      order by d.student_group_id nulls last
      limit 1
    ) d
    join mark_distributions_components part on part.parent_id = d.id and lower(part.name) = lower(m.component)
    where m.student_id = any(${students}::bigint[]) and m.academic_year_id = ${place.academic_year_id}
      and m.mark is not null and (m.exam_type_id, m.subject_id) <> (${place.exam_type_id}, ${place.subject_id})
    group by m.student_id`.execute(schoolTables<CountedColumn>(context));
  return new Map(rows.map(({ student_id, percent }) => [student_id, percent]));
}
