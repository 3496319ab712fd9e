import { COHORT } from '../../../schemas/academics/cohort.ts';
import { fieldOf, type Resource } from '../../core/resource.ts';
import { plainIndex } from './modelConstraints.ts';
import type { IndexModel } from './modelTypes.ts';
import { quote } from './select.ts';

/** The columns of a cohort that are never empty. */
const FILLED = COHORT.filter((name) => name !== 'student_group_id');
const ENROLLED = 0;

interface Place {
  readonly resource: Resource;
  /** The reference to the subject, or to the student. */
  readonly name: string;
  /** The parameter that holds the user's id. */
  readonly user: string;
}

/** That a row `t` is of a subject that the user gives in its cohort, or of a student who is in a cohort of theirs at present. */
export function isTaught({ resource, name, user }: Place): string {
  const column = quote(name);
  if (targetOf(resource, name) === 'subject') {
    const rows = `select x.id from ${quote(resource.table)} x where x.${column} = a.subject_id and ${isSameCohort('x', 'a')}`;
    return `t.id in (select x.id from ${assignmentsOf('subject_teachers', user)} cross join lateral (${rows} offset 0) x)`;
  }
  const cohort = COHORT.map((each) => `a.${each}`).join(', ');
  const cohorts = ['subject_teachers', 'class_teachers'].map((table) => `select ${cohort} from ${assignmentsOf(table, user)}`);
  const rows = `select x.student_id from enrolments x where x.status = ${ENROLLED} and ${isSameCohort('x', 'a')}`;
  return `t.${column} in (select x.student_id from (${cohorts.join(' union ')}) a cross join lateral (${rows} offset 0) x)`;
}

/** The index by which the rows of each lesson are found, few among many. */
export function taughtIndexes(resource: Resource): IndexModel[] {
  const { table, taught } = resource;
  if (!taught || targetOf(resource, taught.by) !== 'subject') return [];
  return [plainIndex({ table, keys: [taught.by, ...FILLED] })];
}

// A teacher has few assignments: from them to the rows, which `offset 0` keeps the planner from turning round, takes milliseconds
// where testing row after row takes half a second for two million.
function assignmentsOf(table: string, user: string): string {
  return `(select s.* from ${table} s join employees m on m.id = s.employee_id where m.user_id = ${user} and s.is_active = 1) a`;
}

function isSameCohort(one: string, other: string): string {
  const filled = FILLED.map((name) => `${one}.${name} = ${other}.${name}`);
  return [...filled, `${one}.student_group_id is not distinct from ${other}.student_group_id`].join(' and ');
}

function targetOf(resource: Resource, name: string): string | undefined {
  const field = fieldOf(resource, name);
  return field?.kind === 'reference' ? field.target : undefined;
}
