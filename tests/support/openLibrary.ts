import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { writeMigration } from '../../src/server/db/generate/writeMigration.ts';
import { setupLink } from '../../src/server/services/accounts/setup.ts';
import { loadServer } from './builtServer.ts';
import { type CallAs, callsOf } from './campus.ts';
import { library } from './library.ts';
import { libraryCalls } from './libraryCalls.ts';
import { libraryProduct } from './libraryProduct.ts';
import { createTestDatabase } from './testDatabase.ts';

const MIGRATIONS = 'src/server/db/migrations';
const SECRET = 'a secret that only the tests know, and long enough';
const PASSWORD = 'Lending-1!';
const silentLog = pino({ level: 'silent' });

/** The server of a lending library on a new database, with a super admin. */
export interface Library {
  readonly call: CallAs<string>;
  readonly close: () => Promise<void>;
}

export const LIBRARIAN = 'librarian@library.test';

/** Opens the library. Its tables are made from its declarations; nothing of the school is there. */
export async function openLibrary(): Promise<Library> {
  const dataDir = mkdtempSync(join(tmpdir(), 'campus-library-'));
  const server = await loadServer();
  const created = await createTestDatabase();
  const env = server.readEnv({
    DATA_DIR: dataDir,
    DATABASE_URL: created.url,
    TOKEN_SECRET: SECRET,
    LOG_LEVEL: 'silent',
    BACKUP_AT: 'off',
    CALLS_PER_MINUTE: '1000000',
  });
  const database = await server.openDatabase({ databaseUrl: created.url, dataDir, log: silentLog });
  await server.migrate({ database, directory: migrationsIn(dataDir), log: silentLog });
  const storage = server.openStorage({ dataDir, database });
  const today = () => '2026-05-04';
  const running = { database, env, log: silentLog, storage, today, timeZone: () => 'UTC', country: () => 'BD' };
  const context = server.createContext({ ...libraryProduct, calls: libraryCalls(server) }, running);
  const app = await server.createApp(context, join(dataDir, 'no-browser'));
  await database.query(`insert into roles (name) values ('Librarian')`);
  const link = await setupLink(context, '');
  const token = link?.split('=')[1];
  const made = { token, name: 'Librarian', email: LIBRARIAN, password: PASSWORD };
  await app.inject({ method: 'POST', url: '/api/setup', payload: made });
  const close = async () => {
    await app.close();
    await database.close();
    await created.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { call: callsOf<string>(app, LIBRARIAN, login), close };
}

/** What somebody is registered with who logs in at the library. */
export const login = (email: string) => ({ email, password: PASSWORD });

// Between the system's own migrations, of which the later refer to users.
function migrationsIn(dataDir: string): string {
  const directory = mkdtempSync(join(dataDir, 'migrations-'));
  cpSync(join(MIGRATIONS, '0001_system.sql'), join(directory, '0001_system.sql'));
  writeMigration({ registry: library, directory, name: 'library' });
  for (const name of [
    '0003_logins.sql',
    '0006_jobs.sql',
    '0007_documents.sql',
    '0012_audit.sql',
    '0014_password_links.sql',
    '0017_safer_logins.sql',
    '0018_unused_files.sql',
    '0030_deletions.sql',
  ])
    cpSync(join(MIGRATIONS, name), join(directory, name));
  return directory;
}
