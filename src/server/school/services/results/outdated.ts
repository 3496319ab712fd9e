import { type RawBuilder, sql } from 'kysely';
import { result } from '../../../../../schemas/exams/result.ts';
import { SCOPE } from '../../../../../schemas/exams/resultScope.ts';
import { enrolment } from '../../../../../schemas/students/enrolment.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import { countedExams, countedPapers, declaredSubjects, KEPT_WITH_RULES } from './declaredSubjects.ts';
import type { GradingRules } from '../exams/gradingRules.ts';
import { placesAmong } from './placesAmong.ts';
import { isSameCohort } from './markedParts.ts';

const { generated, published, replaced } = codesOf(result.fields.status);
const { left } = codesOf(enrolment.fields.status);

const IS_ITS = sql`n.class_id = a.class_id and n.exam_type_id is not distinct from a.exam_type_id`;

/**
 * What is compared, worked out once for all classes. `compared` are the newest results, but for what is published of who
 * has left the class since: it stays as it is, and generating does not reach it. `runs` have their rules, `chosen_anew` are
 * the exams in which somebody's fourth subject is another now, `placed_anew` those of which somebody is elsewhere now, and
 * `ranked_anew` those in which results of another part of the class moved published positions.
 *
 * A choice that is taken back leaves no row that could say when: what was counted is compared; of two papers that count as
 * one, either may be chosen and either held. What is published of a year that is over was right by the rules of its time.
 */
export function comparedSince(year: number): RawBuilder<unknown> {
  return sql`
    compared as materialized (
      select n.*
      from found n
      where n.is_newest and (n.status = ${generated} or exists (
        select from enrolments e
        where e.student_id = n.student_id and e.academic_year_id = ${year} and e.class_id = n.class_id
          and e.status <> ${left}))
    ),
    runs as materialized (
      select n.class_id, n.exam_type_id, x.rules::jsonb as rules
      from (
        select distinct class_id, exam_type_id, run_id
        from compared
        where status = ${generated}
          or exists (select from academic_years y where y.id = ${year} and y.is_current = 1)
      ) n
      join result_runs x on x.id = n.run_id
    ),
    chosen_anew as materialized (
      select distinct n.class_id, n.exam_type_id
      from compared n
      left join results_subjects s on s.parent_id = n.id and s.is_fourth = 1
      left join fourth_subjects f on f.student_id = n.student_id and f.academic_year_id = ${year}
      where n.exam_type_id is not null and case
        when s.id is null then f.updated_at > n.begun_at
        else f.id is null or f.subject_id not in (s.subject_id, coalesce(s.partner_id, s.subject_id)) and not exists (
          select from subjects p
          where p.id <> p.partner_subject_id and p.id in (s.subject_id, f.subject_id)
            and p.partner_subject_id in (s.subject_id, f.subject_id)) end
    ),
    ${placedAnew(year)},
    ${rankedAnew(year)}`;
}

/**
 * Exams of which somebody changed their place, left or came since. Only what was never published is compared, and not its
 * corrections: whoever is published stays where they were examined, without those who came later.
 */
function placedAnew(year: number): RawBuilder<unknown> {
  const isInRun = SCOPE.filter((name) => name !== 'exam_type_id').map(
    (name) => sql`(x.${sql.ref(name)} is null or x.${sql.ref(name)} = e.${sql.ref(name)})`,
  );
  const of = (one: string) => sql`${sql.ref(`${one}.academic_year_id`)} = ${year}
    and ${sql.ref(`${one}.exam_type_id`)} is not distinct from n.exam_type_id`;
  return sql`
    to_publish as materialized (
      select n.* from found n
      where n.is_newest and n.status = ${generated} and not exists (
        select from results p
        where p.student_id = n.student_id and ${of('p')} and p.status = ${published} and ${isSameCohort('p', 'n')})
    ),
    placed_anew as materialized (
      select n.class_id, n.exam_type_id
      from to_publish n
      left join enrolments e on e.student_id = n.student_id and e.academic_year_id = ${year} and e.status <> ${left}
        and e.roll_no is not distinct from n.roll_no and ${isSameCohort('e', 'n')}
      where e.id is null
      union
      select n.class_id, n.exam_type_id
      from (select distinct class_id, exam_type_id, run_id from to_publish) n
      join result_runs x on x.id = n.run_id
      join enrolments e on ${sql.join(isInRun, sql` and `)} and e.status <> ${left}
      where not exists (
        select from results r
        where r.student_id = e.student_id and ${of('r')}
          and (r.status = ${published} or r.status = ${generated} and r.class_id = n.class_id))
    )`;
}

/**
 * Exams whose published results have other positions than they would have among all that are newest now: parts of a class
 * are generated and published apart, and what is published keeps the positions that it was published with, also when it is
 * taken back.
 */
function rankedAnew(year: number): RawBuilder<unknown> {
  return sql`
    ranked_anew as materialized (
      select distinct n.class_id, n.exam_type_id
      from (
        select c.class_id, c.exam_type_id, c.published_at, c.position_in_section, c.position_in_class,
          ${placesAmong(sql`c.exam_type_id, `)}
        from (
          select distinct on (r.student_id, r.exam_type_id) r.*
          from results r
          join asked a on a.class_id = r.class_id and a.exam_type_id is not distinct from r.exam_type_id
          where r.academic_year_id = ${year} and r.status in (${generated}, ${published})
          order by r.student_id, r.exam_type_id, r.version_no desc
        ) c
        where c.is_passed = 1
      ) n
      where n.published_at is not null and (n.in_class, n.in_section) <> (n.position_in_class, n.position_in_section)
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
    studentsChanged(),
    subjectsChanged(year),
    rulesChanged(rules),
    weightsChanged(year),
    resultsChanged(year),
    positionsChanged(),
  ];
  return sql`array_remove(array[${sql.join(changes)}], null)`;
}

// A correction changes a mark and generates in one transaction, which begins before the mark is changed.
function marksChanged(year: number): RawBuilder<unknown> {
  return sql`case when exists (
    select from compared n
    join uploaded_marks m on m.student_id = n.student_id and m.academic_year_id = ${year} and m.exam_type_id = n.exam_type_id
    where ${IS_ITS} and m.updated_at > n.begun_at and (m.correction_reason is null or m.updated_at > n.done_at)
  ) then 'marks' end`;
}

function distributionsChanged(year: number): RawBuilder<unknown> {
  return sql`case when exists (
    select from mark_distributions d
    where d.class_id = a.class_id and d.academic_year_id = ${year} and d.exam_type_id = a.exam_type_id
      and d.updated_at > (select min(n.begun_at) from compared n where ${IS_ITS})
  ) then 'distributions' end`;
}

/** Somebody who is elsewhere now, left or came. */
function studentsChanged(): RawBuilder<unknown> {
  return sql`case when exists (select from placed_anew n where ${IS_ITS}) then 'students' end`;
}

/** Another fourth subject, or a subject that belongs to the class otherwise. */
function subjectsChanged(year: number): RawBuilder<unknown> {
  const place = { year: sql`${year}::bigint`, exam: sql`a.exam_type_id`, schoolClass: sql`a.class_id` };
  return sql`case when exists (select from chosen_anew n where ${IS_ITS})
    or exists (select from runs n where ${IS_ITS} and n.rules ->> 'subjects' <> ${declaredSubjects(place)})
    or exists (select from runs n where ${IS_ITS} and n.rules ->> 'papers' <> ${countedPapers(place)})
  then 'subjects' end`;
}

/** Grade types and settings other than those that a run was stored with. */
function rulesChanged(rules: GradingRules): RawBuilder<unknown> {
  return sql`case when exists (
    select from runs n where ${IS_ITS} and n.rules - ${KEPT_WITH_RULES}::text[] <> ${JSON.stringify(rules)}::jsonb
  ) then 'rules' end`;
}

/** Of a final: other exams that count, other weights, or another order of them. */
function weightsChanged(year: number): RawBuilder<unknown> {
  const place = { year: sql`${year}::bigint`, schoolClass: sql`a.class_id` };
  return sql`case when exists (
    select from runs n where ${IS_ITS} and n.rules ->> 'exams' <> ${countedExams(place)}
  ) then 'weights' end`;
}

/** Of a final: results of its exams that are newer. */
function resultsChanged(year: number): RawBuilder<unknown> {
  return sql`case when a.exam_type_id is null and exists (
    select from compared n
    join results o on o.student_id = n.student_id and o.academic_year_id = ${year} and o.exam_type_id is not null
    where ${IS_ITS} and o.status <> ${replaced} and o.created_at > n.begun_at
  ) then 'results' end`;
}

function positionsChanged(): RawBuilder<unknown> {
  return sql`case when exists (select from ranked_anew n where ${IS_ITS}) then 'positions' end`;
}
