import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type pg from 'pg';
import { isConnectionLost } from './connectionLost.ts';
import type { Log, OpenDatabase, Session } from './openDatabaseTypes.ts';
import { PoolDriver } from './poolDriver.ts';
import { Statements } from './statements.ts';
import type { Row, Tables } from './tables.ts';

type Pooled = {
  kind: OpenDatabase['kind'];
  pool: pg.Pool;
  log: Log;
  /** A connection to be released; who waits too long for one gives up. */
  connect(): Promise<pg.PoolClient>;
  /** Lends a connection to a statement that stands alone. */
  lend<R>(work: (client: pg.ClientBase) => Promise<R>): Promise<R>;
  /** Takes the time limit off the statements of a connection. */
  liftLimit(client: pg.ClientBase): Promise<void>;
  restoreLimit(client: pg.ClientBase): Promise<void>;
  close(): Promise<void>;
};

/** A statement that changes nothing. */
const READ = /^\s*select\b(?!.*\b(for (no key )?update|pg_advisory\w*|nextval)\b)/is;

/** All that the two engines have in common once there is a pool of connections. */
export function pooledDatabase({
  kind,
  pool,
  log,
  connect,
  lend: lendAlone,
  liftLimit,
  restoreLimit,
  close,
}: Pooled): OpenDatabase {
  const statements = new Statements();
  const lost = new WeakSet<pg.ClientBase>();
  // Without a listener on both, a connection that breaks would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      lost.add(client);
      log.warn(`A connection to the database was lost: ${error.message}`);
    });
  });
  let closing: Promise<void> | undefined;
  const driver = new PoolDriver({ connect, statements, isLost: (client) => lost.has(client) });

  async function query<R = Row>(sql: string, params: readonly unknown[] = []): Promise<R[]> {
    const once = () => lendAlone(async (client) => (await statements.execute<R>(client, sql, params)).rows);
    try {
      return await once();
    } catch (error) {
      // A server that was restarted has cut all connections of the pool; nobody need hear of it who only reads.
      if (kind === 'embedded' || !READ.test(sql) || !isConnectionLost(error)) throw error;
      return once();
    }
  }

  async function session<R>(work: (session: Session) => Promise<R>): Promise<R> {
    const client = await connect();
    try {
      await liftLimit(client);
      return await work(sessionOn(client));
    } finally {
      client.release(await reset(client));
    }
  }

  /** Ends what a session may have left open. Gives the reason when the connection cannot be used again. */
  async function reset(client: pg.ClientBase): Promise<Error | undefined> {
    try {
      await client.query('rollback; select pg_advisory_unlock_all()');
      await restoreLimit(client);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  return {
    kind,
    db: new Kysely<Tables>({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => driver,
        createIntrospector: (db) => new PostgresIntrospector(db),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
    }),
    query,
    session,
    run: (sqlText) => session(({ run }) => run(sqlText)),
    ping: async () => {
      await query('select 1');
    },
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

function sessionOn(client: pg.ClientBase): Session {
  return {
    query: async (sql, params = []) => (await client.query({ text: sql, values: [...params] })).rows,
    run: async (sqlText) => {
      await client.query(sqlText);
    },
  };
}
