import { FILLED_COHORT } from '../../../schemas/academics/cohort.ts';

/** SQL that rows of two aliases are of the same cohort; only the student group can be empty, and is then empty in both. */
export function isSameCohort(one: string, other: string): string {
  const filled = FILLED_COHORT.map((name) => `${one}.${name} = ${other}.${name}`);
  return [...filled, `${one}.student_group_id is not distinct from ${other}.student_group_id`].join(' and ');
}
