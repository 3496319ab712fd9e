import type pg from 'pg';

type Turn = { client: Promise<pg.PoolClient>; users: number; started: boolean };

/**
 * Lets single statements share a connection. The next statement is sent before the response to the last one has arrived,
 * so the engine does not wait for this thread. Sessions that need the connection exclusively get their turn in between.
 */
export class SharedTurn {
  readonly #pool: pg.Pool;
  readonly #connect: () => Promise<pg.PoolClient>;
  #turn: Turn | undefined;

  constructor(pool: pg.Pool, connect: () => Promise<pg.PoolClient>) {
    this.#pool = pool;
    this.#connect = connect;
  }

  async use<R>(work: (client: pg.PoolClient) => Promise<R>): Promise<R> {
    const turn = this.#join();
    try {
      const client = await turn.client;
      turn.started = true;
      return await work(client);
    } finally {
      turn.users -= 1;
      if (turn.users === 0) await this.#end(turn);
    }
  }

  #join(): Turn {
    const someoneWaits = this.#turn?.started && this.#pool.waitingCount > 0;
    if (!this.#turn || someoneWaits) this.#turn = { client: this.#connect(), users: 0, started: false };
    this.#turn.users += 1;
    return this.#turn;
  }

  async #end(turn: Turn): Promise<void> {
    if (this.#turn === turn) this.#turn = undefined;
    const client = await turn.client.catch(() => undefined);
    client?.release();
  }
}
