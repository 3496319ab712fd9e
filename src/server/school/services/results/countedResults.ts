import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { resultOverview } from '../../../../../schemas/exams/publicationCalls.ts';
import { result } from '../../../../../schemas/exams/result.ts';
import { resultPublication } from '../../../../../schemas/exams/resultPublication.ts';
import { NARROWER } from '../../../../../schemas/exams/resultScope.ts';
import type { QueryOf } from '../../../../core/calls/defineCall.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import type { Caller } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import type { GradingRules } from './gradingRules.ts';
import { isInSight } from './inSight.ts';
import { cohortParts } from './markedParts.ts';
import { changesSince, comparedSince } from './outdated.ts';

const { generated, published, replaced } = codesOf(result.fields.status);
const { planned } = codesOf(resultPublication.fields.status);

/** What is asked for: a year, and in it an exam, or finals alone, and a class. */
export type AskedOverview = QueryOf<typeof resultOverview> & { readonly academic_year_id: number };

interface Counting {
  readonly context: Context;
  readonly caller: Caller;
  readonly asked: AskedOverview;
  /** How many exams of classes. */
  readonly count: number;
  /** By what results would be generated now. */
  readonly rules: GradingRules;
}

/**
 * The beginning of a query: `asked` are exams of classes, the newest first, `befores` the exam before each of them, and
 * `counted` has the figures of all these, of each class and of each cohort in it. `outdated` says what has changed since
 * results were generated, and `plans` when they are to be published.
 */
export function withCountedResults(counting: Counting): RawBuilder<unknown> {
  const { asked, count } = counting;
  const year = asked.academic_year_id;
  return sql`
    with asked as materialized (
      select u.academic_year_id, u.exam_type_id, u.class_id, max(u.created_at) as generated_at
      from result_runs u
      where ${isAsked(asked)} and exists (select from results r where r.run_id = u.id and r.status <> ${replaced}
        and ${isInSight('r', counting)})
      group by u.academic_year_id, u.exam_type_id, u.class_id
      order by max(u.created_at) desc, u.exam_type_id desc, u.class_id
      limit ${count} offset ${asked.offset ?? 0}
    ),
    befores as materialized (
      select a.class_id, a.exam_type_id, b.id as before_id
      from asked a
      left join exam_types x on x.id = a.exam_type_id
      cross join lateral (
        select t.id from exam_types t
        where (x.id is null or (t."order", t.id) < (x."order", x.id)) and exists (
          select from results r
          where r.class_id = a.class_id and r.academic_year_id = ${year} and r.exam_type_id = t.id and r.status <> ${replaced})
        order by t."order" desc, t.id desc limit 1
      ) b
    ),
    shown as materialized (
      select class_id, exam_type_id from asked union select class_id, before_id from befores
    ),
    found as materialized (
      select r.*, x.created_at as begun_at, x.updated_at as done_at, r.status <> ${replaced} and row_number() over (
          partition by r.student_id, r.exam_type_id order by r.status = ${replaced}, r.version_no desc) = 1 as is_newest
      from results r
      join shown w on w.class_id = r.class_id and w.exam_type_id is not distinct from r.exam_type_id
      join result_runs x on x.id = r.run_id
      where r.academic_year_id = ${year} and ${isInSight('r', counting)}
    ),
    counted as materialized (
      select ${cohortParts('n')}, n.exam_type_id, grouping(n.section_id) = 1 as is_whole,
        (count(*) filter (where n.is_newest))::int as students,
        (count(*) filter (where n.is_newest and n.is_passed = 1))::int as passed,
        (round(avg(n.gpa) filter (where n.is_newest), 2))::text as average_gpa,
        (array_agg(json_build_object('id', n.id, 'name', s.name, 'gpa', n.gpa::text)
          order by n.gpa desc, n.total desc, s.name, s.id) filter (where n.is_newest and n.is_passed = 1))[1] as best,
        (count(*) filter (where n.is_newest and n.status = ${generated}))::int as generated,
        (count(*) filter (where n.status = ${published}))::int as published,
        max(n.version_no) filter (where n.status = ${published}) as version_no,
        bool_or(n.published_at is not null) as was_published
      from found n
      join students s on s.id = n.student_id
      group by grouping sets ((n.class_id, n.exam_type_id), (${cohortParts('n')}, n.exam_type_id))
      having bool_or(n.is_newest)
    ),
    ${comparedSince(year)},
    outdated as (
      select a.class_id, a.exam_type_id, ${changesSince(year, counting.rules)} as changes
      from asked a
    ),
    plans as (
      select p.class_id, p.exam_type_id, json_agg(json_build_object('id', p.id, 'takes_place_at', p.takes_place_at,
        ${sql.join(NARROWER.map((name) => sql`${sql.lit(name)}, p.${sql.ref(name)}`))}) order by p.takes_place_at, p.id) as plans
      from result_publications p
      where p.academic_year_id = ${year} and p.status = ${planned}
      group by p.class_id, p.exam_type_id
    )`;
}

function isAsked({ academic_year_id, exam_type_id, is_final, class_id }: AskedOverview): RawBuilder<SqlBool> {
  const conditions = [
    sql`u.academic_year_id = ${academic_year_id}`,
    ...(exam_type_id === null ? [] : [sql`u.exam_type_id = ${exam_type_id}`]),
    ...(is_final === 1 ? [sql`u.exam_type_id is null`] : []),
    ...(class_id === null ? [] : [sql`u.class_id = ${class_id}`]),
  ];
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}
