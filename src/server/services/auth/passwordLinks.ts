import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { groupedCode, makeCode, readCode } from '../../documents/shortCode.ts';
import { type ServerAddress, baseAddress } from '../../documents/verifyAddress.ts';

type Db = Kysely<Tables>;

/** How a link comes to somebody: handed out by the office or the owner, or asked for on the login page. */
export type LinkWay = 'handed' | 'asked';

/** A link as it leaves the server, once: only the hash of its code is kept. */
export interface PasswordLink {
  /** As it is printed: `K7QM-3XHA-9TPD-C4WE`. */
  readonly code: string;
  readonly address: string;
  /** ISO 8601. */
  readonly expires_at: string;
}

/** 72 bits, of which a few can be tried in a quarter of an hour. */
const CODE_LENGTH = 16;
/** How long a link can be used. One that anybody may ask for is short-lived. */
const HOURS: Readonly<Record<LinkWay, number>> = { handed: 7 * 24, asked: 2 };

interface NewLink {
  readonly userId: number;
  readonly way: LinkWay;
  /** Who hands it out; nobody where it was asked for on the login page, or made on the server itself. */
  readonly madeBy?: number | null;
}

/** Makes a link with which somebody chooses a password. The one that came to them in the same way before is void. */
export async function makePasswordLink(
  db: Db,
  env: ServerAddress,
  { userId, way, madeBy = null }: NewLink,
): Promise<PasswordLink> {
  const code = makeCode(CODE_LENGTH);
  const values = {
    code_hash: hashOf(code),
    made_by: madeBy,
    created_at: sql<string>`now()`,
    expires_at: afterHours(HOURS[way]),
  };
  const { expires_at } = await db
    .insertInto('password_links')
    .values({ user_id: userId, way, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'way']).doUpdateSet(values))
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  const shown = groupedCode(code);
  return { code: shown, address: `${baseAddress(env)}/login#${shown}`, expires_at: new Date(expires_at).toISOString() };
}

/** Whose link a code is of, and who has made it. */
export interface FoundLink {
  readonly user_id: number;
  /** Null where it was asked for on the login page, or made on the server itself. */
  readonly made_by: number | null;
}

/** The link of a code; undefined where it was used, replaced or is too old. */
export function findPasswordLink(db: Db, typed: string): Promise<FoundLink | undefined> {
  return db
    .selectFrom('password_links')
    .select(['user_id', 'made_by'])
    .where('code_hash', '=', hashOf(readCode(typed, CODE_LENGTH)))
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst();
}

/** Uses a link up: of two who come with it at once, the second finds it gone. */
export function takePasswordLink(trx: Db, typed: string): Promise<FoundLink | undefined> {
  return trx
    .deleteFrom('password_links')
    .where('code_hash', '=', hashOf(readCode(typed, CODE_LENGTH)))
    .where('expires_at', '>', sql<string>`now()`)
    .returning(['user_id', 'made_by'])
    .executeTakeFirst();
}

/** Makes all links of somebody void. */
export async function endPasswordLinks(trx: Db, userId: number): Promise<void> {
  await trx.deleteFrom('password_links').where('user_id', '=', userId).execute();
}

/** Makes all links void that somebody has made for others, who may no longer do so. */
export async function endLinksMadeBy(trx: Db, userId: number): Promise<void> {
  await trx.deleteFrom('password_links').where('made_by', '=', userId).execute();
}

/** Deletes what nobody can use any more. */
export async function removeOldPasswordLinks(db: Db): Promise<void> {
  await db.deleteFrom('password_links').where('expires_at', '<', sql<string>`now()`).execute();
}

function afterHours(hours: number) {
  return sql<string>`now() + make_interval(hours => ${hours})`;
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
