import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import { user } from '../../../core/access/user.ts';
import type { Tables } from '../../db/tables.ts';
import { refuse } from '../../errors.ts';
import { SUPER_ADMIN_ROLE } from '../../../core/access/role.ts';
import { checkNewPassword } from './checkPassword.ts';
import { endLogins } from './families.ts';
import { endKnownPassword } from './knownPasswords.ts';
import { mayManageUser } from './manageUser.ts';
import { endLinksMadeBy, endPasswordLinks } from './passwordLinks.ts';
import { forgetSessions } from './sessions.ts';
import { refuseLosingLastSuperAdmin } from './superAdmin.ts';
import type { PasswordProof, ProblemsOf, Removing, Writing } from '../rules.ts';
import { changesAny, defineRules } from '../rules.ts';
import { withSignIn } from './signIn.ts';
import { guardRoleOfLogin } from './guardRoleOfLogin.ts';
import { refuseEscalation } from './refuseEscalation.ts';

/**
 * Only a super admin makes or changes super admins, and the last active one stays. A new password ends the logins made with
 * the old one, and so does switching off: nobody is logged in again by being switched on. The user's row is locked here, and
 * a login that begins meanwhile waits for it. People change their own
 * password and address on the profile, which asks for the present password and keeps that login.
 */
async function guardUser({
  store,
  caller,
  proof,
  existing,
  values,
  record,
}: Writing<typeof user>): Promise<ProblemsOf<typeof user> | undefined> {
  const isSuperAdmin = existing?.role_id === SUPER_ADMIN_ROLE;
  const becomesSuperAdmin = values.role_id === SUPER_ADMIN_ROLE && !isSuperAdmin;
  if (becomesSuperAdmin && !mayManageUser(caller, { role_id: SUPER_ADMIN_ROLE }))
    return { role_id: [{ key: 'superAdminOnly' }] };
  if (existing && !mayManageUser(caller, existing)) return refuseChange(values);
  const isOwn = existing?.id === caller.userId;
  if (isOwn && values.password) {
    if (!proof) return { password: [{ key: 'ownPassword' }] };
    if (!proof.byLink && !(await isPresentPassword(store.trx, existing.id, proof)))
      return { current_password: [{ key: 'wrongPassword' }] };
  }
  const isOtherAddress = values.email !== undefined && values.email !== existing?.email;
  if (isOwn && isOtherAddress && !proof) return { email: [{ key: 'ownEmail' }] };
  const weak = values.password ? await checkNewPassword(store, values.password, record) : undefined;
  if (weak) return { password: [weak] };
  if (existing && isSuperAdmin) await refuseLosingLastSuperAdmin(store, { userId: existing.id, change: values });
  const isSwitchedOff = values.is_active === 0;
  if (isOwn && isSwitchedOff && existing?.is_active === 1) throw refuse.ownAccess();
  if (existing && (values.password || isSwitchedOff))
    await endLogins(store.trx, { userId: existing.id, except: isOwn ? proof?.familyId : undefined });
  // A link leads to whom it was made for, as they were then: not to a new password, another mailbox, or somebody who may do
  // what whoever made it may not.
  if (existing && (values.password || isSwitchedOff || changesAny(values, ['email', 'role_id', 'permissions'])))
    await endPasswordLinks(store.trx, existing.id);
  if (existing && (isSwitchedOff || changesAny(values, ['role_id', 'permissions'])))
    await endLinksMadeBy(store.trx, existing.id);
  return undefined;
}

/** Says that a super admin is left alone, at what was to be changed. */
function refuseChange(values: Writing<typeof user>['values']): ProblemsOf<typeof user> {
  const problem = [{ key: 'superAdminKept' }];
  if (values.email !== undefined) return { email: problem };
  return values.password ? { password: problem } : { role_id: problem };
}

// Somebody else may have set another one since it was checked.
async function isPresentPassword(
  trx: Transaction<Tables>,
  id: number,
  { passwordHash }: PasswordProof,
): Promise<boolean> {
  const user = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash ?? '')
    .executeTakeFirst();
  return user !== undefined;
}

/** Only a super admin deletes super admins, the last active one never goes, and nobody deletes their own account. */
async function guardUserRemoval({ store, caller, existing }: Removing<typeof user>): Promise<void> {
  if (!mayManageUser(caller, existing)) throw refuse.forbidden();
  await refuseLosingLastSuperAdmin(store, { userId: existing.id, change: 'delete' });
  if (existing.id === caller.userId) throw refuse.ownAccess();
}

export const userRules = defineRules(user, {
  beforeWrite: async (writing) => {
    const problems = await guardUser(writing);
    return problems ?? (await refuseEscalation(writing)) ?? guardRoleOfLogin(writing);
  },
  afterWrite: async ({ store, caller, before, record }) => {
    if (!before) return;
    const isOther = before.role_id !== record.role_id || !isDeepStrictEqual(before.permissions, record.permissions);
    if (isOther) await endKnownPassword({ store, caller }, record.id);
  },
  beforeRemove: guardUserRemoval,
  afterCommit: forgetSessions,
  afterRead: withSignIn,
  addedKeys: ['sign_in'],
});
