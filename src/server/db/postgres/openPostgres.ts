import pg from 'pg';
import type { Log, OpenDatabase } from '../openDatabaseTypes.ts';
import { isConnectionLost } from '../connectionLost.ts';
import { DatabaseUnreachableError } from '../errors.ts';
import { acquire } from '../acquire.ts';
import { pooledDatabase } from '../pooledDatabase.ts';
import { VALUE_SETTINGS, valueTypes } from '../values.ts';
import { GatheringSocket } from './gatheringSocket.ts';

const POOL_SIZE = 10;
const STATEMENT_LIMIT_MS = 15_000;
/** A transaction that waits for something else keeps its rows from everyone. */
const IDLE_TRANSACTION_LIMIT_MS = 60_000;
const CONNECT_LIMIT_MS = 10_000;
const IDLE_CONNECTION_MS = 30_000;

type PostgresOptions = { databaseUrl: string; log: Log; poolSize?: number; statementLimitMs?: number; name?: string };

export async function openPostgres(options: PostgresOptions): Promise<OpenDatabase> {
  const {
    databaseUrl,
    log,
    poolSize = POOL_SIZE,
    statementLimitMs = STATEMENT_LIMIT_MS,
    name = 'DATABASE_URL',
  } = options;
  const limit = `set statement_timeout to ${statementLimitMs}`;
  const settings = [
    VALUE_SETTINGS,
    limit,
    `set idle_in_transaction_session_timeout to ${IDLE_TRANSACTION_LIMIT_MS}`,
    "set client_min_messages to 'warning'",
    // To compile a statement takes longer than to run any of ours: most of the time of a list sorted by a reference.
    'set jit to off',
  ];
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    types: valueTypes,
    keepAlive: true,
    pipeline: true,
    stream: () => new GatheringSocket(),
    application_name: 'campus',
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    onConnect: (client) => client.query(settings.join(';')),
  });
  const connect = () => acquire(pool);
  const database = pooledDatabase({
    kind: 'postgres',
    pool,
    log,
    connect,
    lend: async (work) => {
      const client = await connect();
      let isLost = false;
      try {
        return await work(client);
      } catch (error) {
        isLost = isConnectionLost(error);
        throw error;
      } finally {
        // The pool does not know yet, and would lend it again.
        client.release(isLost);
      }
    },
    liftLimit: (client) => execute(client, 'set statement_timeout to 0'),
    restoreLimit: (client) => execute(client, limit),
    close: () => pool.end(),
  });
  try {
    await database.ping();
  } catch (error) {
    await pool.end();
    throw unreachable({ databaseUrl, name }, error);
  }
  return database;
}

async function execute(client: pg.ClientBase, sql: string): Promise<void> {
  await client.query(sql);
}

/** Names the place but not the password. */
function unreachable(
  { databaseUrl, name }: { databaseUrl: string; name: string },
  cause: unknown,
): DatabaseUnreachableError {
  const { hostname, port, pathname } = new URL(databaseUrl);
  const place = `${hostname || 'localhost'}:${port || 5432}${pathname}`;
  return new DatabaseUnreachableError(`Cannot use PostgreSQL at ${place} (${name}): ${reasonOf(cause)}`, {
    cause,
  });
}

/** A name with several addresses fails with one error for each and says nothing itself. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
