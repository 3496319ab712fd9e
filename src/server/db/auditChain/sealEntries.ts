import { randomUUID } from 'node:crypto';
import { CompiledQuery, type Transaction } from 'kysely';
import type { OpenDatabase } from '../openDatabaseTypes.ts';
import type { Tables } from '../tables.ts';
import { advanceHeadFile, type ChainHead } from './head.ts';
import { AT_ONCE, DIGEST, linked, LONGEST_TRANSACTION, START } from './link.ts';

/** The end of the chain as the database has it. */
export interface StoredHead extends ChainHead {
  /** All that was committed an hour before that has been sealed; null while the first entries are. */
  readonly settled_at: string | null;
  /** Where more entries wait than are sealed at once: up to which id they are, and since when. */
  readonly catching_up: { readonly after: number; readonly since: string } | null;
}

/** The setting that keeps it. */
const HEAD_KEY = 'audit.head';

const LOCK = `select pg_try_advisory_xact_lock(hashtextextended('audit_seals', 0)) as mine, now()::text as now`;
/** Milliseconds after which an end that stays the same is written down as looked at. */
const LOOKED_AT_MS = 600_000;

// The latest hour is found by its index, whatever its ids are.
const RECENT = `
  with recent as materialized (
    select id from audit_entries where at > $1::timestamptz - make_interval(secs => ${LONGEST_TRANSACTION}) and id > $2)
  select e.id, ${DIGEST} as digest from audit_entries e join recent r on r.id = e.id
  where not exists (select from audit_seals s where s.entry_id = e.id)
  order by e.id limit ${AT_ONCE}`;
const FIRST = `
  select e.id, ${DIGEST} as digest from audit_entries e
  where e.id > $1 and not exists (select from audit_seals s where s.entry_id = e.id)
  order by e.id limit ${AT_ONCE}`;
const INSERT = `
  insert into audit_seals (position, entry_id, hash)
  select * from unnest($1::bigint[], $2::bigint[], $3::text[])`;

interface Unsealed {
  readonly id: number;
  readonly digest: string;
}

/**
 * Links the entries that were written since to the chain, behind the writes, which wait for nothing: in the order of their
 * ids, and those of a transaction that took long after others with higher ids. One server does it at a time, and after a
 * kill the next one goes on from the last commit. Answers how many there were.
 */
export async function sealEntries({
  database,
  dataDir,
}: {
  readonly database: OpenDatabase;
  readonly dataDir: string;
}): Promise<number> {
  let sealed = 0;
  for (;;) {
    const done = await database.db.transaction().execute(sealSome);
    if (!done) return sealed;
    sealed += done.count;
    if (done.count > 0) await advanceHeadFile(dataDir, done.head, (position) => hashAt(database, position));
    if (done.count < AT_ONCE) return sealed;
  }
}

/** The end of the chain; undefined while nothing is sealed. */
export async function readStoredHead({ query }: Pick<OpenDatabase, 'query'>): Promise<StoredHead | undefined> {
  const [row] = await query<{ value: StoredHead }>('select value from settings where key = $1', [HEAD_KEY]);
  return row?.value;
}

async function sealSome(
  trx: Transaction<Tables>,
): Promise<{ readonly count: number; readonly head: StoredHead } | undefined> {
  const [lock] = await ask<{ mine: boolean; now: string }>(trx, LOCK);
  if (!lock?.mine) return undefined;
  const before = await headIn(trx);
  const { settled_at: settled, catching_up: catching } = before;
  const after = catching?.after ?? 0;
  const entries =
    settled === null ? await ask<Unsealed>(trx, FIRST, [after]) : await ask<Unsealed>(trx, RECENT, [settled, after]);
  const isFull = entries.length === AT_ONCE;
  const since = catching?.since ?? lock.now;
  const ended = endOf(before, entries);
  const head: StoredHead = {
    ...before,
    ...ended,
    settled_at: isFull ? settled : since,
    catching_up: isFull ? { after: entries.at(-1)?.id ?? after, since } : null,
  };
  if (entries.length > 0) await ask(trx, INSERT, [ended.positions, entries.map(({ id }) => id), ended.hashes]);
  if (entries.length > 0 || catching || isLongAgo(before, lock.now)) await storeHead(trx, head);
  return { count: entries.length, head };
}

async function hashAt({ query }: Pick<OpenDatabase, 'query'>, position: number): Promise<string | undefined> {
  const [seal] = await query<{ hash: string }>('select hash from audit_seals where position = $1', [position]);
  return seal?.hash;
}

function endOf({ position, hash }: ChainHead, entries: readonly Unsealed[]) {
  const hashes: string[] = [];
  for (const { digest } of entries) hashes.push(linked(hashes.at(-1) ?? hash, digest));
  return {
    positions: entries.map((_, index) => position + index + 1),
    hashes,
    position: position + entries.length,
    hash: hashes.at(-1) ?? hash,
  };
}

async function headIn(trx: Transaction<Tables>): Promise<StoredHead> {
  const row = await trx.selectFrom('settings').select('value').where('key', '=', HEAD_KEY).executeTakeFirst();
  const none: StoredHead = { chain: randomUUID(), position: 0, hash: START, settled_at: null, catching_up: null };
  return (row?.value as StoredHead | undefined) ?? none;
}

async function storeHead(
  trx: Transaction<Tables>,
  { chain, position, hash, settled_at, catching_up }: StoredHead,
): Promise<void> {
  const value = JSON.stringify({ chain, position, hash, settled_at, catching_up });
  await trx
    .insertInto('settings')
    .values({ key: HEAD_KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

function isLongAgo({ settled_at: settled }: StoredHead, now: string): boolean {
  return settled === null || Date.parse(now) - Date.parse(settled) > LOOKED_AT_MS;
}

async function ask<R>(trx: Transaction<Tables>, sql: string, parameters: readonly unknown[] = []): Promise<R[]> {
  return (await trx.executeQuery<R>(CompiledQuery.raw(sql, [...parameters]))).rows;
}
