import { COHORT } from '../../../../../schemas/academics/cohort.ts';
import { syllabus } from '../../../../../schemas/academics/syllabus.ts';
import { result } from '../../../../../schemas/exams/result.ts';
import { waiver } from '../../../../../schemas/fees/waiver.ts';
import { enrolment } from '../../../../../schemas/students/enrolment.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import type { Resource } from '../../../../core/resource.ts';
import { type Bind, namingColumns, type RowCondition, type RowRuleContext } from '../../../db/listSql.ts';
import { oneOf } from './assignments.ts';

const { enrolled } = codesOf(enrolment.fields.status);
const PUBLISHED = codesOf(result.fields.status).published;
const { approved } = codesOf(waiver.fields.approval_status);
const { approved: current } = codesOf(syllabus.fields.status);

/** How students belong to whoever looks at them. */
type Relation = 'own' | 'children';

/** A cohort, by the ids that name it. */
type Cohort = Readonly<Record<(typeof COHORT)[number], number | null>>;

const STUDENTS: Readonly<Record<Relation, (user: string) => string>> = {
  own: (user) => `select s.id from students s where s.user_id = ${user}`,
  children: (user) =>
    `select s.id from students s join student_parents p on p.id = s.parent_id where p.user_id = ${user} and p.is_active = 1`,
};

/** What is kept with a login: the ids of the students (`number[]`), and the cohorts in which they are at present (`Cohort[]`), as JSON. */
export const familyFacts = {
  ownStudents: (user: string) => idsOf(STUDENTS.own(user)),
  ownCohorts: (user: string) => cohortsOf(STUDENTS.own(user)),
  childrenStudents: (user: string) => idsOf(STUDENTS.children(user)),
  childrenCohorts: (user: string) => cohortsOf(STUDENTS.children(user)),
};

/** The row is of the student who looks. */
export const studentThemself: RowCondition = ofStudents('own');
/** The row is of a child of the parent who looks. */
export const parentOfStudent: RowCondition = ofStudents('children');
/** The row is the child's record. */
export const childOfParent: RowCondition = (row) => isOneOfThem('t.id', 'children', row);

/** The row is of the student, or of the parent's child, and published. */
export const studentOfPublished = published(studentThemself);
export const parentOfPublished = published(parentOfStudent);

/** The waiver is of the student, or of the parent's child, and counts. */
export const studentOfApproved = inEffect(studentThemself);
export const parentOfApproved = inEffect(parentOfStudent);

/** The row is for the cohort that the student who looks is in at present. */
export const studentOfCohort: RowCondition = ofCohorts('own');
/** The row is for a cohort that a child of the parent who looks is in at present. */
export const parentOfCohort: RowCondition = ofCohorts('children');

/** The syllabus is approved. */
export const approvedSyllabus = namingColumns(['status'], () => `t.status = ${current}`);

function ofStudents(relation: Relation): RowCondition {
  return (row) => isOneOfThem(`t.${row.column}`, relation, row);
}

/** The ids are values of the statement, as where the office asks for the rows of somebody. */
function isOneOfThem(column: string, relation: Relation, { facts, bind }: RowRuleContext): string {
  const ids = (facts[`${relation}Students` satisfies keyof typeof familyFacts] ?? []) as readonly number[];
  if (ids.length === 0) return 'false';
  return ids.length === 1 ? `${column} = ${bind(ids[0])}` : `${column} = any(${bind(ids)}::bigint[])`;
}

function published(rule: RowCondition): RowCondition {
  return namingColumns(['status'], (row) => `${rule(row)} and t.status = ${PUBLISHED}`);
}

function inEffect(rule: RowCondition): RowCondition {
  return namingColumns(
    ['approval_status', 'is_active'],
    (row) => `${rule(row)} and t.approval_status = ${approved} and t.is_active = 1`,
  );
}

function ofCohorts(relation: Relation): RowCondition {
  return ({ resource, facts, bind }) => {
    const cohorts = (facts[`${relation}Cohorts` satisfies keyof typeof familyFacts] ?? []) as readonly Cohort[];
    const isShown = [...(resource.toggle ? ['t.is_active = 1'] : []), ...fromDay(resource)];
    return [oneOf(cohorts.map((cohort) => isFor(resource, cohort, bind))), ...isShown].join(' and ');
  };
}

/** SQL that a row is for a cohort; where it names no group, or nothing, it is for all. */
function isFor({ fields }: Resource, cohort: Cohort, bind: Bind): string {
  const parts = COHORT.flatMap((name) => {
    if (!fields[name]) return [];
    const value = cohort[name];
    const isIt = value === null ? `t.${name} is null` : `t.${name} = ${bind(value)}`;
    return fields[name].required || value === null ? isIt : `(t.${name} is null or ${isIt})`;
  });
  return parts.join(' and ');
}

function idsOf(students: string): string {
  return `select coalesce(json_agg(s.id order by s.id), '[]') from (${students}) s`;
}

function cohortsOf(students: string): string {
  const cohort = COHORT.map((name) => `e.${name}`).join(', ');
  return `select coalesce(json_agg(c), '[]') from (
    select distinct ${cohort} from enrolments e where e.status = ${enrolled} and e.student_id in (${students})) c`;
}

/** Homework and material that are dated ahead are not shown before that day, as the institute counts days. */
const SHOWN_FROM: Readonly<Record<string, string>> = { homework: 'given_on', courseMaterial: 'published_on' };
const TODAY = `(now() at time zone coalesce((select time_zone from institutes limit 1), 'UTC'))::date`;

function fromDay({ name }: Resource): string[] {
  const field = SHOWN_FROM[name];
  return field === undefined ? [] : [`t.${field} <= ${TODAY}`];
}
