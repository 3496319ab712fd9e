import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { randomToken } from './randomToken.ts';

type Db = Kysely<Tables>;

const TOKEN = /^[\w-]{43}$/;
const SECONDS = 5 * 60;
const MOST_TRIES = 5;

/** The question for a code, after the right password. */
export interface Challenge {
  readonly challenge: string;
  readonly expires_in: number;
}

/** Somebody who has just given a password, with its hash. */
interface PasswordHolder {
  readonly id: number;
  readonly passwordHash: string | undefined;
}

/** Begins to ask somebody for a code. Only a hash of what answers it is kept. */
export async function beginChallenge(trx: Db, { id, passwordHash }: PasswordHolder): Promise<Challenge> {
  if (passwordHash === undefined) throw new Error(`user ${id} has no password, and so gave no right one`);
  const challenge = randomToken();
  await trx
    .insertInto('login_challenges')
    .values({
      challenge_hash: hashOf(challenge),
      user_id: id,
      proof: hashOf(passwordHash),
      expires_at: sql<string>`now() + make_interval(secs => ${SECONDS})`,
    })
    .execute();
  return { challenge, expires_in: SECONDS };
}

/** Who is asked by a challenge, and counts the try; undefined once it is over, was answered, or was tried too often. */
export async function tryChallenge(db: Db, challenge: string): Promise<{ userId: number; proof: string } | undefined> {
  if (!TOKEN.test(challenge)) return undefined;
  const tried = await db
    .updateTable('login_challenges')
    .set({ tries: sql<number>`tries + 1` })
    .where('challenge_hash', '=', hashOf(challenge))
    .where('expires_at', '>', sql<string>`now()`)
    .where('tries', '<', MOST_TRIES)
    .returning(['user_id', 'proof'])
    .executeTakeFirst();
  return tried && { userId: tried.user_id, proof: tried.proof };
}

/** Whose challenge it is, while it can be answered. */
export async function challenged(db: Db, challenge: string): Promise<number | undefined> {
  if (!TOKEN.test(challenge)) return undefined;
  const row = await db
    .selectFrom('login_challenges')
    .select('user_id')
    .where('challenge_hash', '=', hashOf(challenge))
    .where('expires_at', '>', sql<string>`now()`)
    .where('tries', '<', MOST_TRIES)
    .executeTakeFirst();
  return row?.user_id;
}

/** Takes a challenge away that was answered rightly; whether it was there: of two right answers at once, one counts. */
export async function endChallenge(db: Db, challenge: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('login_challenges')
    .where('challenge_hash', '=', hashOf(challenge))
    .returning('user_id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Whether a password is still the one by which a challenge was begun; none is never. */
export function isProvedBy(proof: string, passwordHash: string | undefined): boolean {
  return passwordHash !== undefined && proof === hashOf(passwordHash);
}

/** Deletes challenges that nobody can answer any more. */
export async function removeOldChallenges(db: Db): Promise<void> {
  await db.deleteFrom('login_challenges').where('expires_at', '<', sql<string>`now()`).execute();
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
