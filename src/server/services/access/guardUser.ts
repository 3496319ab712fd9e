import type { Problems } from '../../../core/rules/readInput.ts';
import { refuseLosingLastSuperAdmin } from '../auth/superAdmin.ts';
import type { Removing, Writing } from '../resources/hookTypes.ts';
import { SUPER_ADMIN_ROLE } from './guardRole.ts';

/** Only a super admin makes or changes super admins, and the last active one stays. */
export async function guardUser({ store, caller, existing, values }: Writing): Promise<Problems | undefined> {
  const isSuperAdmin = existing?.role_id === SUPER_ADMIN_ROLE;
  const becomesSuperAdmin = values.role_id === SUPER_ADMIN_ROLE && !isSuperAdmin;
  const mayDecide = caller.roleId === SUPER_ADMIN_ROLE;
  if (becomesSuperAdmin && !mayDecide) return { role_id: [{ key: 'superAdminOnly' }] };
  if (isSuperAdmin && !mayDecide) return { role_id: [{ key: 'superAdminOnly' }] };
  if (existing && isSuperAdmin) await refuseLosingLastSuperAdmin(store.trx, { userId: Number(existing.id), change: values });
  return undefined;
}

/** The last active super admin is never deleted. */
export async function guardUserRemoval({ store, existing }: Removing): Promise<void> {
  await refuseLosingLastSuperAdmin(store.trx, { userId: Number(existing.id), change: 'delete' });
}
