import { type RawBuilder, sql } from 'kysely';
import { result } from '../../../../../schemas/exams/result.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import { countsForFinal } from './countsForFinal.ts';
import { pupils } from './markedParts.ts';
import { reachedInSql } from './reachedInSql.ts';
import type { Examined } from './scope.ts';

const { replaced } = codesOf(result.fields.status);

/** Sums of fractions are compared after so many digits: far more than two different ones can share. */
const DIGITS = 25;

/**
 * The beginning of a query: `exams` are those that count for the year's final of a class, and `subjects` has a row for
 * every subject of a student in it: the mean of its percents by the weights of the exams that held it. Only who was absent
 * in all of them fails by that.
 */
export function withFinalSubjects(scope: Examined): RawBuilder<unknown> {
  return sql`
    with ${pupils(scope)},
    exams as materialized (
      select t.id, t.weight, t."order"
      from exam_types t
      where ${countsForFinal('t', { year: sql`${scope.academic_year_id}`, schoolClass: sql`${scope.class_id}::bigint` })}
    ),
    newest as materialized (
      select distinct on (r.student_id, r.exam_type_id) r.id, r.student_id, t.id as exam_id, t.weight, t."order"
      from results r
      join exams t on t.id = r.exam_type_id
      where r.academic_year_id = ${scope.academic_year_id} and r.status <> ${replaced}
        and r.student_id in (select student_id from pupils)
      order by r.student_id, r.exam_type_id, r.version_no desc
    ),
    held as (
      select n.student_id, n.exam_id, n.weight, n."order", s.*
      from newest n
      join results_subjects s on s.parent_id = n.id
    ),
    means as (
      select h.student_id, h.subject_id as unit,
        (array_agg(h.partner_id order by h."order" desc))[1] as partner_id,
        (array_agg(h.is_fourth order by h."order" desc))[1] = 1 as is_fourth,
        round(sum((h.obtained * 100 * h.weight)::numeric(80, 40) / h.full_marks) / sum(h.weight), ${sql.lit(DIGITS)}) as reached,
        bool_and(h.is_absent = 1) as is_absent, min(h.position) as place,
        json_agg(json_build_object('exam_type_id', h.exam_id, 'weight', h.weight, 'obtained', h.obtained,
          'full_mark', h.full_marks, 'is_absent', h.is_absent) order by h."order")::text as components
      from held h
      group by h.student_id, h.subject_id
    ),
    subjects as materialized (
      select m.*, row_number() over (partition by m.student_id order by m.is_fourth, m.place, m.unit) as ordinal,
        ${reachedInSql(sql`m.reached`, 2)} as obtained, 100::numeric as full_marks, m.is_absent as fails,
        0 as parts
      from means m
    )`;
}
