import type { OpenDatabase } from './db/database.ts';

const REFRESH_MS = 60_000;
const DEFAULT_ZONE = 'Asia/Dhaka';

/** The institute's calendar. */
export interface Clock {
  /** The day it is at the institute, `YYYY-MM-DD`. */
  readonly today: () => string;
  readonly timeZone: () => string;
  readonly stop: () => void;
}

/** A clock in the institute's time zone; a changed zone takes effect within a minute. */
export async function startClock(database: OpenDatabase): Promise<Clock> {
  let timeZone = await readZone(database);
  let format = dayFormat(timeZone);
  const timer = setInterval(() => {
    readZone(database)
      .then((zone) => {
        format = dayFormat(zone);
        timeZone = zone;
      })
      // The database is away for a moment; the zone stays what it was.
      .catch(() => undefined);
  }, REFRESH_MS);
  timer.unref();
  return { today: () => format.format(new Date()), timeZone: () => timeZone, stop: () => clearInterval(timer) };
}

// The Canadian way to write a day is ISO's.
function dayFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
}

/** The institute's time zone. */
export async function readZone(database: OpenDatabase): Promise<string> {
  const [row] = await database.query('select time_zone from institutes order by id limit 1');
  return typeof row?.time_zone === 'string' ? row.time_zone : DEFAULT_ZONE;
}
