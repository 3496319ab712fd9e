import { sql } from 'kysely';

/**
 * `given`, after `counted`: the grade types by which the results that count were graded, as they were then. What the school
 * grades by today changes nothing on the pages of an older year.
 */
export const givenGrades = sql`given as materialized (
  select distinct g.letter, g.min_mark, g.point
  from result_runs n
  cross join jsonb_to_recordset(n.rules::jsonb -> 'grades') as g(letter text, min_mark numeric, point numeric)
  where n.id in (select run_id from counted)
)`;
