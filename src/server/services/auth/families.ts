import { createHash, createHmac } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { randomToken } from './secrets/randomToken.ts';

type Db = Kysely<Tables>;

/** What came of a refresh token: a new one, or nothing. `replayedBy` says whose login was ended because of a replay. */
export type Rotation =
  | { readonly refreshToken: string; readonly familyId: string; readonly userId: number }
  | { readonly refreshToken?: undefined; readonly replayedBy?: number };

const TOKEN = /^[\w-]{43}$/;
/** A login that nobody uses ends after so long; one that is used, after so long as well. */
const IDLE_DAYS = 14;
const LONGEST_DAYS = 60;
/** For tabs that refresh at the same moment with the same token. */
const GRACE_SECONDS = 10;

const now = sql<string>`now()`;
const afterDays = (days: number) => sql<string>`now() + make_interval(days => ${days})`;

interface NewLogin {
  readonly userId: number;
  readonly address: string;
  readonly userAgent?: string | undefined;
}

/** Starts a login: a family of refresh tokens, of which each replaces the one before. */
export async function startFamily(
  db: Db,
  { userId, address, userAgent }: NewLogin,
): Promise<{ familyId: string; refreshToken: string }> {
  const family = await db
    .insertInto('login_families')
    .values({ user_id: userId, address, user_agent: userAgent ?? null, expires_at: afterDays(LONGEST_DAYS) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    familyId: family.id,
    refreshToken: await addToken(db, family.id, randomToken()),
  };
}

/**
 * Exchanges a refresh token for the next one. Of many that come with the same token at once, one uses it up, and the
 * others get the same next one by the grace: a login is one chain, whoever else has a token of it. Coming with it later
 * means that two hold it: then the login ends for both. The `key` is the server's own; with it the next token is worked
 * out of the one before.
 */
export function rotate(db: Db, refreshToken: string, key: Buffer): Promise<Rotation> {
  if (!TOKEN.test(refreshToken)) return Promise.resolve({});
  const hash = hashOf(refreshToken);
  return db.transaction().execute(async (trx) => {
    const used = await trx
      .updateTable('refresh_tokens')
      .set({ used_at: now })
      .where('token_hash', '=', hash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('family_id')
      .executeTakeFirst();
    const familyId = used ? used.family_id : await familyOfUsed(trx, hash);
    if (typeof familyId !== 'string') return familyId;
    const userId = await touchFamily(trx, familyId);
    if (userId === undefined) return {};
    const next = successorOf(refreshToken, key);
    if (!used) return { familyId, userId, refreshToken: await firstUnused(trx, next, key) };
    return { familyId, userId, refreshToken: await addToken(trx, familyId, next) };
  });
}

/** Ends one login. Answers whose it was, if it was not over already. */
export async function endFamily(db: Db, familyId: string): Promise<number | undefined> {
  const ended = await db
    .updateTable('login_families')
    .set({ ended_at: now })
    .where('id', '=', familyId)
    .where('ended_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return ended?.user_id;
}

/** Ends all logins of somebody, but for the one given. */
export async function endLogins(
  db: Db,
  { userId, except }: { readonly userId: number; readonly except?: string | undefined },
): Promise<void> {
  const all = db
    .updateTable('login_families')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null);
  await (except === undefined ? all : all.where('id', '<>', except)).execute();
}

/** Deletes what no refresh can ever use again. */
export async function removeEndedLogins(db: Db): Promise<void> {
  await db.deleteFrom('refresh_tokens').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('login_families')
    .where((eb) =>
      eb.or([
        eb('ended_at', 'is not', null),
        eb('expires_at', '<', now),
        eb.not(
          eb.exists(
            eb.selectFrom('refresh_tokens').select('token_hash').whereRef('family_id', '=', 'login_families.id'),
          ),
        ),
      ]),
    )
    .execute();
}

async function familyOfUsed(db: Db, hash: string): Promise<string | Rotation> {
  const token = await db
    .selectFrom('refresh_tokens')
    .select(['family_id', sql<boolean>`used_at > now() - make_interval(secs => ${GRACE_SECONDS})`.as('is_in_grace')])
    .where('token_hash', '=', hash)
    .where('used_at', 'is not', null)
    .executeTakeFirst();
  if (!token) return {};
  if (token.is_in_grace) return token.family_id;
  return { replayedBy: await endFamily(db, token.family_id) };
}

async function touchFamily(db: Db, familyId: string): Promise<number | undefined> {
  const family = await db
    .updateTable('login_families')
    .set({ last_used_at: now })
    .where('id', '=', familyId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return family?.user_id;
}

function successorOf(refreshToken: string, key: Buffer): string {
  return createHmac('sha256', key).update(refreshToken).digest('base64url');
}

// Whoever comes by the grace may be slower than the next refresh.
async function firstUnused(db: Db, refreshToken: string, key: Buffer): Promise<string> {
  const used = await db
    .selectFrom('refresh_tokens')
    .select('used_at')
    .where('token_hash', '=', hashOf(refreshToken))
    .where('used_at', 'is not', null)
    .executeTakeFirst();
  return used ? firstUnused(db, successorOf(refreshToken, key), key) : refreshToken;
}

async function addToken(db: Db, familyId: string, refreshToken: string): Promise<string> {
  await db
    .insertInto('refresh_tokens')
    .values({ token_hash: hashOf(refreshToken), family_id: familyId, expires_at: afterDays(IDLE_DAYS) })
    .execute();
  return refreshToken;
}

function hashOf(refreshToken: string): string {
  return createHash('sha256').update(refreshToken).digest('hex');
}
