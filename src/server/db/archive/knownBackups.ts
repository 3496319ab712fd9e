import { z } from 'zod';
import { type Kysely, sql } from 'kysely';
import type { OpenDatabase } from '../openDatabaseTypes.ts';
import type { Tables } from '../tables.ts';

/** What is said of backups to everybody: no place and no name. */
export interface BackupState {
  readonly last_good: string | null;
  readonly has_failed: boolean;
}

/** Which night was the last whose backup some server has begun. */
const NIGHT = 'backup.night';
const LAST_GOOD = 'backup.lastGood';
const LAST_FAILED = 'backup.lastFailed';

const storedBackup = z.object({ at: z.string() });

const WRITE =
  'insert into settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value';

/** What this process knows of backups, so that nobody waits for the database to hear of it. */
class KnownBackups {
  state: BackupState = { last_good: null, has_failed: false };

  constructor(private readonly database: OpenDatabase) {}

  /** Reads what this or another process has kept. */
  async refresh(): Promise<void> {
    const rows = await this.database.query<{ key: string; value: unknown }>(
      'select key, value from settings where key = any($1)',
      [[LAST_GOOD, LAST_FAILED]],
    );
    const read = (key: string) => storedBackup.safeParse(rows.find((row) => row.key === key)?.value).data?.at;
    const [good, failed] = [read(LAST_GOOD), read(LAST_FAILED)];
    this.state = { last_good: good ?? null, has_failed: failed !== undefined && (good === undefined || failed > good) };
  }

  /** One was made and found whole. */
  async keepGood(made: { readonly at: string; readonly file: string; readonly digest: string }): Promise<void> {
    await this.#keep(LAST_GOOD, made);
  }

  async keepFailed(at: string): Promise<void> {
    await this.#keep(LAST_FAILED, { at });
  }

  async #keep(key: string, value: { readonly at: string }): Promise<void> {
    await this.database.query(WRITE, [key, JSON.stringify(value)]);
    await this.refresh();
  }
}

const known = new WeakMap<OpenDatabase, KnownBackups>();

/** What is known of the backups of a database. */
export function knownBackups(database: OpenDatabase): KnownBackups {
  const found = known.get(database) ?? new KnownBackups(database);
  known.set(database, found);
  return found;
}

/** Takes the backup of a night on: answers for one server alone, once a night. What it reads beside the change is as it was before. */
export async function claimNight(
  trx: Kysely<Tables>,
  night: string,
): Promise<{ readonly earlier: string | null } | undefined> {
  const { rows } = await sql<{ earlier: string | null }>`
    insert into settings (key, value) values (${NIGHT}, ${JSON.stringify(night)}::jsonb)
    on conflict (key) do update set value = excluded.value where settings.value #>> '{}' < excluded.value #>> '{}'
    returning (select before.value #>> '{}' from settings before where before.key = ${NIGHT}) as earlier`.execute(trx);
  return rows[0];
}
