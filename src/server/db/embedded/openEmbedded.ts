import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { EngineFailedError } from '../errors.ts';
import { acquireWithin } from '../acquire.ts';
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
/** The longest wait for the engine. Longer than it takes to stop a statement and to open the engine again. */
const WAIT_LIMIT_MS = 60_000;
/** For the engine to open: a busy machine, or much to mend after a power cut, takes its time. */
const OPEN_LIMIT_MS = 600_000;

/** After a response within this time, the engine counts as available without another check. */
const ANSWERED_LATELY_MS = 10_000;

export type EmbeddedOptions = {
  dataDir: string;
  log: Log;
  statementLimitMs?: number;
  waitLimitMs?: number;
  maintenanceEveryMs?: number;
};

/**
 * PostgreSQL in this process: PGlite in a separate thread. It uses PostgreSQL's wire protocol, so that the layers above
 * are the same as with a server. The pool has one connection, which is the engine, so its user has exclusive access. When
 * the engine breaks down, the pool opens another.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<OpenDatabase> {
  const {
    log,
    statementLimitMs = STATEMENT_LIMIT_MS,
    waitLimitMs = WAIT_LIMIT_MS,
    maintenanceEveryMs = MAINTENANCE_EVERY_MS,
  } = options;
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
    connectionTimeoutMillis: OPEN_LIMIT_MS,
    pipeline: true,
    stream: nextStream,
    types: valueTypes,
    onConnect: (client) => client.query(VALUE_SETTINGS),
    // All options are set, so that environment variables (PGHOST, PGSSLMODE …) have no effect.
    ...{ host: 'embedded', port: 5432, user: 'postgres', password: '', database: 'postgres', ssl: false },
  });
  const connect = () => acquireWithin(pool, waitLimitMs);
  const turn = new SharedTurn(pool, connect);
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
    connect,
    lend: (work) => turn.use(work),
    liftLimit: () => limit(0),
    restoreLimit: () => limit(statementLimitMs),
    close: async () => {
      await stopMaintenance();
      await close();
    },
  });
  const upkeep = { query: database.query, run: database.run, isWaitedFor: () => pool.waitingCount > 0 };
  let stopMaintenance = async () => {};
  try {
    if (!existsSync(join(directory, 'PG_VERSION'))) {
      log.info(`Making a new database in ${directory}; this takes some seconds.`);
      await initialise(directory);
    }
    // Opened here, so that nobody's patience ends it.
    (await pool.connect()).release();
    await database.ping();
    // Not earlier: a round of maintenance on a database that is still being made would open a second one beside it.
    stopMaintenance = scheduleMaintenance(upkeep, { everyMs: maintenanceEveryMs, log });
    const ping = async () => {
      if (pool.ending || !hasAnsweredLately(stream)) await database.ping();
    };
    return { ...database, ping };
  } catch (error) {
    await database.close();
    throw error;
  }
}

// An import uses the one connection for minutes, while the engine responds all the time.
function hasAnsweredLately(stream: EngineStream | undefined): boolean {
  return stream !== undefined && !stream.destroyed && Date.now() - stream.answeredAt < ANSWERED_LATELY_MS;
}

/** Creates a database in a temporary thread, because this takes some hundred megabytes that are not needed afterwards. */
function initialise(directory: string): Promise<void> {
  return new Promise((resolve, reject) => {
    startWorker({ task: 'initialise', directory })
      .once('error', (cause) =>
        reject(new EngineFailedError(`No database could be made in ${directory}: ${cause.message}`, { cause })),
      )
      .once('exit', () => resolve());
  });
}
