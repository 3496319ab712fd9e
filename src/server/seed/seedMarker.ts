import { storedColumns } from '../db/archive/manifest.ts';
import type { OpenDatabase } from '../db/database.ts';
import { quote } from '../db/select.ts';

/** Whether the school has once been planted to its end. */
export async function isPlanted(database: OpenDatabase): Promise<boolean> {
  const [marker] = await database.query("select key from settings where key = 'seed'");
  return marker !== undefined;
}

/**
 * Marks that planting begins. Where it was begun before and broken off, everything goes that it left: nobody could have
 * entered anything yet. Files stay, each under the hash of what is in it, and are found again.
 */
export async function beginPlanting(database: OpenDatabase): Promise<void> {
  const [brokenOff] = await database.query("select key from settings where key = 'seed_started'");
  const marker = `insert into settings (key, value) values ('seed_started', 'true')`;
  if (!brokenOff) {
    await database.query(marker);
    return;
  }
  await database.session(async (session) => {
    const tables = [...(await storedColumns(session)).keys()].map(quote);
    // Ids count from one again: the built-in roles are known by theirs.
    await session.run(`begin; truncate ${tables.join(', ')} restart identity; ${marker}; commit`);
  });
}

/** Marks that the school is planted, and as what. */
export async function endPlanting(database: OpenDatabase, seed: string): Promise<void> {
  await database.query("update settings set key = 'seed', value = $1 where key = 'seed_started'", [JSON.stringify(seed)]);
}
