import { buildPath, ID_PATTERN } from '../../src/core/paths.ts';

/** Where the marks of sections and subjects are entered. */
export const MARK_UPLOAD = '/employee/task/mark/upload';

/** Where they are looked at by who generates results. */
export const MARKS_IN_VIEW = '/result/marks';

/** The parameters behind a task's base path, in order, and the fields whose ids they are. */
const PARAMETERS = {
  classes: 'class_id',
  version: 'version_id',
  shift: 'shift_id',
  wing: 'wing_id',
  student_group: 'student_group_id',
  section: 'section_id',
  academic_year: 'academic_year_id',
  subject: 'subject_id',
} as const;

type TaskField = (typeof PARAMETERS)[keyof typeof PARAMETERS];

/** Whom a task is for and in which subject; classes without groups have none. */
export type TaskPlace = Readonly<Record<TaskField, number | null>>;

/** Stands in the address where there is no student group. */
const NO_GROUP = '0';

/** The template behind a task's base path: `{classes}/{version}/…/{subject}`. */
export const TASK_PARAMETERS = Object.keys(PARAMETERS)
  .map((name) => `{${name}}`)
  .join('/');

/** The address of a task's detail screen. */
export function taskAddress(base: string, place: TaskPlace): string {
  const parameters = Object.entries(PARAMETERS).map(([name, field]) => [name, place[field] ?? NO_GROUP]);
  return buildPath(`${base}/${TASK_PARAMETERS}`, Object.fromEntries(parameters));
}

/** What the parameters of an address name; undefined when they are no ids. */
export function taskPlace(parameters: Readonly<Record<string, string>>): TaskPlace | undefined {
  const entries = Object.entries(PARAMETERS).map(
    ([name, field]) => [field, idOf(name, parameters[name] ?? '')] as const,
  );
  if (entries.some(([, id]) => id === undefined)) return undefined;
  return Object.fromEntries(entries) as TaskPlace;
}

function idOf(name: string, text: string): number | null | undefined {
  if (name === 'student_group' && text === NO_GROUP) return null;
  return ID_PATTERN.test(text) ? Number(text) : undefined;
}
