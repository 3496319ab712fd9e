import { type SeedRecord, seedRecords, type SeedContext } from './seedRecords.ts';

/** Replaces the record of an entity of which a school has only one. */
export async function seedSingleton(context: SeedContext, name: string, record: SeedRecord): Promise<void> {
  await context.database.query(`delete from "${context.registry.get(name).table}"`);
  await seedRecords(context, name, [record]);
}
