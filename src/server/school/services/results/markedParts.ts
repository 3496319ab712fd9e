import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { COHORT } from '../../../../../schemas/academics/cohort.ts';
import type { PlannedPart } from './examPlan.ts';
import { isExamined, type Examined, studentsTable } from './scope.ts';

/** The columns of a cohort, of a table of a query. */
export function cohortColumns(alias: string): RawBuilder<unknown> {
  return sql.join(COHORT.map((name) => sql.ref(`${alias}.${name}`)));
}

/** The same without the year, which a scope has said already. */
export function cohortParts(alias: string): RawBuilder<unknown> {
  return sql.join(COHORT.filter((name) => name !== 'academic_year_id').map((name) => sql.ref(`${alias}.${name}`)));
}

/** Whether rows of two tables of a query are of one cohort. */
export function isSameCohort(one: string, other: string): RawBuilder<SqlBool> {
  const agreeing = COHORT.map(
    (name) => sql`${sql.ref(`${one}.${name}`)} is not distinct from ${sql.ref(`${other}.${name}`)}`,
  );
  return sql<SqlBool>`${sql.join(agreeing, sql` and `)}`;
}

/** A part of a query: whoever is examined in the scope. */
export function pupils(scope: Examined): RawBuilder<unknown> {
  return sql`pupils as materialized (
    select e.student_id, ${cohortColumns('e')}, e.roll_no, coalesce(e.student_group_id, 0) as in_group
    from ${sql.table(studentsTable(scope))} e
    where ${isExamined(scope)}
  )`;
}

/**
 * The beginning of a query: `parts` has a row for every part that a student of the scope sits, with the mark. A fourth
 * subject is sat by who has chosen it, or the other of its two papers. Who takes an optional subject is told by the marks alone: whoever has one in it
 * sits all of it. Marks follow a student who changes section. What is missing is looked for only where somebody has fewer
 * marks than parts, which are as many as can be: a student has one mark in a part.
 */
export function withMarkedParts(scope: Examined, plan: readonly PlannedPart[]): RawBuilder<unknown> {
  const chosen = new Set(plan.filter(({ requirement }) => requirement !== 'compulsory').map(unitOfGroup));
  const numbered = inOrder(plan).map((part, part_no) => ({
    ...part,
    part_no,
    is_choice: chosen.has(unitOfGroup(part)),
  }));
  return sql`
    with ${pupils(scope)},
    plan as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb) as p(
        part_no integer, in_group bigint, subject_id bigint, unit bigint, partner_id bigint, place integer,
        requirement text, component text collate app_sort, full_mark numeric, pass_mark numeric, is_judged boolean, is_choice boolean
      )
    ),
    marks as not materialized (
      select m.student_id, u.in_group, m.subject_id, coalesce(p.part_no, r.part_no) as part_no, m.mark,
        m.is_absent = 1 as is_absent
      from pupils u
      join uploaded_marks m on m.student_id = u.student_id
      left join plan p on p.in_group = u.in_group and p.subject_id = m.subject_id and p.component = m.component
      left join plan r on r.in_group = u.in_group and r.subject_id = m.subject_id
        and lower(r.component) = case when p.part_no is null then lower(m.component) end
      where m.academic_year_id = ${scope.academic_year_id} and m.exam_type_id = ${scope.exam_type_id}
        and (m.mark is not null or m.is_absent = 1)
    ),
    fourth as materialized (
      select distinct f.student_id, p.unit
      from fourth_subjects f
      join pupils u on u.student_id = f.student_id
      cross join lateral (
        select s.id from subjects s
        where f.subject_id in (s.id, s.partner_subject_id)
          or s.id = (select own.partner_subject_id from subjects own where own.id = f.subject_id)
      ) paper
      join plan p on p.in_group = u.in_group and p.subject_id = paper.id
      where f.academic_year_id = ${scope.academic_year_id} and p.requirement in ('fourth', 'optional_fourth')
    ),
    taken as materialized (
      select distinct m.student_id, p.unit
      from marks m
      join plan p on p.in_group = m.in_group and p.subject_id = m.subject_id
      where p.requirement in ('optional', 'optional_fourth')
    ),
    present as materialized (
      select m.student_id, m.part_no, f.unit is not null as is_fourth, m.mark, m.is_absent
      from marks m
      join plan p on p.part_no = m.part_no
      left join fourth f on f.unit = p.unit and f.student_id = case when p.is_choice then m.student_id end
      left join taken t on t.unit = p.unit and t.student_id = case when p.is_choice then m.student_id end
      where p.requirement = 'compulsory' or f.unit is not null or t.unit is not null
    ),
    incomplete as (
      select u.student_id, u.in_group
      from pupils u
      left join (select student_id, count(*) as parts from present group by student_id) has on has.student_id = u.student_id
      left join (
        select in_group, count(*) as parts from plan where requirement = 'compulsory' group by in_group
      ) must on must.in_group = u.in_group
      left join (
        select c.student_id, count(*) as parts
        from (select * from fourth union select * from taken) c
        join pupils u on u.student_id = c.student_id
        join plan p on p.in_group = u.in_group and p.unit = c.unit and p.requirement <> 'compulsory'
        group by c.student_id
      ) chose on chose.student_id = u.student_id
      where coalesce(has.parts, 0) < coalesce(must.parts, 0) + coalesce(chose.parts, 0)
    ),
    missing as materialized (
      select u.student_id, p.part_no, f.unit is not null as is_fourth, null::numeric as mark, false as is_absent
      from incomplete u
      join plan p on p.in_group = u.in_group
      left join fourth f on f.student_id = u.student_id and f.unit = p.unit
      left join taken t on t.student_id = u.student_id and t.unit = p.unit
      where (p.requirement = 'compulsory' or f.unit is not null or t.unit is not null)
        and not exists (select from present h where h.student_id = u.student_id and h.part_no = p.part_no)
    ),
    marked as not materialized (
      select *, false as is_missing from present union all select *, true from missing
    ),
    parts as not materialized (
      select m.*, p.unit, p.subject_id, p.partner_id, p.place, p.component, p.full_mark, p.pass_mark, p.is_judged
      from marked m
      join plan p on p.part_no = m.part_no
    )`;
}

/** Names a unit of a group: whether it can be chosen differs by group. */
function unitOfGroup({ in_group, unit }: PlannedPart): string {
  return `${in_group} ${unit}`;
}

/** Parts by their numbers, by which those of all students are put together and sorted far sooner than by their names. */
export function inOrder(plan: readonly PlannedPart[]): readonly PlannedPart[] {
  return [...plan].sort((one, other) => one.subject_id - other.subject_id || one.position - other.position);
}
