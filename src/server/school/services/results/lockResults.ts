import { sql } from 'kysely';
import type { Store } from '../../../services/store.ts';
import { resultsKey } from '../exams/scope.ts';

/**
 * Whoever generates, publishes or corrects results of an exam in a class, or changes what its marks are entered by, waits
 * for whoever does so already, and for those who are saving marks of it.
 */
export async function lockResults({ trx }: Pick<Store, 'trx'>, of: Parameters<typeof resultsKey>[0]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${resultsKey(of)}, 0))`.execute(trx);
}
