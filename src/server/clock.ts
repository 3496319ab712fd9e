import type { OpenDatabase } from './db/database.ts';
import type { Product } from './product.ts';

const REFRESH_MS = 60_000;

/** The institute's calendar. */
export interface Clock {
  /** The day it is at the institute, `YYYY-MM-DD`. */
  readonly today: () => string;
  readonly timeZone: () => string;
  readonly stop: () => void;
}

/** A clock in the institute's time zone; a changed zone takes effect within a minute. */
export async function startClock(database: OpenDatabase, product: Pick<Product, 'readTimeZone'>): Promise<Clock> {
  const readZone = () => product.readTimeZone(database);
  let timeZone = await readZone();
  let format = dayFormat(timeZone);
  const timer = setInterval(() => {
    readZone()
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
