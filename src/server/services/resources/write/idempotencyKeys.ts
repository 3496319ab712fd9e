import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Resource } from '../../../../core/resource.ts';
import type { Tables } from '../../../db/tables.ts';
import { refuse } from '../../../errors.ts';
import type { Store, Values } from '../../store.ts';

/** How long a key is known. */
const KEY_HOURS = 24;
const KEY = /^[\x21-\x7e]{1,128}$/;
/** Files are stored under another name each time they are sent; of a password nothing is kept that it could be guessed by. */
const LEFT_OUT: readonly string[] = ['file', 'image', 'images', 'password'];

/** A key with which somebody sends a new record, so that it is made once however often it is sent. */
export interface SentKey {
  readonly key: string;
  readonly userId: number;
  readonly input: Values;
}

/** The `Idempotency-Key` of a call; undefined where there is none. Throws a refusal for one that is no key. */
export function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !KEY.test(header)) throw refuse.badQuery('Idempotency-Key');
  return header;
}

/**
 * Takes a key for the transaction that makes the record. Returns the id of the record that was made with it before; of two
 * calls at once the second waits here for the first. Throws a refusal where it came with other values.
 */
export async function takeKey({ trx, resource }: Store, { key, userId, input }: SentKey): Promise<number | undefined> {
  const digest = digestOf(resource, input);
  const taken = await trx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, resource: resource.name, digest, record_id: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (taken) return undefined;
  const earlier = await trx
    .selectFrom('idempotency_keys')
    .select(['resource', 'digest', 'record_id'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (earlier.resource !== resource.name || earlier.digest !== digest || earlier.record_id === null)
    throw refuse.keyReused();
  return earlier.record_id;
}

/** Notes which record was made with a key. */
export async function keepKey({ trx }: Store, { key, userId }: SentKey, recordId: number): Promise<void> {
  await trx
    .updateTable('idempotency_keys')
    .set({ record_id: recordId })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
}

/** Forgets keys that nobody sends again. */
export async function removeOldKeys(db: Kysely<Tables>): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where(sql<boolean>`at < now() - make_interval(hours => ${KEY_HOURS})`)
    .execute();
}

function digestOf({ fields }: Resource, input: Values): string {
  const values = Object.entries(input).filter(([name]) => !LEFT_OUT.includes(fields[name]?.kind ?? ''));
  values.sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}
