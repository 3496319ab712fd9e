import { openEmbedded } from './embedded/openEmbedded.ts';
import type { Log, OpenDatabase } from './openDatabaseTypes.ts';
import { openPostgres } from './postgres/openPostgres.ts';

export type { Log, OpenDatabase, Session } from './openDatabaseTypes.ts';

export type OpenDatabaseOptions = { databaseUrl?: string; dataDir: string; log: Log };

/** Opens PostgreSQL if `databaseUrl` is set, else the embedded database in `dataDir`. */
export function openDatabase({ databaseUrl, dataDir, log }: OpenDatabaseOptions): Promise<OpenDatabase> {
  return databaseUrl ? openPostgres({ databaseUrl, log }) : openEmbedded({ dataDir, log });
}
