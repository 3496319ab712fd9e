import { classTeacher } from '../../../../../schemas/academics/classTeacher.ts';
import { COHORT } from '../../../../../schemas/academics/cohort.ts';
import { subjectTeacher } from '../../../../../schemas/academics/subjectTeacher.ts';
import type { Bind, RowCondition } from '../../../db/listSql.ts';
import { forgetSessions } from '../../../services/auth/sessions.ts';
import { defineRules } from '../../../services/resources/rules.ts';

/** A cohort of a teacher's, by the ids that name it, with the subject given there; null is all of the class teacher's. */
type Assignment = Readonly<Record<(typeof COHORT)[number] | 'subject_id', number | null>>;

/** A teacher's cohorts, as it is kept with the login. */
export const ASSIGNMENTS = 'assignments';

/** The assignments of a user that hold, as JSON: `Assignment[]`. */
export function assignmentsSql(user: string): string {
  const cohort = COHORT.map((each) => `s.${each}`).join(', ');
  const of = (table: string, subject: string) =>
    `select ${cohort}, ${subject} as subject_id from ${table} s join employees m on m.id = s.employee_id
     where m.user_id = ${user} and s.is_active = 1`;
  const all = `${of('class_teachers', 'null::bigint')} union ${of('subject_teachers', 's.subject_id')}`;
  return `select coalesce(json_agg(a), '[]') from (${all}) a`;
}

/**
 * The row is of a register of the user's: all of a cohort that they are the class teacher of, and where they give a subject the
 * daily roll call and those of the subject. The cohorts are values of the statement, as where the office asks for one: the
 * database then finds the rows of millions by the index of their cohort.
 */
export const teacherOfRegister: RowCondition = ({ user, facts, bind }) => {
  const assignments = (facts[ASSIGNMENTS] ?? []) as readonly Assignment[];
  const registers = byCohort(assignments).map((given) => isRegister(given, bind));
  return `${user}::bigint is not null and (${registers.length > 0 ? registers.join(' or ') : 'false'})`;
};

function byCohort(assignments: readonly Assignment[]): readonly (readonly Assignment[])[] {
  const cohorts = new Map<string, Assignment[]>();
  for (const each of assignments) {
    const cohort = COHORT.map((name) => each[name]).join(' ');
    cohorts.set(cohort, [...(cohorts.get(cohort) ?? []), each]);
  }
  return [...cohorts.values()];
}

/** The row is of the one cohort of these assignments, and of their subjects. */
function isRegister(given: readonly Assignment[], bind: Bind): string {
  const cohort = COHORT.map((name) => isSame(name, given[0]?.[name] ?? null, bind)).join(' and ');
  if (given.some(({ subject_id }) => subject_id === null)) return `(${cohort})`;
  const subjects = bind(given.map(({ subject_id }) => subject_id));
  return `(${cohort} and (t.subject_id is null or t.subject_id = any(${subjects})))`;
}

function isSame(name: string, value: number | null, bind: Bind): string {
  return value === null ? `t.${name} is null` : `t.${name} = ${bind(value)}`;
}

// Who teaches what is kept with the login.
export const classTeacherRules = defineRules(classTeacher, { afterCommit: forgetSessions });
export const subjectTeacherRules = defineRules(subjectTeacher, { afterCommit: forgetSessions });
