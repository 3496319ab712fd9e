import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../db/tables.ts';

/** Marks of a whole school are sorted in memory, which takes a third less time than on the disk. */
const WORK_MEMORY = '64MB';
/** All results are worked out by one statement, which takes longer than those that somebody waits for. */
const STATEMENT_LIMIT = '10min';

/** Gives a transaction what it takes to work results out. */
export async function allowLongStatement(trx: Transaction<Tables>): Promise<void> {
  await sql`set local work_mem to ${sql.lit(WORK_MEMORY)}`.execute(trx);
  // Nothing is known of how many rows the parts of the statement have, and sorting them for a join takes the longest.
  await sql`set local enable_mergejoin to off`.execute(trx);
  await sql`set local statement_timeout to ${sql.lit(STATEMENT_LIMIT)}`.execute(trx);
}
