import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { refuse } from '../../errors.ts';
import { SUPER_ADMIN_ROLE } from '../../../core/access/role.ts';
import type { Registry } from '../../../core/registry.ts';
import { personIsOnSql } from './signIn.ts';

export interface UserChange {
  readonly userId: number;
  /** The values about to be written, or that the user is about to be deleted. */
  readonly change: { readonly is_active?: 0 | 1 | null; readonly role_id?: number | null } | 'delete';
}

/**
 * Refuses a change after which no active super admin would be left. Such changes wait for each other by a lock of their own:
 * each has the row of its user already, and with all others' rows as well any two would wait for each other for ever.
 */
export async function refuseLosingLastSuperAdmin(
  { trx, registry }: { readonly trx: Transaction<Tables>; readonly registry: Registry },
  { userId, change }: UserChange,
): Promise<void> {
  if (!isLoss(change)) return;
  await sql`select pg_advisory_xact_lock(hashtext('last super admin'))`.execute(trx);
  const { rows: active } = await sql<{ readonly id: number }>`
    select u.id from users u
    where u.role_id = ${SUPER_ADMIN_ROLE} and u.is_active = 1 and ${sql.raw(personIsOnSql(registry))}
    limit 2`.execute(trx);
  const [only, ...more] = active;
  if (only?.id === userId && more.length === 0) throw refuse.lastSuperAdmin();
}

function isLoss(change: UserChange['change']): boolean {
  if (change === 'delete') return true;
  const isSwitchedOff = 'is_active' in change && change.is_active !== 1;
  const isDemoted = 'role_id' in change && change.role_id !== SUPER_ADMIN_ROLE;
  return isSwitchedOff || isDemoted;
}
