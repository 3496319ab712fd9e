import { buildAbility } from '../../core/abilities.ts';
import type { Caller } from '../caller.ts';
import type { Context } from '../context.ts';
import { refuse } from '../errors.ts';
import type { JobRow } from './jobRows.ts';

/** Whoever started a job, with what they may do now; refused when they may not log in any more. */
export async function callerOfJob({ findPerson }: Pick<Context, 'findPerson'>, row: JobRow): Promise<Caller> {
  const origin = { address: row.address, requestId: row.request_id };
  if (row.user_id === null) {
    return { userId: null, name: '', roleId: null, rules: [], ability: buildAbility([]), ...origin };
  }
  const person = await findPerson(row.user_id);
  if (!person?.isActive) throw refuse.jobOfNobody();
  const { id, name, role, rules } = person;
  return { userId: id, name, roleId: role.id, rules, ability: buildAbility(rules), ...origin };
}
