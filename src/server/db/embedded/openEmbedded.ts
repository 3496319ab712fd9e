import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { EngineFailedError } from '../errors.ts';
import type { Log, OpenDatabase } from '../openDatabaseTypes.ts';
import { pooledDatabase } from '../pooledDatabase.ts';
import { VALUE_SETTINGS, valueTypes } from '../values.ts';
import { EngineStream } from './engineStream.ts';
import { lockFolder } from './folderLock.ts';
import { scheduleMaintenance } from './maintenance.ts';
import { SharedTurn } from './sharedTurn.ts';
import { startWorker } from './startWorker.ts';

const STATEMENT_LIMIT_MS = 30_000;
const MAINTENANCE_EVERY_MS = 20_000;
/** For the engine to be free; longer than a statement that must be stopped and the engine opened again. */
const WAIT_LIMIT_MS = 60_000;

/** Whoever has just been answered need not be asked again whether the engine answers. */
const ANSWERED_LATELY_MS = 10_000;

export type EmbeddedOptions = { dataDir: string; log: Log; statementLimitMs?: number; waitLimitMs?: number; maintenanceEveryMs?: number };

/**
 * PostgreSQL in this process: PGlite in a thread of its own, spoken to over PostgreSQL's wire protocol, so that all
 * above is the same as with a server. The pool has one connection, which is the engine: whoever holds it is alone, and
 * when it breaks the pool opens the next.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<OpenDatabase> {
  const { log, statementLimitMs = STATEMENT_LIMIT_MS, waitLimitMs = WAIT_LIMIT_MS, maintenanceEveryMs = MAINTENANCE_EVERY_MS } = options;
  const dataDir = resolve(options.dataDir);
  mkdirSync(dataDir, { recursive: true });
  const lock = await lockFolder(dataDir);
  const directory = join(dataDir, 'database');
  let stream: EngineStream | undefined;
  const nextStream = () => {
    stream = new EngineStream({
      directory,
      limitMs: statementLimitMs,
      startAfter: stream?.stopped ?? Promise.resolve(),
    });
    return stream;
  };
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: waitLimitMs,
    pipeline: true,
    stream: nextStream,
    types: valueTypes,
    onConnect: (client) => client.query(VALUE_SETTINGS),
    // All given, so that the environment (PGHOST, PGSSLMODE …) has no say.
    ...{ host: 'embedded', port: 5432, user: 'postgres', password: '', database: 'postgres', ssl: false },
  });
  const turn = new SharedTurn(pool);
  const close = async () => {
    await pool.end();
    await stream?.stopped;
    await lock.release();
  };
  const limit = async (limitMs: number) => stream?.limitStatements(limitMs);
  const database = pooledDatabase({
    kind: 'embedded',
    pool,
    log,
    lend: (work) => turn.use(work),
    liftLimit: () => limit(0),
    restoreLimit: () => limit(statementLimitMs),
    close: async () => {
      await stopMaintenance();
      await close();
    },
  });
  const upkeep = { query: database.query, run: database.run, isWaitedFor: () => pool.waitingCount > 0 };
  const stopMaintenance = scheduleMaintenance(upkeep, { everyMs: maintenanceEveryMs, log });
  try {
    if (!existsSync(join(directory, 'PG_VERSION'))) {
      log.info(`Making a new database in ${directory}; this takes some seconds.`);
      await initialise(directory);
    }
    await database.ping();
    const ping = async () => {
      if (pool.ending || !hasAnsweredLately(stream)) await database.ping();
    };
    return { ...database, ping };
  } catch (error) {
    await database.close();
    throw error;
  }
}

// An import keeps the one connection for minutes, and the engine answers it all the time.
function hasAnsweredLately(stream: EngineStream | undefined): boolean {
  return stream !== undefined && !stream.destroyed && Date.now() - stream.answeredAt < ANSWERED_LATELY_MS;
}

/** In a thread that ends with it: making a database takes some hundred megabytes that are not needed again. */
function initialise(directory: string): Promise<void> {
  return new Promise((resolve, reject) => {
    startWorker({ task: 'initialise', directory })
      .once('error', (cause) =>
        reject(new EngineFailedError(`No database could be made in ${directory}: ${cause.message}`, { cause })),
      )
      .once('exit', () => resolve());
  });
}
