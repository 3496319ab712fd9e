import { type RawBuilder, sql } from 'kysely';
import { result } from '../../../../../schemas/exams/result.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import { declaredSubjects } from './declaredSubjects.ts';
import type { GradingRules } from '../exams/gradingRules.ts';

const { generated, replaced } = codesOf(result.fields.status);

const IS_ITS = sql`n.class_id = a.class_id and n.exam_type_id is not distinct from a.exam_type_id`;
const ITS_RESULTS = sql`${IS_ITS} and n.is_newest`;

/**
 * What is compared, worked out once for all classes: `runs` have the rules of newest results, and `chosen_anew` are the
 * exams in which somebody's fourth subject is another now. A choice that is taken back leaves no row that could say when:
 * what was counted is compared; of two papers that count as one, either may be chosen and either held. What is published of a year that is over was right by the rules of its time.
 */
export function comparedSince(year: number): RawBuilder<unknown> {
  return sql`
    runs as materialized (
      select n.class_id, n.exam_type_id, x.rules::jsonb as rules
      from (
        select distinct class_id, exam_type_id, run_id
        from found
        where is_newest and (status = ${generated}
          or exists (select from academic_years y where y.id = ${year} and y.is_current = 1))
      ) n
      join result_runs x on x.id = n.run_id
    ),
    chosen_anew as materialized (
      select distinct n.class_id, n.exam_type_id
      from found n
      left join results_subjects s on s.parent_id = n.id and s.is_fourth = 1
      left join fourth_subjects f on f.student_id = n.student_id and f.academic_year_id = ${year}
      where n.is_newest and n.exam_type_id is not null and case
        when s.id is null then f.updated_at > n.begun_at
        else f.id is null or f.subject_id not in (s.subject_id, coalesce(s.partner_id, s.subject_id)) and not exists (
          select from subjects p
          where p.id <> p.partner_subject_id and p.id in (s.subject_id, f.subject_id)
            and p.partner_subject_id in (s.subject_id, f.subject_id)) end
    )`;
}

/**
 * What has changed since the results of a row of `asked` were generated, as an array of names. `found` has the results, with
 * when their runs began and ended; the query has what `comparedSince` begins it with.
 */
export function changesSince(year: number, rules: GradingRules): RawBuilder<unknown> {
  const changes = [
    marksChanged(year),
    distributionsChanged(year),
    subjectsChanged(year),
    rulesChanged(rules),
    resultsChanged(year),
  ];
  return sql`array_remove(array[${sql.join(changes)}], null)`;
}

// A correction changes a mark and generates in one transaction, which begins before the mark is changed.
function marksChanged(year: number): RawBuilder<unknown> {
  return sql`case when exists (
    select from found n
    join uploaded_marks m on m.student_id = n.student_id and m.academic_year_id = ${year} and m.exam_type_id = n.exam_type_id
    where ${ITS_RESULTS} and m.updated_at > n.begun_at and (m.correction_reason is null or m.updated_at > n.done_at)
  ) then 'marks' end`;
}

function distributionsChanged(year: number): RawBuilder<unknown> {
  return sql`case when exists (
    select from mark_distributions d
    where d.class_id = a.class_id and d.academic_year_id = ${year} and d.exam_type_id = a.exam_type_id
      and d.updated_at > (select min(n.begun_at) from found n where ${ITS_RESULTS})
  ) then 'distributions' end`;
}

/** Another fourth subject, or a subject that belongs to the class otherwise. */
function subjectsChanged(year: number): RawBuilder<unknown> {
  const place = { year: sql`${year}::bigint`, exam: sql`a.exam_type_id`, schoolClass: sql`a.class_id` };
  return sql`case when exists (select from chosen_anew n where ${IS_ITS})
    or exists (select from runs n where ${IS_ITS} and n.rules ->> 'subjects' <> ${declaredSubjects(place)})
  then 'subjects' end`;
}

/** Grade types and settings other than those that a run was stored with. */
function rulesChanged(rules: GradingRules): RawBuilder<unknown> {
  return sql`case when exists (
    select from runs n where ${IS_ITS} and n.rules - 'subjects' <> ${JSON.stringify(rules)}::jsonb
  ) then 'rules' end`;
}

/** Of a final: results of its exams that are newer. */
function resultsChanged(year: number): RawBuilder<unknown> {
  return sql`case when a.exam_type_id is null and exists (
    select from found n
    join results o on o.student_id = n.student_id and o.academic_year_id = ${year} and o.exam_type_id is not null
    where ${ITS_RESULTS} and o.status <> ${replaced} and o.created_at > n.begun_at
  ) then 'results' end`;
}
