import { sql } from 'kysely';
import { isFilled } from '../../../../core/conditions.ts';
import type { Resource } from '../../../../core/resource.ts';
import type { Context } from '../../../context.ts';
import { loginName } from '../../auth/loginName.ts';
import { type LoginName, loginNames } from '../../auth/loginNames.ts';
import { seesAllValues } from '../seesAllValues.ts';
import { lockTable } from './loadRecords.ts';
import type { Store } from '../../store.ts';
import { addProblems, type Draft, type Write } from './write.ts';

/** A name that a write gives to somebody, and the account that it then leads to, if any. */
interface GivenName {
  readonly draft: Draft;
  readonly name: string;
  readonly account: unknown;
  /** Whether this write gives the name, and not only a login to who has it already. */
  readonly isNew: boolean;
}

/** Refuses a name that somebody else logs in with: whatever field it stands in, it leads to one person. */
export async function checkOneLogin({ store, caller, drafts }: Write): Promise<void> {
  const names = loginNames(store.context);
  const own = names.find(({ resource }) => resource.name === store.resource.name);
  const givenNames = own ? drafts.flatMap((draft) => givenName(draft, own)) : [];
  if (!own || givenNames.length === 0) return;
  // One lock for all such fields: the same name may be given in two of them at once.
  await lockTable({ ...store, resource: store.registry.get('user') });
  for (const other of names) {
    if (other === own) continue;
    const isSeen = seesAllValues({ resource: other.resource, caller, field: other.field });
    const holders = await holdersOf(
      store,
      other,
      givenNames.map(({ name }) => name),
    );
    for (const one of givenNames)
      if (holders.some((holder) => isSomebodyElse({ own, other, holder, one })))
        addProblems(one.draft, { [own.field]: [{ key: isSeen ? 'loginTaken' : 'notFree' }] });
  }
}

/**
 * Whether a record that has the name is somebody else's. The id of a person without a login is no login's but the one
 * that is made for them: it would keep them from ever having one.
 */
function isSomebodyElse(of: {
  readonly own: LoginName;
  readonly other: LoginName;
  readonly holder: Holder;
  readonly one: GivenName;
}): boolean {
  const { own, other, holder, one } = of;
  if (holder.name !== one.name) return false;
  if (holder.account !== null) return holder.account !== one.account;
  const { madeFor } = one.draft;
  // Two people without a login may have the same id: who gets one first signs in by it. Nobody takes an id that is there for it.
  const signsIn = own.account === 'id' || isFilled(one.account);
  return signsIn && one.isNew && !(madeFor?.resource === other.resource.name && madeFor.id === holder.id);
}

/** Whether people log in with a field of the entity. */
export function namesLogins({ name }: Resource, context: Context): boolean {
  return loginNames(context).some(({ resource }) => resource.name === name);
}

// A name is given by itself, or together with the account. Taking the account away gives nothing.
function givenName(draft: Draft, { field, account }: LoginName): GivenName[] {
  const before: Draft['values'] = draft.before ?? {};
  const after = { ...before, ...draft.values };
  const isChanged = (each: string) => isFilled(after[each]) && after[each] !== before[each];
  const name = after[field];
  if (typeof name !== 'string' || name === '' || !(isChanged(field) || isChanged(account))) return [];
  return [{ draft, name, account: after[account], isNew: isChanged(field) }];
}

/** A record that has a name that is given. */
interface Holder {
  readonly id: number;
  /** As it was given. */
  readonly name: string;
  /** Null where the person has no login. */
  readonly account: number | null;
}

async function holdersOf(
  { trx }: Store,
  { resource, field, account }: LoginName,
  names: readonly string[],
): Promise<readonly Holder[]> {
  const { rows } = await sql<Holder>`
    select t.id, n.name, t.${sql.ref(account)} as account
    from unnest(${names}::text[], ${names.map(loginName)}::text[]) as n(name, lowered)
    join ${sql.table(resource.table)} t on lower(t.${sql.ref(field)}) = n.lowered`.execute(trx);
  return rows;
}
