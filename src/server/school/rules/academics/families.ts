import { COHORT } from '../../../../../schemas/academics/cohort.ts';
import { syllabus } from '../../../../../schemas/academics/syllabus.ts';
import { result } from '../../../../../schemas/exams/result.ts';
import { waiver } from '../../../../../schemas/fees/waiver.ts';
import { enrolment } from '../../../../../schemas/students/enrolment.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import type { Resource } from '../../../../core/resource.ts';
import type { RowCondition } from '../../../db/listSql.ts';
import { isFound, quote } from '../../../db/select.ts';

const { enrolled } = codesOf(enrolment.fields.status);
const { published } = codesOf(result.fields.status);
const { approved } = codesOf(waiver.fields.approval_status);
const { approved: current } = codesOf(syllabus.fields.status);

/** The ids of the students that somebody looks at. */
type StudentsOf = (user: string) => string;

const themself: StudentsOf = (user) => `select s.id from students s where s.user_id = ${user}`;
const childrenOf: StudentsOf = (user) =>
  `select s.id from students s join student_parents p on p.id = s.parent_id where p.user_id = ${user} and p.is_active = 1`;

/** The row is of the student who looks. */
export const studentThemself: RowCondition = ofStudents(themself);
/** The row is of a child of the parent who looks. */
export const parentOfStudent: RowCondition = ofStudents(childrenOf);
/** The row is the child's record. */
export const childOfParent: RowCondition = ({ user }) => isFound('t.id', childrenOf(user));

/** The row is of the student, or of the parent's child, and published. */
export const studentOfPublished: RowCondition = both(studentThemself, `t.status = ${published}`);
export const parentOfPublished: RowCondition = both(parentOfStudent, `t.status = ${published}`);

const IN_EFFECT = `t.approval_status = ${approved} and t.is_active = 1`;

/** The waiver is of the student, or of the parent's child, and counts. */
export const studentOfApproved: RowCondition = both(studentThemself, IN_EFFECT);
export const parentOfApproved: RowCondition = both(parentOfStudent, IN_EFFECT);

/** The row is for the cohort that the student who looks is in at present. */
export const studentOfCohort: RowCondition = ofCohorts(themself);
/** The row is for a cohort that a child of the parent who looks is in at present. */
export const parentOfCohort: RowCondition = ofCohorts(childrenOf);

/** The syllabus is approved. */
export const approvedSyllabus: RowCondition = ({ user }) => `t.status = ${current} and ${user}::bigint is not null`;

function ofStudents(students: StudentsOf): RowCondition {
  return ({ column, user }) => isFound(`t.${column}`, students(user));
}

function both(rule: RowCondition, condition: string): RowCondition {
  return (row) => `${rule(row)} and ${condition}`;
}

// Few are enrolled whom somebody looks at: from them to the rows, as with the assignments of a teacher.
function ofCohorts(students: StudentsOf): RowCondition {
  return ({ resource, user }) => {
    const own = `(select e.* from enrolments e where e.status = ${enrolled} and ${isFound('e.student_id', students(user))}) e`;
    const rows = `select x.id from ${quote(resource.table)} x where ${isFor(resource)} offset 0`;
    return isFound('t.id', `select x.id from ${own} cross join lateral (${rows}) x`);
  };
}

/** Whether a row `x` is for the cohort of an enrolment `e`, shown, and its day has come. */
function isFor(resource: Resource): string {
  const parts = COHORT.filter((name) => resource.fields[name]).map((name) => {
    const isFilled = resource.fields[name]?.required;
    return isFilled ? `x.${name} = e.${name}` : `(x.${name} is null or x.${name} = e.${name})`;
  });
  return [...parts, ...(resource.toggle ? ['x.is_active = 1'] : []), ...fromDay(resource)].join(' and ');
}

/** Homework and material that are dated ahead are not shown before that day, as the institute counts days. */
const SHOWN_FROM: Readonly<Record<string, string>> = { homework: 'given_on', courseMaterial: 'published_on' };
const TODAY = `(now() at time zone coalesce((select time_zone from institutes limit 1), 'UTC'))::date`;

function fromDay({ name }: Resource): string[] {
  const field = SHOWN_FROM[name];
  return field === undefined ? [] : [`x.${field} <= ${TODAY}`];
}
