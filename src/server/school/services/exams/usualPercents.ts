import { sql } from 'kysely';
import type { Context } from '../../../context.ts';
import { schoolTables } from '../../tables.ts';
import type { MarkPlace } from './sheetFacts.ts';

type Asked = 'uploaded_marks' | 'mark_distributions' | 'mark_distributions_components';

/** What some students usually reach: the percentage of all their other marks of the year. None for whoever has no others. */
export async function usualPercents(
  context: Context,
  place: MarkPlace,
  students: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (students.length === 0) return new Map();
  const rows = await schoolTables<Asked>(context)
    .selectFrom('uploaded_marks as m')
    .innerJoin('mark_distributions as d', (join) =>
      join
        .onRef('d.academic_year_id', '=', 'm.academic_year_id')
        .onRef('d.exam_type_id', '=', 'm.exam_type_id')
        .onRef('d.class_id', '=', 'm.class_id')
        .onRef('d.subject_id', '=', 'm.subject_id')
        .on((eb) =>
          eb.or([eb('d.student_group_id', 'is', null), eb('d.student_group_id', '=', eb.ref('m.student_group_id'))]),
        ),
    )
    .innerJoin('mark_distributions_components as part', (join) =>
      join.onRef('part.parent_id', '=', 'd.id').on(sql<boolean>`lower(part.name) = lower(m.component)`),
    )
    .select('m.student_id')
    .select(sql<number>`round(sum(m.mark) * 100 / sum(part.full_mark), 2)`.as('percent'))
    .where('m.student_id', 'in', students)
    .where('m.academic_year_id', '=', place.academic_year_id)
    .where('m.mark', 'is not', null)
    .where((eb) => eb.or([eb('m.exam_type_id', '<>', place.exam_type_id), eb('m.subject_id', '<>', place.subject_id)]))
    .groupBy('m.student_id')
    .execute();
  return new Map(rows.map(({ student_id, percent }) => [student_id, percent]));
}
