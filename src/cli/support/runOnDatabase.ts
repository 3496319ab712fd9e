import { readFileSync } from 'node:fs';
import { type Log, type OpenDatabase, openDatabase } from '../../server/db/database.ts';
import { type Env, readEnv } from '../../server/env.ts';

/** Errors whose message says all there is to say. */
const PLAIN = ['EnvError', 'ArchiveError', 'DataFolderInUseError', 'DatabaseUnreachableError', 'MigrationError'];

export const PLACE = 'The place is that of the server: DATA_DIR, and DATABASE_URL where the database is a PostgreSQL.';

/** The version of Campus. */
export const VERSION: string = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
).version;

export const log: Log = { info: () => {}, warn: console.warn, error: console.error };

/** Runs a command on the database of the settings and closes it after; a failure is told plainly and ends with exit code 1. */
export async function runOnDatabase(
  check: (env: Env) => void,
  work: (place: { database: OpenDatabase; env: Env }) => Promise<void>,
): Promise<void> {
  try {
    const env = readEnv(process.env);
    check(env);
    const database = await openDatabase({ ...env, log });
    try {
      await work({ database, env });
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error(error instanceof Error && PLAIN.includes(error.name) ? error.message : error);
    process.exitCode = 1;
  }
}
