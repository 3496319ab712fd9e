import { type RawBuilder, sql } from 'kysely';
import { result } from '../../../../../schemas/exams/result.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import { countsForFinal } from './countsForFinal.ts';
import { cohortColumns } from './markedParts.ts';
import { type Examined, isExamined, studentsTable } from '../exams/scope.ts';

const { replaced } = codesOf(result.fields.status);

/**
 * What results of a scope are worked out of beside the rules and the plan, as a text that is the same only while all of it
 * is: whoever is examined and where, their fourth subjects, subjects that count as one, and marks or, for a year's final,
 * results of exams. Whatever is changed has another version, and whatever is made another id.
 */
export function basisOfResults(scope: Examined): RawBuilder<string> {
  const year = scope.academic_year_id;
  const students = sql`select e.student_id from ${sql.table(studentsTable(scope))} e where ${isExamined(scope)}`;
  const parts = [
    sql`(select ${sumOf(sql`hashtextextended(concat_ws(' ', e.id, e.student_id, e.roll_no, ${cohortColumns('e')}), 0)`)}
      from ${sql.table(studentsTable(scope))} e where ${isExamined(scope)})`,
    sql`(select ${sumOf(sql`hashint8extended(f.student_id, f.subject_id)`)} from fourth_subjects f
      where f.academic_year_id = ${year} and f.student_id in (${students}))`,
    sql`(select ${sumOf(sql`hashint8extended(s.id, s.row_version)`)} from subjects s)`,
    ...(scope.exam_type_id === null ? partsOfFinal(scope, students) : [marksOf(scope, students)]),
  ];
  return sql<string>`concat_ws(' ', ${sql.join(parts)})`;
}

function marksOf({ academic_year_id, exam_type_id }: Examined, students: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select ${sumOf(sql`hashint8extended(m.id, m.row_version)`)} from uploaded_marks m
    where m.academic_year_id = ${academic_year_id} and m.exam_type_id = ${exam_type_id} and m.student_id in (${students}))`;
}

function partsOfFinal(scope: Examined, students: RawBuilder<unknown>): RawBuilder<unknown>[] {
  const { academic_year_id: year, class_id } = scope;
  const counts = countsForFinal('t', { year: sql`${year}`, schoolClass: sql`${class_id}::bigint` });
  return [
    sql`(select ${sumOf(sql`hashtextextended(concat_ws(' ', t.id, t.weight, t."order"), 0)`)}
      from exam_types t where ${counts})`,
    sql`(select ${sumOf(sql`hashint8extended(r.id, r.row_version)`)} from results r
      where r.academic_year_id = ${year} and r.exam_type_id is not null and r.status <> ${replaced}
        and r.student_id in (${students}))`,
  ];
}

/** Of the hashes of rows, in whichever order they are read. */
function sumOf(hash: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`count(*) || ':' || coalesce(sum(${hash}), 0)`;
}
