import { sql } from 'kysely';
import { AppError } from '../../../errors.ts';
import type { Store } from '../../store.ts';

/**
 * Does a part of a transaction, and undoes that part where it is refused. A broken constraint would end the transaction on
 * PostgreSQL, and nothing after it could be checked.
 */
export async function refusalOf(
  { trx }: Pick<Store, 'trx'>,
  work: () => Promise<unknown>,
): Promise<AppError | undefined> {
  await sql`savepoint part`.execute(trx);
  try {
    await work();
    await sql`release savepoint part`.execute(trx);
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await sql`rollback to savepoint part`.execute(trx);
    // Parts have parts: one that is left there would be taken for that of the whole.
    await sql`release savepoint part`.execute(trx);
    return error;
  }
}
