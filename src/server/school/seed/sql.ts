import { COHORT } from '../../../../schemas/academics/cohort.ts';

/** SQL for a pseudo-random fraction from 0 up to 1. It depends only on the number, so every database gives the same. */
export function fractionSql(number: string, salt: number): string {
  return `((hashint8extended((${number})::bigint, ${salt}) & 1048575)::float8 / 1048576)`;
}

/** The columns of a cohort of a table's row. */
export function cohortSql(table: string): string {
  return COHORT.map((column) => `${table}.${column}`).join(', ');
}

/** The names of a cohort's columns. */
export const COHORT_SQL = COHORT.join(', ');

/** SQL that compares the cohorts of two rows. Only the group may be null. The other columns use `=`, so that a hash join is possible. */
export function sameCohortSql(one: string, other: string): string {
  const plain = COHORT.filter((column) => column !== 'student_group_id').map(
    (column) => `${one}.${column} = ${other}.${column}`,
  );
  return [...plain, `coalesce(${one}.student_group_id, 0) = coalesce(${other}.student_group_id, 0)`].join(' and ');
}
