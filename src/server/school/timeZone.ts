import type { OpenDatabase } from '../db/database.ts';

/** The time zone of a school that has not chosen one. */
export const DEFAULT_TIME_ZONE = 'Asia/Dhaka';

/** The institute's time zone. */
export async function readTimeZone(database: OpenDatabase): Promise<string> {
  const [row] = await database.query('select time_zone from institutes order by id limit 1');
  return typeof row?.time_zone === 'string' ? row.time_zone : DEFAULT_TIME_ZONE;
}
