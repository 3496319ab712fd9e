import { shownAtEnd } from './plainErrors.ts';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { announce } from './announce.ts';
import { startClock } from './clock.ts';
import { checkProduct } from './checkProduct.ts';
import { createContext } from './createContext.ts';
import { requireDataFolder } from './db/dataFolder.ts';
import { asOwner } from './db/asOwner.ts';
import { type Log, type OpenDatabase, openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { migrations } from './db/migrations/index.ts';
import { readEnv } from './env.ts';
import { createApp } from './http/app.ts';
import { listening, requireFreePort } from './http/requireFreePort.ts';
import { pollValue } from './pollValue.ts';
import { school } from './school/index.ts';
import { stopOnSignal } from './stopping.ts';
import { openStorage } from './storage/storage.ts';

// Both src/server/main.ts and the built dist/server/main.js stand two folders below the project.
const BROWSER_FOLDER = fileURLToPath(new URL('../../dist/browser', import.meta.url));

/** Where the API is that the screens were built for; the build may know it from a file `.env`, and the sources run unbuilt too. */
const builtFor: string | undefined = import.meta.env?.VITE_API_URL;

/** What the first start does takes some seconds, and somebody waits in front of it. */
const plainWords = { info: (message: string) => console.log(message) };

/** What libraries log of a request at the most talkative levels has its tokens and cookies. */
const NEVER_LOGGED = { paths: ['headers', '*.headers'], remove: true };

const stopping = stopOnSignal();
try {
  await start();
} catch (error) {
  if (!stopping.hasBegun()) fail(error);
}

function fail(error: unknown): never {
  console.error(shownAtEnd(error));
  process.exit(1);
}

async function start(): Promise<void> {
  const env = readEnv({ VITE_API_URL: builtFor, ...process.env }, school.settings);
  await requireFreePort(env);
  requireDataFolder(env);
  const log = pino({ level: env.logLevel, redact: NEVER_LOGGED });
  const progress: Log = { ...plainWords, warn: (message) => log.warn(message), error: (message) => log.error(message) };
  const database = await openChecked({ databaseUrl: env.databaseUrl, dataDir: env.dataDir, log: progress });
  stopping.add(() => database.close());
  await asOwner({ database, env, log: progress }, async (owned) => {
    await migrate({ database: owned, files: migrations, log: progress });
    const storage = openStorage({ dataDir: env.dataDir, database: owned });
    await school.seed({ database: owned, storage, env, log: progress });
  });
  const storage = openStorage({ dataDir: env.dataDir, database });
  const clock = await startClock(database, school);
  stopping.add(() => clock.stop());
  const country = await pollValue(() => school.readCountry(database));
  stopping.add(() => country.stop());
  const { today, timeZone } = clock;
  const running = { database, env, log, storage, today, timeZone, country: country.value };
  const context = createContext(school, running);
  const app = await createApp(context, BROWSER_FOLDER);
  stopping.add(() => app.close());
  await listening(env, app.listen({ port: env.port, host: env.host }));
  await announce(context, app.server.address());
}

/** The database of a product whose declarations are right. They are looked at while it opens, so that nobody waits for that. */
async function openChecked(options: Parameters<typeof openDatabase>[0]): Promise<OpenDatabase> {
  const opening = openDatabase(options);
  try {
    checkProduct(school);
  } catch (error) {
    await opening.then(
      (database) => database.close(),
      () => undefined,
    );
    throw error;
  }
  return opening;
}
