import type { Log, OpenDatabase } from './openDatabaseTypes.ts';
import { openPostgres } from './postgres/openPostgres.ts';
import { quote } from './select.ts';

interface Owned {
  /** Opened as whoever works with the tables. */
  readonly database: OpenDatabase;
  readonly env: { readonly databaseOwnerUrl?: string | undefined };
  readonly log: Log;
}

/** What nobody who works with the tables changes or takes away: the history and its chain, and what was migrated. */
const ONLY_ADDED = ['audit_entries', 'audit_seals'];
const ONLY_READ = ['schema_migrations'];

/**
 * Runs what makes or fills tables as their owner, where PostgreSQL has one apart, and then gives whoever works with them
 * what that takes, and no more. With one account for both, or embedded, the work runs as it is.
 */
export async function asOwner<R>({ database, env, log }: Owned, work: (owned: OpenDatabase) => Promise<R>): Promise<R> {
  const { databaseOwnerUrl: databaseUrl } = env;
  if (databaseUrl === undefined) return work(database);
  const owned = await openPostgres({ databaseUrl, log, name: 'DATABASE_OWNER_URL' });
  try {
    const done = await work(owned);
    await grantTo(owned, database);
    return done;
  } finally {
    await owned.close();
  }
}

async function grantTo(owned: OpenDatabase, database: OpenDatabase): Promise<void> {
  const [worker] = await database.query<{ name: string }>('select current_user::text as name');
  const [owner] = await owned.query<{ name: string }>('select current_user::text as name');
  if (!worker || worker.name === owner?.name) return;
  const to = quote(worker.name);
  await owned.run(`
    begin;
    grant usage on schema public to ${to};
    grant select, insert, update, delete on all tables in schema public to ${to};
    grant usage, select on all sequences in schema public to ${to};
    revoke update, delete, truncate on ${ONLY_ADDED.map(quote).join(', ')} from ${to};
    revoke insert, update, delete, truncate on ${ONLY_READ.map(quote).join(', ')} from ${to};
    commit`);
}
