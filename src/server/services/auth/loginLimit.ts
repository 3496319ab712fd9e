import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { systemTables, type Tables } from '../../db/tables.ts';
import { refuse } from '../../errors.ts';

type Db = Kysely<Tables>;

const WINDOW_SECONDS = 15 * 60;

/** How many failures are too many, and what ends them before their time. */
interface Policy {
  readonly max: number;
  readonly isClearedBySuccess: boolean;
}

const LOGINS: Policy = { max: 10, isClearedBySuccess: true };

const running = new Map<string, Promise<unknown>>();

/** Whose login is attempted: somebody, by whatever name of theirs, or a name that nobody has. */
type AttemptedLogin = { readonly id: number } | { readonly name: string };

/** What failures are counted under: whose login is attempted, and from where. Not kept in words, because people type passwords there. */
export function limitKey(address: string, attempted: AttemptedLogin): string {
  const who = 'id' in attempted ? `id ${attempted.id}` : `name ${attempted.name.normalize('NFC').toLowerCase()}`;
  return keyOf(address, who);
}

/** The same for anything else that strangers may guess at. */
export function keyOf(address: string, guessed: string): string {
  return createHash('sha256').update(`${address} ${guessed}`).digest('hex');
}

/**
 * Runs a check, of a password if nothing else is said, unless too many have failed under the key. The failures are kept in the database, so all
 * copies of the server count together. In one process the checks of a key wait for each other: a hundred sent at once
 * are no more than ten sent in a row; with more copies each may let one more through.
 */
export function limited<R>(
  db: Db,
  key: string,
  check: () => Promise<R | undefined>,
  policy: Policy = LOGINS,
): Promise<R | undefined> {
  const work = (running.get(key) ?? Promise.resolve()).then(() => checkOnce(db, key, check, policy));
  const settled = work
    .catch(() => undefined)
    .then(() => {
      if (running.get(key) === settled) running.delete(key);
    });
  running.set(key, settled);
  return work;
}

/** Deletes what no longer counts. */
export async function removeOldFailures(db: Db): Promise<void> {
  await systemTables(db).deleteFrom('login_failures').where('at', '<', windowStart()).execute();
}

async function checkOnce<R>(
  db: Db,
  key: string,
  check: () => Promise<R | undefined>,
  { max, isClearedBySuccess }: Policy,
): Promise<R | undefined> {
  const seconds = await secondsToWait(db, key, max);
  if (seconds > 0) throw refuse.tooMany(seconds);
  const result = await check();
  if (result === undefined) await systemTables(db).insertInto('login_failures').values({ key }).execute();
  else if (isClearedBySuccess) await systemTables(db).deleteFrom('login_failures').where('key', '=', key).execute();
  return result;
}

/** Until the oldest of the failures that are too many leaves the window; 0 when there are fewer. */
async function secondsToWait(db: Db, key: string, max: number): Promise<number> {
  const decisive = await systemTables(db)
    .selectFrom('login_failures')
    .select(sql<number>`ceil(extract(epoch from at - ${windowStart()}))::int`.as('seconds'))
    .where('key', '=', key)
    .where('at', '>', windowStart())
    .orderBy('at', 'desc')
    .offset(max - 1)
    .limit(1)
    .executeTakeFirst();
  return decisive ? Math.max(1, decisive.seconds) : 0;
}

function windowStart() {
  return sql<string>`(now() - make_interval(secs => ${WINDOW_SECONDS}))`;
}
