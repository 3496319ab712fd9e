import type { Writable } from 'node:stream';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely';
import type pg from 'pg';
import { TransactionAbortedError } from './errors.ts';
import { isPipelined } from './pipelineStatement.ts';
import type { Statements } from './statements.ts';

const CHANGING = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

type PoolDriverOptions = {
  connect(): Promise<pg.PoolClient>;
  statements: Statements;
  isLost(client: pg.ClientBase): boolean;
};

/**
 * Kysely's way to a pool: prepared statements, and a commit that kept nothing is an error. The clients send what they are
 * given at once and in order, so what is sent ahead goes out together with the statement after it.
 */
export class PoolDriver implements Driver {
  readonly #options: PoolDriverOptions;

  constructor(options: PoolDriverOptions) {
    this.#options = options;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new PoolConnection(await this.#options.connect(), this.#options.statements);
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const { client } = ours(connection);
    client.release(this.#options.isLost(client));
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const isolation = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    const access = settings.accessMode ? ` ${settings.accessMode}` : '';
    ours(connection).pipelineStatement((client) => client.query(`begin${isolation}${access}`));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const { command } = await ours(connection).send((client) => client.query('commit'));
    if (command === 'ROLLBACK') throw new TransactionAbortedError();
  }

  /** With a lost connection its transaction is gone already; the error that told so must reach the caller. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const { client } = ours(connection);
    if (!this.#options.isLost(client)) await ours(connection).sendAnyway((client) => client.query('rollback'));
  }

  async savepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await ours(connection).send((client) => client.query(`savepoint "${name}"`));
  }

  async rollbackToSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await ours(connection).sendAnyway((client) => client.query(`rollback to savepoint "${name}"`));
  }

  async releaseSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await ours(connection).send((client) => client.query(`release savepoint "${name}"`));
  }

  /** The pool is closed by who opened it. */
  async destroy(): Promise<void> {}
}

function ours(connection: DatabaseConnection): PoolConnection {
  if (!(connection instanceof PoolConnection)) throw new Error('The connection is not of this driver.');
  return connection;
}

class PoolConnection implements DatabaseConnection {
  #ahead: Promise<unknown>[] = [];

  constructor(
    readonly client: pg.PoolClient,
    private readonly statements: Statements,
  ) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const execute = () => this.statements.execute<R>(this.client, query.sql, query.parameters);
    if (isPipelined(query)) {
      this.pipelineStatement(execute);
      return { rows: [] };
    }
    const { command, rowCount, rows } = await this.send(execute);
    return { rows, numAffectedRows: CHANGING.has(command) ? BigInt(rowCount ?? 0) : undefined };
  }

  /** Its error is told by what is sent after it, and it leaves together with that: each write of its own is a system call. */
  pipelineStatement(request: (client: pg.PoolClient) => Promise<unknown>): void {
    if (this.#ahead.length === 0) socketOf(this.client).cork();
    const answer = request(this.client);
    answer.catch(() => undefined);
    this.#ahead.push(answer);
  }

  /** Sends a request and answers it, where what was sent ahead of it has succeeded. */
  async send<T>(request: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const { answer, ahead } = this.#write(request);
    // The answers come in order, so the first error is the reason of the others.
    const [own] = await Promise.all([answer, ...ahead]);
    return own;
  }

  /** Sends a request and answers it, also where what was sent ahead of it has failed. */
  sendAnyway<T>(request: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    return this.#write(request).answer;
  }

  #write<T>(request: (client: pg.PoolClient) => Promise<T>) {
    const ahead = this.#ahead;
    this.#ahead = [];
    try {
      return { answer: request(this.client), ahead };
    } finally {
      if (ahead.length > 0) socketOf(this.client).uncork();
    }
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Read long lists in pages: a stream would keep the embedded database to itself.');
  }
}

/** The client's own stream, which its types leave out. */
function socketOf(client: pg.PoolClient): Pick<Writable, 'cork' | 'uncork'> {
  return (client as pg.PoolClient & { readonly connection: { readonly stream: Writable } }).connection.stream;
}
