import { CompiledQuery, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** A transaction for what asks the database by plain SQL. */
export function queriesOf(trx: Kysely<Tables>) {
  return {
    query: async <R>(text: string, parameters: readonly unknown[] = []): Promise<R[]> =>
      (await trx.executeQuery<R>(CompiledQuery.raw(text, [...parameters]))).rows,
  };
}
