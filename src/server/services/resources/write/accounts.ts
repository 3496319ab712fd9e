import { SUPER_ADMIN_ROLE } from '../../../../core/access/role.ts';
import type { Resource } from '../../../../core/resource.ts';
import { holdsMore } from '../../auth/handingOut.ts';
import { loginNames } from '../../auth/loginNames.ts';
import type { Store, Values } from './store.ts';
import { addProblems, type Draft, type Write } from './write.ts';

/**
 * Refuses to take one's own account off a record or to give it to another: who has the account is whose pay is shown, and
 * who may not decide on it. Only a super admin, who may do either anyway, gives themselves a record.
 *
 * Refuses also to take the account of somebody who holds more than the caller away from their record, and to change the id with
 * which they sign in: who has the account is whose pay, leave and papers are shown, and an id that is free again leads to
 * whoever is given it next.
 */
export async function checkAccounts({ store, caller, drafts }: Write): Promise<void> {
  const { resource, context, trx } = store;
  const accounts = accountFields(resource);
  if (accounts.length === 0) return;
  const ids = loginNames(context).filter((each) => each.resource.name === resource.name && each.account !== 'id');
  const kept = [...accounts, ...ids.map(({ field }) => field)];
  for (const draft of drafts) {
    if (caller.roleId !== SUPER_ADMIN_ROLE) refuseOwn(draft, { accounts, userId: caller.userId });
    const changed = kept.filter((name) => isChanged(draft, name));
    const holders = changed.length > 0 ? holdersOf(draft.before ?? {}, accounts) : [];
    for (const id of holders.filter((each) => each !== caller.userId)) {
      const user = await accountOf(store, id);
      if (!user || !(await holdsMore({ ...context, db: trx }, caller, user))) continue;
      addProblems(draft, Object.fromEntries(changed.map((name) => [name, [{ key: 'personHoldsMore' }]])));
    }
  }
}

function refuseOwn(draft: Draft, { accounts, userId }: { accounts: readonly string[]; userId: number | null }): void {
  const before: Values = draft.before ?? {};
  const moved = accounts.filter((name) => {
    const after = name in draft.values ? draft.values[name] : before[name];
    return userId !== null && after !== before[name] && [after, before[name]].includes(userId);
  });
  addProblems(draft, Object.fromEntries(moved.map((name) => [name, [{ key: 'ownAccount' }]])));
}

/** The fields that say whose account a record's person has. */
function accountFields({ name, fields }: Resource): string[] {
  if (name === 'user') return [];
  return Object.entries(fields)
    .filter(([, field]) => field.kind === 'reference' && field.target === 'user' && field.unique === true)
    .map(([field]) => field);
}

function accountOf({ trx }: Store, id: number): Promise<{ id: number; role_id: number } | undefined> {
  const account = trx.selectFrom('users').select(['id', 'role_id']).where('id', '=', id);
  return account.$castTo<{ id: number; role_id: number }>().executeTakeFirst();
}

function isChanged({ before, values }: Draft, name: string): boolean {
  return before !== undefined && name in values && values[name] !== before[name];
}

function holdersOf(before: Values, accounts: readonly string[]): number[] {
  return accounts.map((name) => before[name]).filter((id) => typeof id === 'number');
}
