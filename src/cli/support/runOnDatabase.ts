import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ArchiveError } from '../../server/db/archive/tar.ts';
import { requireDataFolder } from '../../server/db/dataFolder.ts';
import { type Log, type OpenDatabase, openDatabase } from '../../server/db/database.ts';
import { type Env, readEnv } from '../../server/env.ts';
import { shownAtEnd } from '../../server/plainErrors.ts';

export const DATABASE_HELP =
  'It takes the same settings as the server: DATA_DIR, and DATABASE_URL for a PostgreSQL database.';

/** The version of Campus. */
export const VERSION: string = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
).version;

export const log: Log = { info: () => {}, warn: console.warn, error: console.error };

/** Opening the embedded database where there is none would make one. */
export function requireDatabase({ databaseUrl, dataDir }: Env): void {
  if (!databaseUrl && !existsSync(join(dataDir, 'database')))
    throw new ArchiveError(`There is no database in ${dataDir} (DATA_DIR), and DATABASE_URL is not set.`);
}

/**
 * Runs a command on the configured database and closes it afterwards. A failure prints its message and ends with exit
 * code 1.
 */
export async function runOnDatabase(
  check: (env: Env) => void,
  work: (opened: { database: OpenDatabase; env: Env }) => Promise<void>,
): Promise<void> {
  try {
    const env = readEnv(process.env);
    check(env);
    requireDataFolder(env);
    const database = await openDatabase({ ...env, log });
    try {
      await work({ database, env });
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error(shownAtEnd(error));
    process.exitCode = 1;
  }
}
