import { type Kysely, sql } from 'kysely';
import { type AbilityRule, isAbilityRule } from '../../../core/abilities.ts';
import { role } from '../../../core/access/role.ts';
import { user } from '../../../core/access/user.ts';
import type { Tables } from '../../db/tables.ts';

type Db = Kysely<Tables>;

/** The history of a user or a role. */
interface HolderHistory {
  readonly resource: string;
  readonly id: number;
  /** Entries of the history up to this one do not count. */
  readonly after?: number;
}

/** What was taken from a user by somebody who does not hold it, and has not been put in order since. */
export function takenFromUser(db: Db, id: number): Promise<readonly AbilityRule[]> {
  return takenFrom(db, { resource: user.name, id });
}

/** The same of a role; with a user, only what was taken since the user has that role. */
export async function takenFromRole(db: Db, id: number, userId?: number): Promise<readonly AbilityRule[]> {
  const after = userId === undefined ? 0 : await entryOfRole(db, userId);
  return takenFrom(db, { resource: role.name, id, after });
}

// Each entry that tells of it says all that is open by then, so the latest one counts.
async function takenFrom(db: Db, { resource, id, after = 0 }: HolderHistory): Promise<readonly AbilityRule[]> {
  const { rows } = await sql<{ taken: unknown }>`
    select details -> 'taken' as taken from audit_entries
    where resource = ${resource} and record_id = ${id} and id > ${after} and details -> 'taken' is not null
    order by id desc limit 1`.execute(db);
  const taken = rows[0]?.taken;
  return Array.isArray(taken) ? taken.filter(isAbilityRule) : [];
}

/** The entry of the history with which a user came to their role. */
async function entryOfRole(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ id: number | null }>`
    select max(id) as id from audit_entries
    where resource = ${user.name} and record_id = ${userId} and after is not null
      and before ->> 'role_id' is distinct from after ->> 'role_id'`.execute(db);
  return rows[0]?.id ?? 0;
}
