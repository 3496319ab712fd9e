import type { OpenDatabase } from '../db/database.ts';
import { schoolTables } from './tables.ts';

/** The time zone of a school that has not chosen one. */
export const DEFAULT_TIME_ZONE = 'Asia/Dhaka';

/** The institute's time zone. */
export async function readTimeZone(database: OpenDatabase): Promise<string> {
  const institute = await schoolTables<'institutes'>({ database })
    .selectFrom('institutes')
    .select('time_zone')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return institute?.time_zone ?? DEFAULT_TIME_ZONE;
}
