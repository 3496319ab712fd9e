import { type Kysely, sql } from 'kysely';
import type { Resource } from '../../../core/resource.ts';
import type { Tables } from '../../db/tables.ts';
import { hiddenFields } from '../../policies/hiddenFields.ts';
import { accountFields } from '../resources/write/accounts.ts';
import type { NamedRecords, Reader } from './findNamedRecords.ts';

/** The accounts of records, where the reader may read whose they are. */
export async function accountsOf({ context, caller }: Reader, records: readonly NamedRecords[]): Promise<number[]> {
  const found = await Promise.all(
    records.flatMap(({ resource: name, ids }) => {
      const resource = context.registry.has(name) ? context.registry.get(name) : undefined;
      if (!resource) return [];
      const hidden = hiddenFields(resource, caller);
      const fields = accountFields(resource).filter((field) => !hidden.has(field));
      return fields.map((field) => accountsIn(context.database.db, { resource, field, ids }));
    }),
  );
  return found.flat();
}

interface Holding {
  readonly resource: Resource;
  readonly field: string;
  readonly ids: readonly number[];
}

async function accountsIn(db: Kysely<Tables>, { resource, field, ids }: Holding): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select ${sql.ref(field)} as id from ${sql.table(resource.table)}
    where id = any(${ids}) and ${sql.ref(field)} is not null`.execute(db);
  return rows.map(({ id }) => id);
}
