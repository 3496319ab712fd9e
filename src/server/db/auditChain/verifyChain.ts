import { z } from 'zod';
import type { OpenDatabase } from '../openDatabaseTypes.ts';
import { type ChainHead, readHeadFile } from './head.ts';
import { AT_ONCE, DIGEST, linked, LONGEST_TRANSACTION, START } from './link.ts';
import { readStoredHead } from './sealEntries.ts';

/** Why an entry does not fit: it is not as it was, is gone, came in afterwards, or the end of the chain is missing. */
const CHAIN_PROBLEMS = ['changed', 'removed', 'inserted', 'cutOff'] as const;

const verification = z.object({
  /** How many sealed entries fitted. */
  entries: z.number(),
  problem: z.enum(CHAIN_PROBLEMS).nullable(),
  /** The first entry that does not fit, where it has a number. */
  entry_id: z.number().nullable(),
});

/** Whether the chain over the history holds. */
export type ChainVerification = z.infer<typeof verification>;

/** What was found of the chain, with the time. */
const storedVerification = verification.extend({ at: z.string() });

export type StoredVerification = z.infer<typeof storedVerification>;

/** The setting that keeps the last one. */
const VERIFIED_KEY = 'audit.verified';

const SEALED = `
  select s.position, s.entry_id, s.hash, extract(epoch from s.sealed_at)::float8 as sealed_at, e.id is not null as is_there,
    ${DIGEST} as digest
  from audit_seals s left join audit_entries e on e.id = s.entry_id
  where s.position > $1 order by s.position limit ${AT_ONCE}`;

// What was committed so long before the chain was looked at was sealed, or was not there then.
const NEVER_SEALED = `
  select e.id from audit_entries e
  where e.at < $1::timestamptz - make_interval(secs => ${LONGEST_TRANSACTION})
    and not exists (select from audit_seals s where s.entry_id = e.id)
  order by e.id limit 1`;

interface SealedRow {
  readonly position: number;
  readonly entry_id: number;
  readonly hash: string;
  readonly sealed_at: number;
  readonly is_there: boolean;
  readonly digest: string;
}

interface VerifyRequest {
  readonly database: OpenDatabase;
  readonly dataDir: string;
  /** Told how many entries are done, and of how many; throws where nobody wants the rest. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** Makes the chain anew from what the entries hold, and compares it: names the first entry that does not fit. */
export async function verifyChain({ database, dataDir, onProgress }: VerifyRequest): Promise<ChainVerification> {
  const file = await readHeadFile(dataDir);
  const stored = await readStoredHead(database);
  const walk = new ChainWalk([stored, file].filter((head) => head !== undefined));
  const found =
    (await walkSeals(database, walk, () => onProgress?.(walk.position, stored?.position ?? 0))) ?? walk.end();
  if (found) return { entries: walk.position, ...found };
  // The folder knows a chain of which the database says nothing: it was begun anew.
  if (file && file.chain !== stored?.chain) return { entries: walk.position, problem: 'cutOff', entry_id: null };
  const [inserted] =
    stored?.settled_at && !stored.catching_up
      ? await database.query<{ id: number }>(NEVER_SEALED, [stored.settled_at])
      : [];
  if (inserted) return { entries: walk.position, problem: 'inserted', entry_id: inserted.id };
  return { entries: walk.position, problem: null, entry_id: null };
}

/** Verifies the chain and keeps what was found, for whoever asks when that was. */
export async function verifyAndKeep(request: VerifyRequest): Promise<StoredVerification> {
  const found = await verifyChain(request);
  const verification = { ...found, at: new Date().toISOString() };
  await request.database.query(
    'insert into settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [VERIFIED_KEY, JSON.stringify(verification)],
  );
  return verification;
}

/** What was found last; undefined where nobody has looked yet. */
export async function lastVerification({
  query,
}: Pick<OpenDatabase, 'query'>): Promise<StoredVerification | undefined> {
  const [row] = await query<{ value: unknown }>('select value from settings where key = $1', [VERIFIED_KEY]);
  return row && storedVerification.parse(row.value);
}

type Found = Pick<ChainVerification, 'problem' | 'entry_id'>;

async function walkSeals(database: OpenDatabase, walk: ChainWalk, tell: () => void): Promise<Found | undefined> {
  for (;;) {
    const rows = await database.query<SealedRow>(SEALED, [walk.position]);
    for (const row of rows) {
      const found = walk.next(row);
      if (found) return found;
    }
    tell();
    if (rows.length < AT_ONCE) return undefined;
  }
}

/** Goes along the chain. */
class ChainWalk {
  position = 0;
  #hash = START;
  /** The highest id of what was sealed before the latest hour, as of the seal that is looked at. */
  #settledId = 0;
  readonly #latest: { readonly at: number; readonly id: number }[] = [];

  /** The ends that were written down, which the chain must reach with their hashes. */
  constructor(private readonly ends: readonly ChainHead[]) {}

  next({ position, entry_id, hash, sealed_at, is_there, digest }: SealedRow): Found | undefined {
    if (!is_there) return { problem: 'removed', entry_id };
    // Its seal is gone, and perhaps the entry with it.
    if (position !== this.position + 1) return { problem: 'removed', entry_id: null };
    if (linked(this.#hash, digest) !== hash) return { problem: 'changed', entry_id };
    if (this.#isLate(entry_id, sealed_at)) return { problem: 'inserted', entry_id };
    this.position = position;
    this.#hash = hash;
    const differs = this.ends.some((end) => end.position === position && end.hash !== hash);
    return differs ? { problem: 'changed', entry_id } : undefined;
  }

  /** What is wrong with the end of it. */
  end(): Found | undefined {
    const isCut = this.ends.some((end) => end.position > this.position);
    return isCut ? { problem: 'cutOff', entry_id: null } : undefined;
  }

  // No transaction takes so long: a lower id that is sealed an hour after higher ones was put in between.
  #isLate(id: number, at: number): boolean {
    while (this.#latest[0] && this.#latest[0].at < at - LONGEST_TRANSACTION) {
      this.#settledId = Math.max(this.#settledId, this.#latest.shift()?.id ?? 0);
    }
    const last = this.#latest.at(-1);
    if (last?.at === at) this.#latest.pop();
    this.#latest.push({ at, id: Math.max(id, last?.at === at ? last.id : 0) });
    return id < this.#settledId;
  }
}
