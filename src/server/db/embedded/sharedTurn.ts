import type pg from 'pg';
import { lend } from '../lend.ts';

type Turn = { client: Promise<pg.PoolClient>; users: number; started: boolean };

/**
 * Lets statements that stand alone share a connection: the next is sent before the answer to the last is there, so the
 * engine need not wait for this thread in between. Those who need the connection for themselves come in between.
 */
export class SharedTurn {
  readonly #pool: pg.Pool;
  #turn: Turn | undefined;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
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
    if (!this.#turn || someoneWaits) this.#turn = { client: lend(this.#pool), users: 0, started: false };
    this.#turn.users += 1;
    return this.#turn;
  }

  async #end(turn: Turn): Promise<void> {
    if (this.#turn === turn) this.#turn = undefined;
    const client = await turn.client.catch(() => undefined);
    client?.release();
  }
}
