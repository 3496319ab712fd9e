import type { Kysely } from 'kysely';
import { buildAbility } from '../../core/abilities.ts';
import type { Caller } from '../caller.ts';
import type { Context } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import { refuse } from '../errors.ts';
import type { JobRow } from './jobRows.ts';

/**
 * Whoever started a job, with what they may do now, or within a transaction that keeps what the job did; refused when they may
 * not log in any more.
 */
export async function callerOfJob(
  { findPerson }: Pick<Context, 'findPerson'>,
  row: JobRow,
  trx?: Kysely<Tables>,
): Promise<Caller> {
  const starter = starterOfJob(row);
  if (row.user_id === null) return starter;
  const person = await findPerson(row.user_id, trx);
  if (!person?.isActive) throw refuse.jobOfNobody();
  const { id, name, role, rules, facts } = person;
  return { ...starter, userId: id, name, roleId: role.id, rules, facts, ability: buildAbility(rules) };
}

/** Whoever started a job, as its row tells, with nothing that they may do. */
export function starterOfJob({ user_id: userId, user_name, address, request_id, locale }: JobRow): Caller {
  const from = { address, requestId: request_id, language: locale };
  return { userId, name: user_name ?? '', roleId: null, rules: [], ability: buildAbility([]), ...from };
}
