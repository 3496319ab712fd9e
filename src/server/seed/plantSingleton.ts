import { type Planted, plant, type Soil } from './plant.ts';

/** Fills the one record of an entity that a school has only one of. */
export async function plantSingleton(soil: Soil, name: string, record: Planted): Promise<void> {
  await soil.database.query(`delete from "${soil.registry.get(name).table}"`);
  await plant(soil, name, [record]);
}
