import { sql } from 'kysely';
import { refuse } from '../../errors.ts';
import { auditLogin } from './auditLogins.ts';
import { deviceOf } from './deviceOf.ts';
import { endLogins } from './families.ts';
import { type AccountCall, personOf, userIdOf } from './ownAccount.ts';
import { forgetSessions } from './sessions.ts';

/** One of somebody's open logins. */
export interface OpenLogin {
  readonly id: string;
  /** The login by which it was asked for. */
  readonly is_this: boolean;
  /** Empty where the browser does not say. */
  readonly browser: string;
  readonly system: string;
  readonly address: string;
  readonly begun_at: string;
  readonly last_used_at: string;
}

const FAMILY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const now = sql<string>`now()`;

/** The logins of somebody that still hold: their own first, then those used last. */
export async function openLogins({ context, caller }: AccountCall): Promise<readonly OpenLogin[]> {
  const rows = await context.database.db
    .selectFrom('login_families')
    .select(['id', 'address', 'user_agent', 'created_at', 'last_used_at'])
    .where('user_id', '=', userIdOf(caller))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('refresh_tokens')
          .select('token_hash')
          .whereRef('family_id', '=', 'login_families.id')
          .where('refresh_tokens.expires_at', '>', now),
      ),
    )
    .orderBy('last_used_at', 'desc')
    .execute();
  const logins = rows.map((row) => ({
    id: row.id,
    is_this: row.id === caller.familyId,
    ...deviceOf(row.user_agent ?? ''),
    address: row.address ?? '',
    begun_at: instant(row.created_at),
    last_used_at: instant(row.last_used_at),
  }));
  return [...logins.filter((login) => login.is_this), ...logins.filter((login) => !login.is_this)];
}

/** Ends one of one's own logins. */
export async function endOpenLogin(account: AccountCall, id: string): Promise<void> {
  const { context, caller } = account;
  const { db } = context.database;
  const person = await personOf(account);
  if (!FAMILY.test(id)) throw refuse.notFound();
  const ended = await db
    .updateTable('login_families')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('user_id', '=', person.id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw refuse.notFound();
  forgetSessions();
  await auditLogin(db, { event: 'loginEnded', origin: caller, user: person });
}

/** Ends all of one's own logins but the one of the call. */
export async function endOtherLogins(account: AccountCall): Promise<void> {
  const { context, caller } = account;
  const { db } = context.database;
  const person = await personOf(account);
  await endLogins(db, { userId: person.id, except: caller.familyId });
  forgetSessions();
  await auditLogin(db, { event: 'otherLoginsEnded', origin: caller, user: person });
}

function instant(at: string): string {
  return new Date(at).toISOString();
}
