import { LOOKUP_ROWS, type LookupName } from './lookups/index.ts';
import { seedRecords, type SeedContext } from './seedRecords.ts';

/** The ids of a lookup's rows by name. An empty lookup is seeded first. */
export async function namedIds(context: SeedContext, resource: LookupName): Promise<ReadonlyMap<string, number>> {
  const found = await idsByName(context, resource);
  if (found.size > 0) return found;
  await seedRecords(context, resource, LOOKUP_ROWS[resource]);
  return idsByName(context, resource);
}

/** The ids of a resource's rows by name. */
export async function idsByName({ database, registry }: SeedContext, resource: string) {
  const rows = await database.query<{ id: number; name: string }>(
    `select id, name from "${registry.get(resource).table}" order by id`,
  );
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** The value of a key that must exist. */
export function at<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const found = map.get(key);
  if (found === undefined) throw new Error(`There is no ${String(key)} to refer to`);
  return found;
}
