import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/**
 * Locks a user and reads the role: whoever changes the user or the role waits until this is done, or is waited for. So what
 * is asked of them afterwards holds until the end of the transaction. Undefined where there is no such user.
 */
export async function lockAccount(
  trx: Transaction<Tables>,
  id: number,
): Promise<{ readonly id: number; readonly role_id: number } | undefined> {
  // As strong as a write of the record, so that two logins of somebody follow each other, too.
  const user = await trx
    .selectFrom('users')
    .select(['id', 'role_id'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (user) await trx.selectFrom('roles').select('id').where('id', '=', user.role_id).forShare().execute();
  return user;
}
