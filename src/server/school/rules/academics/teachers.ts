import { COHORT } from '../../../../../schemas/academics/cohort.ts';
import { enrolment } from '../../../../../schemas/students/enrolment.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import { namingColumns, type RowCondition, type RowRuleContext } from '../../../db/listSql.ts';
import { isFound, quote } from '../../../db/select.ts';
import { isSameCohort } from '../../cohortSql.ts';
import { isOfCohort, oneOf, cohortsOfTeacher } from './assignments.ts';

const { enrolled } = codesOf(enrolment.fields.status);

/** The row is of a subject that the user gives in the row's cohort. */
export const teacherOfLesson = namingColumns(COHORT, ({ resource, column, bindUser }) => {
  const rows = `select x.id from ${quote(resource.table)} x where x.${column} = a.subject_id and ${isSameCohort('x', 'a')}`;
  return isFound('t.id', `select x.id from ${lessonsOf(bindUser())} a cross join lateral (${rows} offset 0) x`);
});

/** The row is of a student who is in a cohort of the user's at present. */
export const teacherOfStudent: RowCondition = (row) => isFound(`t.${row.column}`, studentsOf(row));

/** The row is such a student's own. */
export const studentOfTeacher: RowCondition = (row) => isFound('t.id', studentsOf(row));

function studentsOf({ facts, bind }: RowRuleContext): string {
  const cohorts = oneOf(cohortsOfTeacher(facts).map((cohortOfTeacher) => isOfCohort('x', cohortOfTeacher, bind)));
  return `select x.student_id from enrolments x where x.status = ${enrolled} and ${cohorts}`;
}

// A teacher gives few lessons: from them to the rows, which `offset 0` keeps the planner from turning round, takes milliseconds
// where testing row after row takes half a second for two million.
function lessonsOf(user: string): string {
  return `(select s.* from subject_teachers s join employees m on m.id = s.employee_id where m.user_id = ${user} and s.is_active = 1)`;
}
