import { refuse } from '../../errors.ts';
import { endLogins } from '../auth/families.ts';
import type { Removing, Writing } from '../resources/hookTypes.ts';

/** Roles that the product itself relies on: super admin, admin, teacher, student, parent, accountant, office. */
const LAST_BUILT_IN_ROLE = 7;

/** A role that the product relies on stays active. Switching another off ends the logins of all who have it. */
export async function guardRole({ store, existing, values }: Writing): Promise<undefined> {
  if (!existing || values.is_active !== 0) return;
  if (isBuiltIn(existing.id)) throw refuse.builtInRole();
  const holders = await store.trx.selectFrom('users').select('id').where('role_id', '=', existing.id).execute();
  for (const { id } of holders) await endLogins(store.trx, { userId: Number(id) });
}

/** A role that the product relies on is never deleted. */
export async function guardRoleRemoval({ existing }: Removing): Promise<void> {
  if (isBuiltIn(existing.id)) throw refuse.builtInRole();
}

function isBuiltIn(id: unknown): boolean {
  return Number(id) <= LAST_BUILT_IN_ROLE;
}
