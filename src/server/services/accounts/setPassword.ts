import type { Transaction } from 'kysely';
import { buildAbility } from '../../../core/abilities.ts';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import type { Tables } from '../../db/tables.ts';
import { refuse } from '../../errors.ts';
import { UPDATE_OWN } from '../resources/write/kinds.ts';
import { runOperation } from '../resources/write/operation.ts';
import { inTransaction } from '../resources/write/transaction.ts';
import { draftOf } from '../resources/write/write.ts';
import { auditLogin } from '../auth/auditLogins.ts';
import { countedLink, forgetFailures, limited } from '../auth/loginLimit.ts';
import { loginNamesOf } from '../auth/loginNames.ts';
import { stillManages } from '../auth/manageUser.ts';
import { type FoundLink, findPasswordLink, takePasswordLink } from '../auth/passwordLinks.ts';
import { findPerson, type Person } from '../auth/people.ts';
import { queriesOf } from '../auth/queries.ts';

interface LinkCall {
  readonly context: Context;
  readonly caller: Caller;
}

/** Whom a link is for, as they are told. */
export interface LinkOwner {
  readonly name: string;
  /** What they sign in with. */
  readonly login: string;
}

/** Whom a link is for; 404 where it is over. */
export async function readPasswordLink({ context, caller }: LinkCall, code: string): Promise<LinkOwner> {
  const { db } = context.database;
  const owner = await limited(db, countedLink(caller.address), async () =>
    ownerOf(context, await findPasswordLink(db, code)),
  );
  if (!owner) throw refuse.notFound();
  return presentOwner(owner.person, owner.loginId);
}

/** Sets a password with a link, once. All logins of that person end. */
export async function setPasswordByLink(
  call: LinkCall,
  { code, password }: { readonly code: string; readonly password: unknown },
): Promise<LinkOwner> {
  const { context, caller } = call;
  const resource = context.registry.get('user');
  await readPasswordLink(call, code);
  return inTransaction({ context, resource }, async (store) => {
    const owner = await ownerOf(context, await takePasswordLink(store.trx, code), store.trx);
    if (!owner) throw refuse.notFound();
    const { person, loginId } = owner;
    if (password === undefined || password === null || password === '')
      throw refuse.invalid({ password: [{ key: 'required' }] });
    const draft = draftOf(person.id, { password });
    await runOperation({
      kind: UPDATE_OWN,
      store,
      caller: asPerson(caller, person),
      proof: { byLink: true },
      drafts: [draft],
    });
    await auditLogin(store.trx, { event: 'passwordByLink', origin: caller, user: person });
    // Whoever was locked out by wrong passwords gets in with the new one at once.
    const names = await loginNamesOf(store.trx, context, person.id);
    await forgetFailures(store.trx, { names, address: caller.address });
    return presentOwner(person, loginId);
  });
}

async function ownerOf(
  context: Context,
  link: FoundLink | undefined,
  trx?: Transaction<Tables>,
): Promise<{ readonly person: Person; readonly loginId: string | null } | undefined> {
  if (!link) return undefined;
  const { user_id: userId, made_by } = link;
  const queries = trx ? queriesOf(trx) : context.database;
  const person = await findPerson({ ...context, database: queries }, { id: userId });
  if (!person?.isActive) return undefined;
  const place = { ...context, db: trx ?? context.database.db };
  if (!(await stillManages(place, made_by, { id: userId, role_id: person.role.id }))) return undefined;
  const [row] = await queries.query<{ login_id: string | null }>('select login_id from users where id = $1', [userId]);
  return { person, loginId: row?.login_id ?? null };
}

function presentOwner({ name, email }: Person, loginId: string | null): LinkOwner {
  return { name, login: loginId ?? email };
}

/** Whoever comes with the link, as the person that it was made for. */
function asPerson(caller: Caller, { id, name, role, rules, facts }: Person): Caller {
  return { ...caller, userId: id, name, roleId: role.id, rules, facts, ability: buildAbility(rules) };
}
