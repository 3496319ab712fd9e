import { COHORT, FILLED_COHORT } from '../../../../../schemas/academics/cohort.ts';
import { enrolment } from '../../../../../schemas/students/enrolment.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import type { RowCondition } from '../../../db/listSql.ts';
import { quote } from '../../../db/select.ts';

const { enrolled } = codesOf(enrolment.fields.status);

/** The row is of a subject that the user gives in the row's cohort. */
export const teacherOfLesson: RowCondition = ({ resource, column, user }) => {
  const rows = `select x.id from ${quote(resource.table)} x where x.${column} = a.subject_id and ${isSameCohort('x', 'a')}`;
  return `t.id in (select x.id from ${assignmentsOf('subject_teachers', user)} cross join lateral (${rows} offset 0) x)`;
};

/** The row is of a student who is in a cohort of the user's at present. */
export const teacherOfStudent: RowCondition = ({ column, user }) => `t.${column} in (${studentsOf(user)})`;

/** The row is such a student's own. */
export const studentOfTeacher: RowCondition = ({ user }) => `t.id in (${studentsOf(user)})`;

function studentsOf(user: string): string {
  const cohort = COHORT.map((each) => `a.${each}`).join(', ');
  const cohorts = ['subject_teachers', 'class_teachers'].map(
    (table) => `select ${cohort} from ${assignmentsOf(table, user)}`,
  );
  const rows = `select x.student_id from enrolments x where x.status = ${enrolled} and ${isSameCohort('x', 'a')}`;
  return `select x.student_id from (${cohorts.join(' union ')}) a cross join lateral (${rows} offset 0) x`;
}

// A teacher has few assignments: from them to the rows, which `offset 0` keeps the planner from turning round, takes milliseconds
// where testing row after row takes half a second for two million.
function assignmentsOf(table: string, user: string): string {
  return `(select s.* from ${table} s join employees m on m.id = s.employee_id where m.user_id = ${user} and s.is_active = 1) a`;
}

function isSameCohort(one: string, other: string): string {
  const filled = FILLED_COHORT.map((name) => `${one}.${name} = ${other}.${name}`);
  return [...filled, `${one}.student_group_id is not distinct from ${other}.student_group_id`].join(' and ');
}
