import type { CompiledQuery, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** A transaction by whichever tables it is seen. */
type AnyTransaction = Pick<Transaction<Tables>, 'executeQuery' | 'isTransaction'>;

const pipelined = new WeakSet<object>();

/**
 * Sends a statement of a transaction whose answer nobody needs, without waiting for it. When it fails, the transaction's
 * next statement or its commit fails with that error.
 */
export async function pipelineStatement(trx: AnyTransaction, query: CompiledQuery): Promise<void> {
  pipelined.add(query);
  await trx.executeQuery(query);
}

export function isPipelined(query: CompiledQuery): boolean {
  return pipelined.has(query);
}
