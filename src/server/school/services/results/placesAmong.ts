import { type RawBuilder, sql } from 'kysely';
import { RANKED_IN_CLASS } from '../exams/scope.ts';
import { cohortColumns } from './markedParts.ts';

const BEST_FIRST = sql`order by c.gpa desc, c.total desc`;

/**
 * The places of those who passed, rows `c`, in their section and in the class of their version, shift and group; where they
 * are of several exams, by what tells these apart, with a comma behind it.
 */
export function placesAmong(exam: RawBuilder<unknown> = sql``): RawBuilder<unknown> {
  const classColumns = sql.join(RANKED_IN_CLASS.map((name) => sql.ref(`c.${name}`)));
  return sql`rank() over (partition by ${exam}${cohortColumns('c')} ${BEST_FIRST}) as in_section,
  rank() over (partition by ${exam}${classColumns} ${BEST_FIRST}) as in_class`;
}
