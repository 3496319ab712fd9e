import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { registry } from '../../schemas/index.ts';
import { startClock } from './clock.ts';
import type { Context } from './context.ts';
import { type Log, openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { migrations } from './db/migrations/index.ts';
import { EnvError, readEnv } from './env.ts';
import { createApp } from './http/app.ts';
import { announce } from './announce.ts';
import { seedDatabase } from './seed/seedDatabase.ts';
import { stopOnSignal } from './stopping.ts';
import { openStorage } from './storage/storage.ts';

// Both src/server/main.ts and the built dist/server/main.js stand two folders below the project.
const BROWSER_FOLDER = fileURLToPath(new URL('../../dist/browser', import.meta.url));

/** What the first start does takes some seconds, and somebody waits in front of it. */
const plainWords = { info: (message: string) => console.log(message) };

const stopping = stopOnSignal();
try {
  await start();
} catch (error) {
  if (!stopping.hasBegun()) fail(error);
}

function fail(error: unknown): never {
  console.error(error instanceof EnvError || isPlain(error) ? error.message : error);
  process.exit(1);
}

async function start(): Promise<void> {
  const env = readEnv(process.env);
  await mkdir(env.dataDir, { recursive: true });
  const log = pino({ level: env.logLevel });
  const progress: Log = { ...plainWords, warn: (message) => log.warn(message), error: (message) => log.error(message) };
  const database = await openDatabase({ databaseUrl: env.databaseUrl, dataDir: env.dataDir, log: progress });
  stopping.add(() => database.close());
  await migrate({ database, files: migrations, log: progress });
  const storage = openStorage({ dataDir: env.dataDir, database });
  await seedDatabase({ database, registry, storage, env, log: progress });
  const clock = await startClock(database);
  stopping.add(() => clock.stop());
  const context: Context = { database, registry, env, log, storage, today: clock.today, timeZone: clock.timeZone };
  const app = await createApp(context, BROWSER_FOLDER);
  stopping.add(() => app.close());
  await app.listen({ port: env.port, host: env.host });
  await announce(context, app.server.address());
}

// Errors that say all there is to say in their message need no stack.
function isPlain(error: unknown): error is Error {
  const plain = ['DataFolderInUseError', 'DatabaseUnreachableError', 'MigrationError', 'DeclarationError'];
  return error instanceof Error && (plain.includes(error.name) || (error as NodeJS.ErrnoException).code === 'EADDRINUSE');
}
