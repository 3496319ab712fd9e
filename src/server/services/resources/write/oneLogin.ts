import { sql } from 'kysely';
import { isFilled } from '../../../../core/conditions.ts';
import type { Resource } from '../../../../core/resource.ts';
import type { Context } from '../../../context.ts';
import { type LoginName, loginNames } from '../../auth/loginNames.ts';
import { seesAllValues } from '../seesAllValues.ts';
import { lockTable } from './loadRecords.ts';
import type { Store } from './store.ts';
import { addProblems, type Draft, type Write } from './write.ts';

/** A name that a write gives to somebody, and the account that it then leads to, if any. */
interface GivenName {
  readonly draft: Draft;
  readonly name: string;
  readonly account: unknown;
}

/** Refuses a name that somebody else logs in with: whatever field it stands in, it leads to one person. */
export async function checkOneLogin({ store, caller, drafts }: Write): Promise<void> {
  const names = loginNames(store.context);
  const own = names.find(({ resource }) => resource.name === store.resource.name);
  const given = own ? drafts.flatMap((draft) => givenName(draft, own)) : [];
  if (!own || given.length === 0) return;
  // One lock for all such fields: the same name may be given in two of them at once.
  await lockTable({ ...store, resource: store.registry.get('user') });
  for (const other of names) {
    if (other === own) continue;
    const isSeen = seesAllValues({ resource: other.resource, caller, field: other.field });
    const accounts = await accountsOf(
      store,
      other,
      given.map(({ name }) => name),
    );
    for (const { draft, name, account } of given)
      if (accounts.has(name) && accounts.get(name) !== account)
        addProblems(draft, { [own.field]: [{ key: isSeen ? 'loginTaken' : 'notFree' }] });
  }
}

/** Whether people log in with a field of the entity. */
export function namesLogins({ name }: Resource, context: Context): boolean {
  return loginNames(context).some(({ resource }) => resource.name === name);
}

// A name is given by itself, or together with the account. Taking the account away gives nothing.
function givenName(draft: Draft, { field, account }: LoginName): GivenName[] {
  const before: Draft['values'] = draft.before ?? {};
  const after = { ...before, ...draft.values };
  const isChanged = (name: string) => isFilled(after[name]) && after[name] !== before[name];
  if (!isFilled(after[field]) || !(isChanged(field) || isChanged(account))) return [];
  return [{ draft, name: String(after[field]), account: after[account] }];
}

/** The accounts that are logged into with names, by the names as they were given. */
async function accountsOf(
  { trx }: Store,
  { resource, field, account }: LoginName,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ name: string; account: number }>`
    select n.name, t.${sql.ref(account)} as account
    from unnest(${names}::text[]) as n(name)
    join ${sql.table(resource.table)} t on lower(t.${sql.ref(field)}) = lower(n.name)
    where t.${sql.ref(account)} is not null`.execute(trx);
  return new Map(rows.map((row) => [row.name, row.account]));
}
