import { sql } from 'kysely';
import { SUPER_ADMIN_ROLE } from '../../../../core/access/role.ts';
import type { Resource } from '../../../../core/resource.ts';
import { refuse } from '../../../errors.ts';
import { holdsMore } from '../../auth/handingOut.ts';
import { endKnownPassword } from '../../auth/knownPasswords.ts';
import { gainsByAccount } from '../../auth/ownRecords.ts';
import { loginNames } from '../../auth/loginNames.ts';
import type { Store, Values } from '../../store.ts';
import { addProblems, type Draft, type Write } from './write.ts';

/**
 * Refuses to take one's own account off a record and to give it to another record. Whoever has the account of a record sees
 * its pay and may not decide on it: moving the account would show somebody another's pay, or let them decide on their own.
 * Only a super admin, who may do either anyway, gives themselves a record.
 *
 * Where an account belongs to somebody who holds more than the caller, refuses also to give it to a record, to take it off
 * one, to delete its record, and to change the id with which they sign in: the account sees the pay, the leave and the papers
 * of its record, and an id that is free again leads to whoever is given it next.
 */
export async function checkAccounts({ kind, store, caller, drafts }: Write): Promise<void> {
  const { resource, context } = store;
  const accounts = accountFields(resource);
  if (accounts.length === 0) return;
  const ids = loginNames(context).filter((each) => each.resource.name === resource.name && each.account !== 'id');
  const guarded = [...accounts, ...ids.map(({ field }) => field)];
  if (kind.does === 'delete') return refuseDeleting({ store, caller, drafts, accounts });
  for (const draft of drafts) {
    if (caller.roleId !== SUPER_ADMIN_ROLE) refuseOwn(draft, { accounts, userId: caller.userId });
    const changed = guarded.filter((name) => isChanged(draft, name));
    const records = [draft.before ?? {}, { ...draft.before, ...draft.values }];
    const holders = changed.length > 0 ? new Set(records.flatMap((record) => holdersOf(record, accounts))) : [];
    for (const id of holders) {
      const isGiven = accounts.some((name) => changed.includes(name) && draft.values[name] === id);
      const isMore = isGiven
        ? await anotherIsGained({ store, caller }, id, resource.name)
        : await anotherHoldsMore({ store, caller }, id);
      if (!isMore) {
        if (isGiven) await endKnownPassword({ store, caller }, id, { about: resource.name });
        continue;
      }
      const moved = changed.filter((name) => accounts.includes(name));
      const places = moved.length > 0 ? moved : changed;
      addProblems(draft, Object.fromEntries(places.map((name) => [name, [{ key: 'personHoldsMore' }]])));
    }
  }
}

// Without the record the account would lead to nobody, or to whom it is given next.
async function refuseDeleting({ store, caller, drafts, accounts }: Deleting): Promise<void> {
  for (const { before = {} } of drafts)
    for (const id of holdersOf(before, accounts)) {
      if (id === caller.userId && caller.roleId !== SUPER_ADMIN_ROLE) throw refuse.forbidden();
      if (await anotherHoldsMore({ store, caller }, id)) throw refuse.forbidden();
    }
}

interface Deleting extends Pick<Write, 'store' | 'caller' | 'drafts'> {
  readonly accounts: readonly string[];
}

/** Whether the caller would gain by somebody else's account once it is that of a record of an entity. */
async function anotherIsGained(
  { store, caller }: Pick<Write, 'store' | 'caller'>,
  id: number,
  about: string,
): Promise<boolean> {
  if (id === caller.userId) return false;
  const user = await accountOf(store, id);
  if (!user) return false;
  const place = { ...store.context, db: store.trx };
  // Nobody has a way into one that has neither a password nor an address yet.
  return user.opens ? gainsByAccount(place, caller, { ...user, about }) : holdsMore(place, caller, user);
}

/** Whether an account belongs to somebody else, who holds more than the caller. */
async function anotherHoldsMore({ store, caller }: Pick<Write, 'store' | 'caller'>, id: number): Promise<boolean> {
  if (id === caller.userId) return false;
  const user = await accountOf(store, id);
  return user !== undefined && holdsMore({ ...store.context, db: store.trx }, caller, user);
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
export function accountFields({ name, fields }: Resource): string[] {
  if (name === 'user') return [];
  return Object.entries(fields)
    .filter(([, field]) => field.kind === 'reference' && field.target === 'user' && field.unique === true)
    .map(([field]) => field);
}

function accountOf({ trx }: Store, id: number) {
  return trx
    .selectFrom('users')
    .select(['id', 'role_id', sql<boolean>`password_hash is not null or email is not null`.as('opens')])
    .where('id', '=', id)
    .executeTakeFirst();
}

function isChanged({ before, values }: Draft, name: string): boolean {
  return name in values && (values[name] ?? null) !== (before?.[name] ?? null);
}

function holdersOf(before: Values, accounts: readonly string[]): number[] {
  return accounts.map((name) => before[name]).filter((id) => typeof id === 'number');
}
