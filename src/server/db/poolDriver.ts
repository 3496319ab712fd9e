import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely';
import type pg from 'pg';
import { TransactionAbortedError } from './errors.ts';
import type { Statements } from './statements.ts';

const CHANGING = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

type PoolDriverOptions = {
  connect(): Promise<pg.PoolClient>;
  statements: Statements;
  isLost(client: pg.ClientBase): boolean;
};

/** Kysely's way to a pool: prepared statements, and a commit that kept nothing is an error. */
export class PoolDriver implements Driver {
  readonly #options: PoolDriverOptions;
  readonly #clients = new WeakMap<DatabaseConnection, pg.PoolClient>();

  constructor(options: PoolDriverOptions) {
    this.#options = options;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const client = await this.#options.connect();
    const connection = new PoolConnection(client, this.#options.statements);
    this.#clients.set(connection, client);
    return connection;
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.#clientOf(connection).release();
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const isolation = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    const access = settings.accessMode ? ` ${settings.accessMode}` : '';
    await this.#clientOf(connection).query(`begin${isolation}${access}`);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const { command } = await this.#clientOf(connection).query('commit');
    if (command === 'ROLLBACK') throw new TransactionAbortedError();
  }

  /** With a lost connection its transaction is gone already; the error that told so must reach the caller. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const client = this.#clientOf(connection);
    if (!this.#options.isLost(client)) await client.query('rollback');
  }

  async savepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await this.#clientOf(connection).query(`savepoint "${name}"`);
  }

  async rollbackToSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await this.#clientOf(connection).query(`rollback to savepoint "${name}"`);
  }

  async releaseSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await this.#clientOf(connection).query(`release savepoint "${name}"`);
  }

  /** The pool is closed by who opened it. */
  async destroy(): Promise<void> {}

  #clientOf(connection: DatabaseConnection): pg.PoolClient {
    const client = this.#clients.get(connection);
    if (!client) throw new Error('The connection is not of this driver.');
    return client;
  }
}

class PoolConnection implements DatabaseConnection {
  constructor(
    private readonly client: pg.PoolClient,
    private readonly statements: Statements,
  ) {}

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { command, rowCount, rows } = await this.statements.execute<R>(this.client, sql, parameters);
    return { rows, numAffectedRows: CHANGING.has(command) ? BigInt(rowCount ?? 0) : undefined };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Read long lists in pages: a stream would keep the embedded database to itself.');
  }
}
