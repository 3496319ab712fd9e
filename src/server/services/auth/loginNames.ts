import { type Kysely, sql } from 'kysely';
import type { Resource } from '../../../core/resource.ts';
import type { Context } from '../../context.ts';
import type { Tables } from '../../db/tables.ts';

/** A field by whose values people log in. */
export interface LoginName {
  readonly resource: Resource;
  readonly field: string;
  /** The column that says whose account it is. */
  readonly account: 'id' | 'user_id';
}

/** The fields that people log in with instead of an email address: the account's own, then those of the product. */
export function loginNames({ registry, loginIds }: Pick<Context, 'registry' | 'loginIds'>): LoginName[] {
  const people = Object.entries(loginIds).map(
    ([entity, field]): LoginName => ({ resource: registry.get(entity), field, account: 'user_id' }),
  );
  return [{ resource: registry.get('user'), field: 'login_id', account: 'id' }, ...people];
}

/** Everything that somebody can type to log in. */
export async function loginNamesOf(
  db: Kysely<Tables>,
  context: Pick<Context, 'registry' | 'loginIds'>,
  userId: number,
): Promise<string[]> {
  const ids = loginNames(context).map(
    ({ resource, field, account }) =>
      sql`select ${sql.ref(field)} as name from ${sql.table(resource.table)} where ${sql.ref(account)} = ${userId}`,
  );
  const all = [sql`select email as name from users where id = ${userId}`, ...ids];
  const { rows } = await sql<{ name: string | null }>`${sql.join(all, sql` union `)}`.execute(db);
  return rows.flatMap(({ name }) => (name === null ? [] : [name]));
}
