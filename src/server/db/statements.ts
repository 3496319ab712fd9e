import type pg from 'pg';
import { StatementNames } from './statementNames.ts';

export type Answer<R> = { command: string; rowCount: number | null; rows: R[] };

/** What PostgreSQL says when a table's columns changed under a prepared `select *`. */
const STALE_PLAN = { code: '0A000', routine: 'RevalidateCachedQuery' };

/** Runs statements, prepared under a name where that pays. One for all connections of a pool. */
export class Statements {
  readonly #names = new StatementNames();
  readonly #generations = new WeakMap<pg.ClientBase, number>();

  async execute<R>(client: pg.ClientBase, text: string, values: readonly unknown[]): Promise<Answer<R>> {
    const name = this.#nameOn(client, text);
    try {
      return await client.query<R & object>({ name, text, values: [...values] });
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      this.#generations.set(client, this.#generationOf(client) + 1);
      // A transaction is lost with its first error; a single statement changed nothing yet.
      if (client.getTransactionStatus() !== 'I') throw error;
      return await client.query<R & object>({ text, values: [...values] });
    }
  }

  #nameOn(client: pg.ClientBase, text: string): string | undefined {
    const name = this.#names.nameOf(text);
    const generation = this.#generationOf(client);
    return name && generation ? `${name}_${generation}` : name;
  }

  #generationOf(client: pg.ClientBase): number {
    return this.#generations.get(client) ?? 0;
  }
}

function isStalePlan(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    'routine' in error &&
    error.code === STALE_PLAN.code &&
    error.routine === STALE_PLAN.routine
  );
}
