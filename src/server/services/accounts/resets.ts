import { sql, type Transaction } from 'kysely';
import type { Caller } from '../../caller.ts';
import type { Tables } from '../../db/tables.ts';
import { refuse } from '../../errors.ts';
import { RESETS_PATH } from '../../../core/resetsPath.ts';
import { SUPER_ADMIN_ROLE } from '../../../core/access/role.ts';
import { inTransaction } from '../resources/write/transaction.ts';
import type { Store } from '../store.ts';
import { auditLogin, byOf, type LoginEvent } from '../auth/auditLogins.ts';
import { endLogins } from '../auth/families.ts';
import { holdsMore } from '../auth/handingOut.ts';
import { SETTLED_DAYS } from '../auth/settled.ts';
import { type AccountCall, userIdOf } from '../auth/ownAccount.ts';
import { findConfirmers } from '../auth/secondFactor/findConfirmers.ts';
import { forgetSessions } from '../auth/sessions.ts';

/** A reset that waits for a second person. */
export interface WaitingReset {
  readonly id: number;
  readonly user: { readonly id: number; readonly name: string };
  readonly requested_by: { readonly id: number; readonly name: string };
  readonly requested_at: string;
  readonly reason: string;
}

export interface Resets {
  readonly waiting: readonly WaitingReset[];
  readonly users: readonly { readonly id: number; readonly name: string }[];
}

type Trx = Transaction<Tables>;

interface WaitingRequest {
  readonly id: number;
  readonly user_id: number;
  readonly reason: string;
  readonly requested_by: number;
}

const now = sql<string>`now()`;

/** The requests that wait, the oldest first, and for whom the caller may make another. */
export async function readResets({ context, caller }: AccountCall): Promise<Resets> {
  const rows = await context.database.query<{
    id: number;
    user_id: number;
    user_name: string;
    by_id: number;
    by_name: string;
    requested_at: string;
    reason: string;
  }>(`select r.id, u.id as user_id, u.name as user_name, b.id as by_id, b.name as by_name, r.requested_at, r.reason
    from second_factor_resets r join users u on u.id = r.user_id join users b on b.id = r.requested_by
    where r.ended_at is null order by r.requested_at, r.id`);
  const users = await context.database.query<{ id: number; name: string }>(
    `select u.id, u.name from second_factors f join users u on u.id = f.user_id
     where f.confirmed_at is not null and u.id <> $1 and (u.role_id <> $2 or $3)
       and not exists (select 1 from second_factor_resets r where r.user_id = u.id and r.ended_at is null)
     order by u.name, u.id`,
    [caller.userId, SUPER_ADMIN_ROLE, caller.roleId === SUPER_ADMIN_ROLE],
  );
  const waiting = rows.map((row) => ({
    id: row.id,
    user: { id: row.user_id, name: row.user_name },
    requested_by: { id: row.by_id, name: row.by_name },
    requested_at: new Date(row.requested_at).toISOString(),
    reason: row.reason,
  }));
  return { waiting, users };
}

interface NewRequest {
  readonly userId: number;
  readonly reason: string;
}

/** Asks for somebody's second factor to be taken away; whoever it belongs to is told at once. */
export async function requestReset(account: AccountCall, { userId, reason }: NewRequest): Promise<number> {
  return inUsers(account, async (store) => {
    const { trx } = store;
    const { caller } = account;
    const person = await lockUser(trx, userId);
    if (!person || userId === caller.userId) throw person ? refuse.otherMustConfirm() : refuse.notFound();
    requireRank(caller, person.role_id);
    await requireSettled(trx, [userIdOf(caller)]);
    const factor = await trx
      .selectFrom('second_factors')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst();
    if (!factor) throw refuse.secondFactorOff();
    const made = await trx
      .insertInto('second_factor_resets')
      .values({ user_id: userId, reason, requested_by: userIdOf(caller), ended_by: null, ended_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) throw refuse.resetRequested();
    await tell({ store, ...account }, { event: 'secondFactorResetRequested', userId, reason });
    await notifyConfirmers({ store, ...account }, { id: userId, name: person.name, role_id: person.role_id, reason });
    return made.id;
  });
}

/** Agrees to a request of somebody else's: the second factor and the recovery codes go, and all logins of that person end. */
export async function confirmReset(account: AccountCall, id: number): Promise<void> {
  await inUsers(account, async (store) => {
    const { trx } = store;
    const { caller } = account;
    const request = await endRequest(trx, { id, caller, isConfirmed: true });
    const { user_id: userId, reason } = request;
    if (request.requested_by === caller.userId || userId === caller.userId) throw refuse.otherMustConfirm();
    const person = await lockUser(trx, userId);
    if (!person) throw refuse.notFound();
    requireRank(caller, person.role_id);
    await requireSecond({ store, caller }, { ...request, role_id: person.role_id });
    await trx.deleteFrom('second_factors').where('user_id', '=', userId).execute();
    await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
    await endLogins(trx, { userId });
    await tell({ store, ...account }, { event: 'secondFactorReset', userId, reason });
  });
  forgetSessions();
}

/** Takes a request back. */
export async function withdrawReset(account: AccountCall, id: number): Promise<void> {
  await inUsers(account, async (store) => {
    const { caller } = account;
    const { user_id: userId, reason } = await endRequest(store.trx, { id, caller, isConfirmed: false });
    await tell({ store, ...account }, { event: 'secondFactorResetWithdrawn', userId, reason });
  });
}

function inUsers<R>({ context, caller }: AccountCall, work: (store: Store) => Promise<R>): Promise<R> {
  return inTransaction({ context, caller, resource: context.registry.get('user') }, work);
}

// As everywhere, only a super admin decides about super admins.
function requireRank(caller: Caller, roleId: number): void {
  if (roleId === SUPER_ADMIN_ROLE && caller.roleId !== SUPER_ADMIN_ROLE) throw refuse.forbidden();
}

// Nobody who could not do the same alone.
async function requireSecond(
  { store, caller }: { readonly store: Store; readonly caller: Caller },
  { user_id: id, requested_by, role_id }: WaitingRequest & { readonly role_id: number },
): Promise<void> {
  const { context, trx } = store;
  if (await holdsMore({ ...context, db: trx }, caller, { id, role_id })) throw refuse.forbidden();
  await requireSettled(trx, [userIdOf(caller), requested_by]);
}

/**
 * Two accounts count as two people only if nobody else has recently created, changed or made a link for one of them. Whoever
 * did so may control that account, directly or through a third one.
 */
async function requireSettled(trx: Trx, ids: readonly number[]): Promise<void> {
  const touched = await trx
    .selectFrom('audit_entries')
    .select('id')
    .where('record_id', 'in', ids)
    .where('at', '>', sql<string>`now() - make_interval(days => ${SETTLED_DAYS})`)
    .whereRef('user_id', '<>', 'record_id')
    .where((or) =>
      or.or([
        or.and([or('resource', '=', 'user'), or('action', 'in', ['create', 'update'])]),
        or.and([or('resource', '=', 'login'), or('action', '=', 'passwordLinkMade' satisfies LoginEvent)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  if (touched) throw refuse.unsettledAccount();
}

function lockUser(trx: Trx, id: number): Promise<{ readonly role_id: number; readonly name: string } | undefined> {
  return trx.selectFrom('users').select(['role_id', 'name']).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

interface Ending {
  readonly id: number;
  readonly caller: Caller;
  readonly isConfirmed: boolean;
}

async function endRequest(trx: Trx, { id, caller, isConfirmed }: Ending): Promise<WaitingRequest> {
  const ended = await trx
    .updateTable('second_factor_resets')
    .set({ ended_at: now, ended_by: caller.userId, is_confirmed: isConfirmed })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning(['id', 'user_id', 'reason', 'requested_by'])
    .executeTakeFirst();
  if (!ended) throw refuse.notFound();
  return ended;
}

interface Event {
  readonly event: LoginEvent;
  readonly userId: number;
  readonly reason: string;
}

/** Writes down what was done with somebody's second factor, and tells them. */
async function tell(
  { store, caller }: AccountCall & { readonly store: Store },
  { event, userId, reason }: Event,
): Promise<void> {
  await auditLogin(store.trx, {
    event,
    origin: caller,
    user: { id: userId, name: '' },
    by: byOf(caller),
    details: { reason },
  });
  await store.context.notify({
    store,
    caller,
    userId,
    title: { key: `server.notices.${event}` },
    body: { key: 'server.notices.secondFactorBody', params: { name: caller.name, reason } },
  });
}

interface Waiting {
  readonly id: number;
  readonly name: string;
  readonly role_id: number;
  readonly reason: string;
}

/** A request waits for a second person, who hears of it here. */
async function notifyConfirmers(
  { store, caller }: AccountCall & { readonly store: Store },
  { reason, ...person }: Waiting,
): Promise<void> {
  const { context, trx } = store;
  const request = { person, requestedBy: userIdOf(caller) };
  for (const userId of await findConfirmers({ ...context, db: trx }, request)) {
    await context.notify({
      store,
      caller,
      userId,
      title: { key: 'server.notices.resetWaits', params: { name: person.name } },
      body: { key: 'server.notices.resetWaitsBody', params: { name: caller.name, reason } },
      link: RESETS_PATH,
    });
  }
}
