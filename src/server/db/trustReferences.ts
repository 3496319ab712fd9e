import { sql, type Transaction } from 'kysely';
import type { OpenDatabase } from './openDatabaseTypes.ts';
import type { Tables } from './tables.ts';

/**
 * Stores rows whose references the transaction itself has found to be there. The embedded database then does not look for
 * them once more, row by row, which takes as long as all else: it has one connection, so nobody can have deleted anything
 * meanwhile. PostgreSQL looks as always.
 */
export async function trustReferences<T>(
  { kind }: Pick<OpenDatabase, 'kind'>,
  trx: Transaction<Tables>,
  store: () => Promise<T>,
): Promise<T> {
  if (kind !== 'embedded') return store();
  await sql`set local session_replication_role to replica`.execute(trx);
  const stored = await store();
  await sql`set local session_replication_role to origin`.execute(trx);
  return stored;
}
