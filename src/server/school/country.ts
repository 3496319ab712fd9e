import type { OpenDatabase } from '../db/database.ts';
import { schoolTables } from './tables.ts';

/** The country of a school that has not chosen one. */
export const DEFAULT_COUNTRY = 'BD';

/** The institute's country. */
export async function readCountry(database: Pick<OpenDatabase, 'db'>): Promise<string> {
  const institute = await schoolTables<'institutes'>({ database })
    .selectFrom('institutes')
    .select('country')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return institute?.country ?? DEFAULT_COUNTRY;
}
