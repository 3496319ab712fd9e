import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer } from './builtServer.ts';
import { startPostgres } from './postgres.ts';
import { dropTestDatabases } from './testDatabase.ts';

/**
 * One PostgreSQL for a whole run of the server's tests. Where none can be had, the tests that need it fail with the
 * reason and all others still run.
 */
export async function setup(): Promise<() => Promise<void>> {
  process.env.TEST_RUN = randomBytes(4).toString('hex');
  const folder = mkdtempSync(join(tmpdir(), 'campus-tests-'));
  process.env.TEST_FOLDER = folder;
  const removeServer = await buildServer();
  const endPostgres = await openPostgres();
  return async () => {
    await endPostgres();
    removeServer();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function openPostgres(): Promise<() => Promise<void>> {
  if (process.env.TEST_DATABASE_URL) return dropTestDatabases;
  try {
    const server = await startPostgres();
    process.env.TEST_DATABASE_URL = server.url;
    return server.stop;
  } catch (error) {
    process.env.TEST_DATABASE_PROBLEM = error instanceof Error ? error.message : String(error);
    return async () => undefined;
  }
}
