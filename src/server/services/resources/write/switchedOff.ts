import { buildAbility } from '../../../../core/abilities.ts';
import { needOf } from '../../../../core/resource.ts';
import { SUPER_ADMIN_ROLE } from '../../../../core/access/role.ts';
import type { Caller } from '../../../caller.ts';
import { refuse } from '../../../errors.ts';
import { isAllowed, withFullAccess } from '../../../policies/require.ts';
import { endLogins } from '../../auth/families.ts';
import { permissionsHeldBy, holdsMore } from '../../auth/handingOut.ts';
import { mayManageUser } from '../../auth/manageUser.ts';
import { endLinksMadeBy, endPasswordLinks } from '../../auth/passwordLinks.ts';
import { forgetSessions } from '../../auth/sessions.ts';
import { hasPeopleSwitchedOff } from '../../auth/signIn.ts';
import { refuseLosingLastSuperAdmin } from '../../auth/superAdmin.ts';
import type { Store } from '../../store.ts';
import { UPDATE_RELATED } from './kinds.ts';
import { addProblems, type Draft, draftOf, type Write } from './write.ts';

/**
 * Whoever is switched off can no longer sign in, as `signIn.ts` decides; here their open logins end, and the links that were
 * handed to them. As with the user itself, only a super admin does that to a super admin, the last one stays, and nobody does
 * it to themselves. Whoever may not change users does it to nobody who may. Switching on gives a login back: nobody gives what
 * they do not hold.
 */
export async function endLoginsOfSwitchedOff(
  { kind, store, caller, drafts }: Write,
  run: (write: Write) => Promise<unknown>,
): Promise<void> {
  if (!hasPeopleSwitchedOff(store.resource)) return;
  if (kind.does === 'delete') await switchOffAccounts({ store, caller, drafts }, run);
  if (drafts.some(concernsLogin)) store.afterCommit.add(forgetSessions);
  for (const draft of drafts) {
    const account = restoredLogin(draft);
    if (account !== undefined && (await personHoldsMore(store, caller, account)))
      addProblems(draft, { is_active: [{ key: 'personHoldsMore' }] });
    const userId = loginOfSwitchedOff(draft);
    if (userId === undefined) continue;
    if (userId === caller.userId) throw refuse.ownAccess();
    const user = await userOf(store, userId);
    if (!user) continue;
    const refusal = await refusalToEnd(store, caller, user);
    if (refusal) {
      addProblems(draft, { is_active: [{ key: refusal }] });
      continue;
    }
    if (user.role_id === SUPER_ADMIN_ROLE)
      await refuseLosingLastSuperAdmin(store, { userId, change: { is_active: 0 } });
    await endLogins(store.trx, { userId });
    await endPasswordLinks(store.trx, userId);
    await endLinksMadeBy(store.trx, userId);
  }
}

/** Without the record nothing would say any more that its person is off: then the account is. */
async function switchOffAccounts(
  { store, caller, drafts }: Pick<Write, 'store' | 'caller' | 'drafts'>,
  run: (write: Write) => Promise<unknown>,
): Promise<void> {
  const ids = drafts.flatMap(({ before }) =>
    before?.is_active === 0 && typeof before.user_id === 'number' ? [before.user_id] : [],
  );
  if (ids.length === 0) return;
  const accounts = { ...store, resource: store.registry.get('user') };
  const off = ids.map((id) => draftOf(id, { is_active: 0 }));
  await run({ kind: UPDATE_RELATED, store: accounts, caller: withFullAccess(caller), drafts: off });
}

function concernsLogin({ before, values }: Draft): boolean {
  return Boolean(before?.user_id) || 'is_active' in values || 'user_id' in values;
}

/** The login of a person who is switched on by this write: they can sign in again. */
function restoredLogin({ before, values }: Draft): number | undefined {
  const isSwitchedOn = before?.is_active === 0 && values.is_active === 1;
  return isSwitchedOn && typeof before.user_id === 'number' ? before.user_id : undefined;
}

async function personHoldsMore(store: Store, caller: Caller, id: number): Promise<boolean> {
  const user = await userOf(store, id);
  return user !== undefined && holdsMore({ ...store.context, db: store.trx }, caller, user);
}

/** The login of a person who is switched off by this write, or who is off and gets one. */
function loginOfSwitchedOff({ before, values }: Draft): number | undefined {
  const after: Draft['values'] = { ...before, ...values };
  if (after.is_active !== 0 || typeof after.user_id !== 'number') return undefined;
  const isNew = before?.is_active !== 0 || before.user_id !== after.user_id;
  return isNew ? after.user_id : undefined;
}

interface LoginOf {
  readonly id: number;
  readonly role_id: number;
}

/** Why the caller may not end somebody's logins, if so. */
async function refusalToEnd(
  { context, registry, trx }: Store,
  caller: Caller,
  user: LoginOf,
): Promise<'superAdminKept' | 'personHoldsMore' | undefined> {
  if (!mayManageUser(caller, user)) return 'superAdminKept';
  const users = registry.get('user');
  if (isAllowed(caller, users, 'update')) return undefined;
  const need = needOf(users, 'update');
  const theirs = buildAbility(await permissionsHeldBy({ ...context, db: trx }, user));
  return theirs.can(need.action, need.subject) ? 'personHoldsMore' : undefined;
}

function userOf({ trx }: Store, id: number): Promise<LoginOf | undefined> {
  // A login that begins meanwhile waits until this is done: `lockAccount` in services/auth locks the same row.
  return trx.selectFrom('users').select(['id', 'role_id']).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}
