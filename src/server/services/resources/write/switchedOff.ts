import { SUPER_ADMIN_ROLE } from '../../../../core/access/role.ts';
import { endLogins } from '../../auth/families.ts';
import { mayManageUser } from '../../auth/manageUser.ts';
import { endPasswordLinks } from '../../auth/passwordLinks.ts';
import { forgetSessions } from '../../auth/sessions.ts';
import { hasPeopleSwitchedOff } from '../../auth/signIn.ts';
import { refuseLosingLastSuperAdmin } from '../../auth/superAdmin.ts';
import type { Store } from './store.ts';
import { addProblems, type Draft, type Write } from './write.ts';

/**
 * Whoever is switched off can no longer sign in, as `signIn.ts` decides; here their open logins end, and the links that were
 * handed to them. As with the user itself, only a super admin does that to a super admin, and the last one stays.
 */
export async function endLoginsOfSwitchedOff({ store, caller, drafts }: Write): Promise<void> {
  if (!hasPeopleSwitchedOff(store.resource)) return;
  if (drafts.some(({ values }) => 'is_active' in values || 'user_id' in values)) store.afterCommit.add(forgetSessions);
  for (const draft of drafts) {
    const userId = loginOfSwitchedOff(draft);
    if (userId === undefined) continue;
    const role = await roleOf(store, userId);
    if (role === SUPER_ADMIN_ROLE && !mayManageUser(caller, { role_id: role })) {
      addProblems(draft, { is_active: [{ key: 'superAdminOnly' }] });
      continue;
    }
    if (role === SUPER_ADMIN_ROLE) await refuseLosingLastSuperAdmin(store, { userId, change: { is_active: 0 } });
    await endLogins(store.trx, { userId });
    await endPasswordLinks(store.trx, userId);
  }
}

/** The login of a person who is switched off by this write, or who is off and gets one. */
function loginOfSwitchedOff({ before, values }: Draft): number | undefined {
  const after: Draft['values'] = { ...before, ...values };
  if (after.is_active !== 0 || typeof after.user_id !== 'number') return undefined;
  const isNew = before?.is_active !== 0 || before.user_id !== after.user_id;
  return isNew ? after.user_id : undefined;
}

async function roleOf({ trx }: Store, userId: number): Promise<number | undefined> {
  const user = await trx.selectFrom('users').select('role_id').where('id', '=', userId).executeTakeFirst();
  return user?.role_id === undefined ? undefined : Number(user.role_id);
}
