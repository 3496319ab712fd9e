import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { COHORT } from '../../../../../schemas/academics/cohort.ts';
import { entersFor } from '../exams/entersFor.ts';
import type { PlannedPart } from './examPlan.ts';
import { isExamined, type Examined, studentsTable } from '../exams/scope.ts';

/** The columns of a cohort, of a table of a query. */
export function cohortColumns(alias: string): RawBuilder<unknown> {
  return sql.join(COHORT.map((name) => sql.ref(`${alias}.${name}`)));
}

/** The columns of a cohort without the year, which a scope has said already. */
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
    ${examined(scope)}
  )`;
}

function examined(scope: Examined): RawBuilder<unknown> {
  return sql`select e.student_id, ${cohortColumns('e')}, e.roll_no, coalesce(e.student_group_id, 0) as in_group
    from ${sql.table(studentsTable(scope))} e
    where ${isExamined(scope)}`;
}

/**
 * The beginning of a query: `parts` has a row for every part that a student of the scope sits, with the mark. A fourth
 * subject is sat by who has chosen it, or the other of its two papers. Who takes an optional subject is told by the marks
 * alone: whoever has one in it sits all of it.
 */
export function withMarkedParts(scope: Examined, plan: readonly PlannedPart[]): RawBuilder<unknown> {
  const isOptional = hasOptional(plan);
  return sql`
    ${withMarks(scope, plan)},
    ${isOptional ? TAKEN : NOTHING}
    marked as materialized (
      select u.student_id, p.part_no, f.unit is not null as is_fourth, m.mark, coalesce(m.is_absent, 0) = 1 as is_absent,
        m.mark is null and coalesce(m.is_absent, 0) = 0 as is_missing
      from pupils u
      join plan p on p.in_group = u.in_group
      left join fourth f on f.student_id = u.student_id and f.unit = p.unit
      ${isOptional ? OF_TAKEN : NOTHING}
      left join marks m on m.student_id = u.student_id and m.part_no = p.part_no
      where p.requirement = 'compulsory' or f.unit is not null ${isOptional ? OR_TAKEN : NOTHING}
    ),
    parts as not materialized (
      select m.*, p.unit, p.subject_id, p.partner_id, p.place, p.component, p.full_mark, p.pass_mark, p.is_judged
      from marked m
      join plan p on p.part_no = m.part_no
    )`;
}

/**
 * The same without missing marks: `parts` has only the parts with a mark, and `sat` counts, in one or more rows, how many there
 * should be. This takes a quarter less time than looking for a mark of every part. It is only for plans without optional
 * subjects, because a count does not show who takes one.
 */
export function withExistingParts(scope: Examined, plan: readonly PlannedPart[]): RawBuilder<unknown> {
  return sql`
    ${withMarks(scope, plan)},
    sat as (
      select g.students * (select count(*) from plan p where p.in_group = g.in_group and p.requirement = 'compulsory')
        as parts
      from (select in_group, count(*) as students from pupils group by in_group) g
      union all
      select count(*)
      from pupils u
      join plan p on p.in_group = u.in_group
      where p.requirement <> 'compulsory' and ${isFourth('u')}
    ),
    parts as (
      select m.student_id, m.part_no, p.may_be_fourth and ${isFourth('m')} as is_fourth, m.mark,
        coalesce(m.is_absent, 0) = 1 as is_absent, false as is_missing,
        p.unit, p.subject_id, p.partner_id, p.place, p.component, p.full_mark, p.pass_mark, p.is_judged
      from marks m
      join plan p on p.part_no = m.part_no
      where p.requirement = 'compulsory' or ${isFourth('m')}
    )`;
}

/** Whether a part `p` is of the fourth subject of a student. The choices are looked up: a join would go through all of them for each mark. */
function isFourth(student: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(`${student}.student_id`)}, p.unit) in (select student_id, unit from fourth)`;
}

/**
 * What there is to know of whoever is examined. Marks follow a student who changes section, and no other class. They are looked for from the
 * table of students and not from `pupils`: of that the database does not know how many there are, and takes longer.
 */
function withMarks(scope: Examined, plan: readonly PlannedPart[]): RawBuilder<unknown> {
  const fourths = new Set(plan.filter(isFourthPart).map(unitInGroup));
  const numbered = inOrder(plan).map((part, part_no) => {
    return { ...part, part_no, may_be_fourth: fourths.has(unitInGroup(part)) };
  });
  return sql`
    with ${pupils(scope)},
    plan as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb) as p(
        part_no integer, in_group bigint, subject_id bigint, unit bigint, partner_id bigint, place integer,
        requirement text, component text collate app_sort, full_mark numeric, pass_mark numeric, is_judged boolean,
        may_be_fourth boolean
      )
    ),
    marks as (
      select m.student_id, u.in_group, m.subject_id, coalesce(p.part_no, r.part_no) as part_no, m.mark, m.is_absent
      from (${examined(scope)}) u
      join uploaded_marks m on m.student_id = u.student_id
      left join plan p on p.in_group = u.in_group and p.subject_id = m.subject_id and p.component = m.component
      left join plan r on r.in_group = u.in_group and r.subject_id = m.subject_id
        and lower(r.component) = case when p.part_no is null then lower(m.component) end
      where m.academic_year_id = ${scope.academic_year_id} and m.exam_type_id = ${scope.exam_type_id}
        and (m.mark is not null or m.is_absent = 1)
        and ${sql.raw(entersFor({ schoolClass: 'u.class_id', group: 'nullif(u.in_group, 0)' }))}
    ),
    fourth as (
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
    )`;
}

/** Names the unit of a part among those of all groups. */
function unitInGroup({ in_group, unit }: PlannedPart): string {
  return `${in_group} ${unit}`;
}

function isFourthPart({ requirement }: PlannedPart): boolean {
  return requirement === 'fourth' || requirement === 'optional_fourth';
}

/** Groups of a plan whose students sit a compulsory subject, whichever is their fourth. */
export function groupsWithCompulsory(plan: readonly PlannedPart[]): number[] {
  const fourths = new Set(plan.filter(isFourthPart).map(unitInGroup));
  const always = plan.filter((part) => part.requirement === 'compulsory' && !fourths.has(unitInGroup(part)));
  return [...new Set(always.map(({ in_group }) => in_group))];
}

/** Only where somebody may choose: to ask for marks twice, the database would keep all of them aside. */
const TAKEN = sql`
    taken as (
      select distinct m.student_id, p.unit
      from marks m
      join plan p on p.in_group = m.in_group and p.subject_id = m.subject_id
      where p.requirement in ('optional', 'optional_fourth')
    ),`;
const OF_TAKEN = sql`left join taken t on t.student_id = u.student_id and t.unit = p.unit`;
const OR_TAKEN = sql`or t.unit is not null`;
const NOTHING = sql``;

/** Whether a subject of a plan is sat only by those who have a mark in it. */
export function hasOptional(plan: readonly PlannedPart[]): boolean {
  return plan.some(({ requirement }) => requirement === 'optional' || requirement === 'optional_fourth');
}

/** Parts by their numbers, by which those of all students are put together and sorted far sooner than by their names. */
export function inOrder(plan: readonly PlannedPart[]): readonly PlannedPart[] {
  return [...plan].sort((one, other) => one.subject_id - other.subject_id || one.position - other.position);
}
