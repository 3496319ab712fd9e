import { plant, type Soil } from './plant.ts';

/** The ids of a lookup's rows by name; what its declaration says is planted first where nobody has planted it yet. */
export async function namedIds(soil: Soil, resource: string): Promise<ReadonlyMap<string, number>> {
  const { table, seed } = soil.registry.get(resource);
  const read = () => soil.database.query(`select id, name from "${table}" order by id`);
  const found = await read();
  if (found.length > 0) return byName(found);
  await plant(soil, resource, seed);
  return byName(await read());
}

/** What a map has under a key that must be there. */
export function at<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const found = map.get(key);
  if (found === undefined) throw new Error(`There is no ${String(key)} to refer to`);
  return found;
}

function byName(rows: readonly Readonly<Record<string, unknown>>[]): ReadonlyMap<string, number> {
  return new Map(rows.map(({ id, name }) => [String(name), Number(id)]));
}
