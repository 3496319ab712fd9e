import { COHORT } from '../../../../../schemas/academics/cohort.ts';
import type { PersonFacts } from '../../../caller.ts';
import type { Bind } from '../../../db/listSql.ts';

/** A cohort of a teacher's, by the ids that name it, with the subject given there; null is all of the class teacher's. */
type Assignment = Readonly<Record<(typeof COHORT)[number] | 'subject_id', number | null>>;

/** A cohort of a teacher's, with all that they give in it. */
export interface CohortOfTeacher {
  readonly place: Assignment;
  /** The subjects they give there; undefined for the class teacher, to whom all belong. */
  readonly subjects: readonly number[] | undefined;
}

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

/** The cohorts that somebody teaches, each once. */
export function cohortsOfTeacher(facts: PersonFacts): readonly CohortOfTeacher[] {
  const cohorts = new Map<string, Assignment[]>();
  for (const each of (facts[ASSIGNMENTS] ?? []) as readonly Assignment[]) {
    const cohort = COHORT.map((name) => each[name]).join(' ');
    cohorts.set(cohort, [...(cohorts.get(cohort) ?? []), each]);
  }
  return [...cohorts.values()].map((assignments) => {
    const subjects = assignments.flatMap(({ subject_id }) => subject_id ?? []);
    const isClassTeacher = subjects.length < assignments.length;
    return { place: assignments[0] as Assignment, subjects: isClassTeacher ? undefined : subjects };
  });
}

/**
 * SQL that a row is of a cohort. What names it are values of the statement, as where the office asks for one: the database then finds
 * the rows of millions by the index of their cohort.
 */
export function isOfCohort(alias: string, { place }: CohortOfTeacher, bind: Bind): string {
  return COHORT.map((name) => {
    const value = place[name];
    return value === null ? `${alias}.${name} is null` : `${alias}.${name} = ${bind(value)}`;
  }).join(' and ');
}

/** SQL that holds where one of some conditions does, and nowhere where there is none. */
export function oneOf(conditions: readonly string[]): string {
  return conditions.length > 0 ? `(${conditions.map((each) => `(${each})`).join(' or ')})` : 'false';
}
