import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { resultOverview } from '../../../../../schemas/exams/publicationCalls.ts';
import { result } from '../../../../../schemas/exams/result.ts';
import { resultPublication } from '../../../../../schemas/exams/resultPublication.ts';
import { CLASS_PARTS } from '../../../../../schemas/academics/cohort.ts';
import type { QueryOf } from '../../../../core/calls/defineCall.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import type { Caller } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import type { GradingRules } from '../exams/gradingRules.ts';
import { isVisibleResult } from './isVisibleResult.ts';
import { cohortParts } from './markedParts.ts';
import { changesSince, comparedSince } from './outdated.ts';

const { generated, published, replaced } = codesOf(result.fields.status);
const { planned, cancelled } = codesOf(resultPublication.fields.status);

/** What is asked for: a year, and in it an exam, or finals alone, and a class. */
export type OverviewQuery = QueryOf<typeof resultOverview> & { readonly academic_year_id: number };

interface Counting {
  readonly context: Context;
  readonly caller: Caller;
  readonly asked: OverviewQuery;
  /** How many exams of classes. */
  readonly count: number;
  /** By what results would be generated now. */
  readonly rules: GradingRules;
}

/**
 * The beginning of a query: `asked` are exams of classes, the newest first, `befores` the exam before each of them, and
 * `counted` has the figures of all these, of each class and of each cohort in it. `outdated` says what has changed since
 * results were generated, `plans` when they are to be published, and `ended_plans` what was planned of results that are
 * others now.
 */
export function withCountedResults(counting: Counting): RawBuilder<unknown> {
  const { asked, count } = counting;
  const year = asked.academic_year_id;
  return sql`
    with asked as materialized (
      select u.academic_year_id, u.exam_type_id, u.class_id, max(u.created_at) as generated_at
      from result_runs u
      where ${isAsked(asked)} and exists (select from results r where r.run_id = u.id and r.status <> ${replaced}
        and ${isVisibleResult('r', counting)})
      group by u.academic_year_id, u.exam_type_id, u.class_id
      order by max(u.created_at) desc, u.exam_type_id desc, u.class_id
      limit ${count} offset ${asked.offset ?? 0}
    ),
    ${examsBefore(year)},
    found as materialized (
      select r.*, x.created_at as begun_at, x.updated_at as done_at, ${IS_NEWEST} as is_newest
      from results r
      join (
        select class_id, exam_type_id from asked
        union select class_id, before_id from befores where before_year_id = ${year}
      ) w on w.class_id = r.class_id and w.exam_type_id is not distinct from r.exam_type_id
      join result_runs x on x.id = r.run_id
      where r.academic_year_id = ${year} and ${isVisibleResult('r', counting)}
    ),
    found_earlier as materialized (
      select r.*, ${IS_NEWEST} as is_newest
      from results r
      join (select distinct class_id, before_id, before_year_id from befores where before_year_id <> ${year}) w
        on w.class_id = r.class_id and w.before_id = r.exam_type_id and w.before_year_id = r.academic_year_id
      where ${isVisibleResult('r', counting)}
    ),
    counted as materialized (${countedOf('found')} union all ${countedOf('found_earlier')}),
    ${comparedSince(year)},
    outdated as (
      select a.class_id, a.exam_type_id, ${changesSince(year, counting.rules)} as changes
      from asked a
    ),
    ${endedPlans(year)},
    plans as (
      select p.class_id, p.exam_type_id, ${PLANS} as plans
      from result_publications p
      where p.academic_year_id = ${year} and p.status = ${planned}
      group by p.class_id, p.exam_type_id
    )`;
}

const PLANS = sql`json_agg(json_build_object('id', p.id, 'takes_place_at', p.takes_place_at,
  ${sql.join(CLASS_PARTS.map((name) => sql`${sql.lit(name)}, p.${sql.ref(name)}`))}) order by p.takes_place_at, p.id)`;

/** Plans that were ended while results were generated, until somebody decides on these anew. */
function endedPlans(year: number): RawBuilder<unknown> {
  const isItsExam = (other: string) => sql`${sql.ref(`${other}.academic_year_id`)} = p.academic_year_id
    and ${sql.ref(`${other}.class_id`)} = p.class_id
    and ${sql.ref(`${other}.exam_type_id`)} is not distinct from p.exam_type_id`;
  return sql`
    ended_plans as (
      select p.class_id, p.exam_type_id, ${PLANS} as plans
      from result_publications p
      where p.academic_year_id = ${year} and p.status = ${cancelled}
        and exists (select from result_runs x where ${isItsExam('x')} and p.updated_at between x.created_at and x.updated_at)
        and not exists (select from result_publications l where ${isItsExam('l')} and l.created_at > p.updated_at)
      group by p.class_id, p.exam_type_id
    )`;
}

/**
 * The exam before each of `asked` in the same class: of a final, the last one of its year; of the first exam of a year, the
 * last one of the latest year before that has any.
 */
function examsBefore(year: number): RawBuilder<unknown> {
  const wasHeld = (inYear: RawBuilder<unknown>) => sql`exists (
      select from results r
      where r.class_id = a.class_id and r.academic_year_id = ${inYear} and r.exam_type_id = t.id and r.status <> ${replaced})`;
  return sql`
    befores as materialized (
      select a.class_id, a.exam_type_id, coalesce(b.id, e.id) as before_id,
        case when b.id is null then e.year_id else ${year}::bigint end as before_year_id
      from asked a
      left join exam_types x on x.id = a.exam_type_id
      left join lateral (
        select t.id from exam_types t
        where (x.id is null or (t."order", t.id) < (x."order", x.id)) and ${wasHeld(sql`${year}`)}
        order by t."order" desc, t.id desc limit 1
      ) b on true
      left join lateral (
        select t.id, y.id as year_id
        from academic_years own
        join academic_years y on y.starts_on < own.starts_on
        cross join exam_types t
        where b.id is null and own.id = ${year} and ${wasHeld(sql`y.id`)}
        order by y.starts_on desc, t."order" desc, t.id desc limit 1
      ) e on true
      where b.id is not null or e.id is not null
    )`;
}

const IS_NEWEST = sql`r.status <> ${replaced} and row_number() over (
  partition by r.student_id, r.academic_year_id, r.exam_type_id order by r.status = ${replaced}, r.version_no desc) = 1`;

/** The figures of results that were found, of each class and exam, and of each cohort. */
function countedOf(found: 'found' | 'found_earlier'): RawBuilder<unknown> {
  return sql`
      select n.academic_year_id, ${cohortParts('n')}, n.exam_type_id, grouping(n.section_id) = 1 as is_whole,
        (count(*) filter (where n.is_newest))::int as students,
        (count(*) filter (where n.is_newest and n.is_passed = 1))::int as passed,
        (round(avg(n.gpa) filter (where n.is_newest), 2))::text as average_gpa,
        coalesce(avg(n.total * 100 / nullif(n.full_marks, 0)) filter (where n.is_newest), 0)::float8 as average_percent,
        (array_agg(json_build_object('id', n.id, 'name', s.name, 'gpa', n.gpa::text)
          order by n.gpa desc, n.total desc, s.name, s.id) filter (where n.is_newest and n.is_passed = 1))[1] as best,
        (count(*) filter (where n.is_newest and n.status = ${generated}))::int as generated,
        (count(*) filter (where n.status = ${published}))::int as published,
        max(n.version_no) filter (where n.status = ${published}) as version_no,
        bool_or(n.published_at is not null) as was_published
      from ${sql.table(found)} n
      join students s on s.id = n.student_id
      group by grouping sets ((n.academic_year_id, n.class_id, n.exam_type_id),
        (n.academic_year_id, ${cohortParts('n')}, n.exam_type_id))
      having bool_or(n.is_newest)`;
}

function isAsked({ academic_year_id, exam_type_id, is_final, class_id }: OverviewQuery): RawBuilder<SqlBool> {
  const conditions = [
    sql`u.academic_year_id = ${academic_year_id}`,
    ...(exam_type_id === null ? [] : [sql`u.exam_type_id = ${exam_type_id}`]),
    ...(is_final === 1 ? [sql`u.exam_type_id is null`] : []),
    ...(class_id === null ? [] : [sql`u.class_id = ${class_id}`]),
  ];
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}
