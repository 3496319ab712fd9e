import type { Problems } from '../../../core/rules/readInput.ts';
import { refuse } from '../../errors.ts';
import { SUPER_ADMIN_ROLE } from '../../policies/abilities.ts';
import { endLogins } from '../auth/families.ts';
import { refuseLosingLastSuperAdmin } from '../auth/superAdmin.ts';
import type { Removing, Writing } from '../resources/hookTypes.ts';

/**
 * Only a super admin makes or changes super admins, and the last active one stays. A password that somebody else sets ends
 * the logins made with the old one, and so does switching off: nobody is logged in again by being switched on. One's own
 * password is changed on the profile.
 */
export async function guardUser({ store, caller, isProven, existing, values }: Writing): Promise<Problems | undefined> {
  const isSuperAdmin = existing?.role_id === SUPER_ADMIN_ROLE;
  const becomesSuperAdmin = values.role_id === SUPER_ADMIN_ROLE && !isSuperAdmin;
  const mayDecide = caller.roleId === SUPER_ADMIN_ROLE;
  if (becomesSuperAdmin && !mayDecide) return { role_id: [{ key: 'superAdminOnly' }] };
  if (isSuperAdmin && !mayDecide) return { role_id: [{ key: 'superAdminOnly' }] };
  const isOwn = existing?.id === caller.userId;
  if (isOwn && values.password && !isProven) return { password: [{ key: 'ownPassword' }] };
  if (existing && isSuperAdmin) await refuseLosingLastSuperAdmin(store.trx, { userId: Number(existing.id), change: values });
  const isReset = values.password && !isOwn;
  const isSwitchedOff = values.is_active === 0;
  if (existing && (isReset || isSwitchedOff)) await endLogins(store.trx, { userId: Number(existing.id) });
  return undefined;
}

/** Only a super admin deletes super admins, and the last active one never goes. */
export async function guardUserRemoval({ store, caller, existing }: Removing): Promise<void> {
  if (existing.role_id === SUPER_ADMIN_ROLE && caller.roleId !== SUPER_ADMIN_ROLE) throw refuse.forbidden();
  await refuseLosingLastSuperAdmin(store.trx, { userId: Number(existing.id), change: 'delete' });
}
