import { sql, type Transaction } from 'kysely';
import { PLANNED_ANEW } from '../../../db/statementNames.ts';
import type { Tables } from '../../../db/tables.ts';
import type { PlannedPart } from './examPlan.ts';
import { groupsWithCompulsory, hasOptional, withExistingParts } from './markedParts.ts';
import type { Examined } from '../exams/scope.ts';

/**
 * Whether an exam has as many marks as its students sit parts, none above its full marks, and each of them sits a
 * compulsory subject. To count takes a
 * third of the time that it takes to find who owes what; where this says no, that is still to be found.
 */
export async function isPlainlyComplete(
  trx: Transaction<Tables>,
  scope: Examined,
  plan: readonly PlannedPart[],
): Promise<boolean> {
  if (plan.length === 0 || hasOptional(plan)) return false;
  const { rows } = await sql<{ is_complete: boolean | null }>`${sql.raw(PLANNED_ANEW)} ${withExistingParts(scope, plan)}
    select (select bool_and(in_group = any(${groupsWithCompulsory(plan)}::bigint[])) from pupils)
      and (select sum(parts) from sat) = (
        select count(*) from parts where mark is null or mark <= full_mark) as is_complete`.execute(trx);
  return rows[0]?.is_complete === true;
}
