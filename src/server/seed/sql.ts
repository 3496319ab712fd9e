/** SQL for a fraction from 0 up to 1 that always follows from a whole number: chance that every database draws alike. */
export function fractionSql(number: string, salt: number): string {
  return `((hashint8extended((${number})::bigint, ${salt}) & 1048575)::float8 / 1048576)`;
}

const COHORT_COLUMNS = ['academic_year_id', 'class_id', 'version_id', 'shift_id', 'wing_id', 'student_group_id', 'section_id'] as const;

/** The columns of a cohort of a table's row. */
export function cohortSql(table: string): string {
  return COHORT_COLUMNS.map((column) => `${table}.${column}`).join(', ');
}

/** The names of a cohort's columns. */
export const COHORT_SQL = COHORT_COLUMNS.join(', ');

/** That two rows are of one cohort. Only the group may be empty; the rest compares plainly, so that it can be hashed. */
export function sameCohortSql(one: string, other: string): string {
  const plain = COHORT_COLUMNS.filter((column) => column !== 'student_group_id').map((column) => `${one}.${column} = ${other}.${column}`);
  return [...plain, `coalesce(${one}.student_group_id, 0) = coalesce(${other}.student_group_id, 0)`].join(' and ');
}
