import { storedColumns } from '../../db/archive/manifest.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { quote } from '../../db/select.ts';

/** Whether the database has been seeded completely. */
export async function isSeeded(database: OpenDatabase): Promise<boolean> {
  const [marker] = await database.query("select key from settings where key = 'seed'");
  return marker !== undefined;
}

/**
 * Marks the beginning of seeding. If an earlier seeding was interrupted, its rows are deleted: no user can have entered
 * anything yet. Stored files stay, because each is named by the hash of its content and is used again.
 */
export async function beginSeeding(database: OpenDatabase): Promise<void> {
  const [brokenOff] = await database.query("select key from settings where key = 'seed_started'");
  const marker = `insert into settings (key, value) values ('seed_started', 'true')`;
  if (!brokenOff) {
    await database.query(marker);
    return;
  }
  await database.session(async (session) => {
    const tables = [...(await storedColumns(session)).keys()].map(quote);
    // Ids restart at 1, because the built-in roles are recognised by their ids.
    // The history of what was never finished is of nobody.
    const anew = "set local campus.starts_anew to 'on'";
    await session.run(`begin; ${anew}; truncate ${tables.join(', ')} restart identity; ${marker}; commit`);
  });
}

/** Marks the end of seeding and stores which kind of school was created. */
export async function endSeeding(database: OpenDatabase, seed: string): Promise<void> {
  await database.query("update settings set key = 'seed', value = $1 where key = 'seed_started'", [
    JSON.stringify(seed),
  ]);
}
