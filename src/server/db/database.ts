import { openEmbedded } from './embedded/openEmbedded.ts';
import type { Log, OpenDatabase } from './openDatabaseTypes.ts';
import { openPostgres } from './postgres/openPostgres.ts';

export type { Log, OpenDatabase, Session } from './openDatabaseTypes.ts';

export type OpenDatabaseOptions = { databaseUrl?: string; dataDir: string; log: Log };

/** The embedded database in `dataDir`, or PostgreSQL where there is an address. */
export function openDatabase({ databaseUrl, dataDir, log }: OpenDatabaseOptions): Promise<OpenDatabase> {
  return databaseUrl ? openPostgres({ databaseUrl, log }) : openEmbedded({ dataDir, log });
}
