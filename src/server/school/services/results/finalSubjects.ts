import { type RawBuilder, sql } from 'kysely';
import { result } from '../../../../../schemas/exams/result.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import { countsForFinal } from './countsForFinal.ts';
import { pupils } from './markedParts.ts';
import type { Examined } from '../exams/scope.ts';

const { replaced } = codesOf(result.fields.status);

/** Sums of fractions are compared after so many digits: far more than two different ones can share. */
const DIGITS = 25;

/**
 * The beginning of a query: `exams` are those that count for the year's final of a class, and `subjects` has a row for
 * every subject of a student in it: the mean of its percents by the weights of the exams that held it. Only who was absent
 * in all of them fails by that. Papers that count as one are one subject, whichever of them an exam held. Of several fourth
 * subjects that of the latest exam is there, and its `components` name the others, which count nowhere.
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
    lower_papers as materialized (
      select greatest(s.id, s.partner_subject_id) as id, min(least(s.id, s.partner_subject_id)) as unit
      from subjects s
      where s.partner_subject_id <> s.id
      group by 1
    ),
    held as (
      select n.student_id, n.exam_id, n.weight, n."order",
        case when s.partner_id is null then coalesce(l.unit, s.subject_id) else s.subject_id end as unit,
        min(s.subject_id) as first_paper, max(coalesce(s.partner_id, s.subject_id)) as last_paper,
        bool_or(s.is_fourth = 1) as is_fourth, sum(s.obtained) as obtained, sum(s.full_marks) as full_marks,
        bool_or(s.is_absent = 1) as is_absent, min(s.position) as place
      from newest n
      join results_subjects s on s.parent_id = n.id
      left join lower_papers l on l.id = s.subject_id
      group by 1, 2, 3, 4, 5
    ),
    means as (
      select h.student_id, min(h.first_paper) as unit,
        nullif(max(h.last_paper), min(h.first_paper)) as partner_id,
        (array_agg(h.is_fourth order by h."order" desc, h.exam_id desc))[1] as is_fourth,
        max(array[h."order", h.exam_id]) as latest,
        round(sum((h.obtained * 100 * h.weight)::numeric(80, 40) / h.full_marks) / sum(h.weight), ${sql.lit(DIGITS)}) as reached,
        bool_and(h.is_absent) as is_absent, bool_or(h.obtained > h.full_marks) as exceeds, min(h.place) as place,
        jsonb_agg(jsonb_build_object('exam_type_id', h.exam_id, 'weight', h.weight, 'obtained', h.obtained,
          'full_mark', h.full_marks, 'is_absent', h.is_absent::int) order by h."order", h.exam_id) as exams
      from held h
      group by h.student_id, h.unit
    ),
    chosen as (
      select m.*, row_number() over (partition by m.student_id, m.is_fourth order by m.latest desc) as choice
      from means m
    ),
    told as (
      select c.*, not c.is_fourth or c.choice = 1 as counts,
        jsonb_agg(jsonb_build_object('former_fourth', c.unit, 'partner_id', c.partner_id))
          filter (where c.is_fourth and c.choice > 1) over (partition by c.student_id) as formers
      from chosen c
    ),
    subjects as materialized (
      select m.student_id, m.unit, m.partner_id, m.is_fourth, m.reached, m.is_absent,
        row_number() over (partition by m.student_id order by m.is_fourth, m.place, m.unit) as ordinal,
        100::numeric as full_marks, m.is_absent as fails,
        m.exceeds, 0 as parts, (case when m.is_fourth then m.exams || coalesce(m.formers, '[]') else m.exams end)::text as components
      from told m
      where m.counts
    )`;
}
