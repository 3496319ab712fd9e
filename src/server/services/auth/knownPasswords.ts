import { type Kysely, sql } from 'kysely';
import { buildAbility } from '../../../core/abilities.ts';
import { user } from '../../../core/access/user.ts';
import type { Caller } from '../../caller.ts';
import type { Tables } from '../../db/tables.ts';
import type { Store } from '../store.ts';
import { auditLogin, byOf } from './auditLogins.ts';
import { endLogins } from './families.ts';
import { permissionsHeldBy, type PermissionsPlace } from './handingOut.ts';
import { gainsByAccount } from './ownRecords.ts';
import { endPasswordLinks } from './passwordLinks.ts';
import { SETTLED_DAYS } from './settled.ts';
import { forgetSessions } from './sessions.ts';

interface Growing {
  readonly store: Store;
  readonly caller: Caller;
}

/**
 * Ends the password of a user who can do or see more by now, where somebody knows it who would gain by that: who typed it, or
 * made the link of late with which it was chosen; and any password, where whoever gives more would gain by it. A link for
 * another one is then given by somebody who gains nothing.
 */
export async function endKnownPassword(
  { store, caller }: Growing,
  id: number,
  { about }: { readonly about?: string } = {},
): Promise<void> {
  const { trx } = store;
  const account = await trx
    .selectFrom('users')
    .select(['id', 'name', 'role_id'])
    .where('id', '=', id)
    .where('password_hash', 'is not', null)
    .executeTakeFirst();
  if (!account || id === caller.userId) return;
  const place = { ...store.context, db: trx };
  const target = { ...account, ...(about !== undefined && { about }) };
  const isKnown = (await gainsByAccount(place, caller, target)) || (await knowsAnybodyLesser(place, target));
  if (!isKnown) return;
  await trx.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute();
  await endLogins(trx, { userId: id });
  await endPasswordLinks(trx, id);
  await auditLogin(trx, { event: 'passwordEnded', origin: caller, user: account, by: byOf(caller) });
  store.afterCommit.add(forgetSessions);
}

/** Whether the address of a user was given of late by somebody who would gain by a link that is sent there. */
export async function isAddressOfLesser(
  place: PermissionsPlace,
  target: { readonly id: number; readonly role_id: number },
): Promise<boolean> {
  const { rows } = await sql<{ user_id: number | null }>`
    select user_id from audit_entries
    where resource = ${user.name} and record_id = ${target.id} and after is not null
      and before ->> 'email' is distinct from after ->> 'email'
      and at > now() - make_interval(days => ${SETTLED_DAYS})
    order by id desc limit 1`.execute(place.db);
  const giver = rows[0]?.user_id ?? target.id;
  return giver !== target.id && (await isLesser(place, giver, target));
}

async function knowsAnybodyLesser(place: PermissionsPlace, target: Target): Promise<boolean> {
  for (const id of await whoKnows(place.db, target.id)) if (await isLesser(place, id, target)) return true;
  return false;
}

interface Target {
  readonly id: number;
  readonly role_id: number;
  readonly about?: string;
}

/** Who typed the password of a user; where the user has chosen it with a link, who has made one of late. */
async function whoKnows(db: Kysely<Tables>, id: number): Promise<readonly number[]> {
  const { rows } = await sql<{ user_id: number | null }>`
    select user_id from audit_entries
    where resource = ${user.name} and record_id = ${id} and (action = 'create' or after ->> 'password' is not null)
    order by id desc limit 1`.execute(db);
  const typedBy = rows[0]?.user_id ?? id;
  if (typedBy !== id) return [typedBy];
  const { rows: makers } = await sql<{ user_id: number }>`
    select distinct user_id from audit_entries
    where resource = 'login' and record_id = ${id} and action = 'passwordLinkMade' and user_id <> ${id}
      and at > now() - make_interval(days => ${SETTLED_DAYS})`.execute(db);
  return makers.map(({ user_id }) => user_id);
}

/** Whether somebody would gain by an account; whoever is deleted does not count as anybody who may do anything. */
async function isLesser(place: PermissionsPlace, id: number, target: Target): Promise<boolean> {
  const other = await place.db.selectFrom('users').select(['id', 'role_id']).where('id', '=', id).executeTakeFirst();
  const ability = buildAbility(other ? await permissionsHeldBy(place, other) : []);
  return gainsByAccount(place, { roleId: other?.role_id ?? null, ability }, target);
}
