import type { OpenDatabase } from './db/database.ts';
import type { Product } from './product.ts';
import { MINUTE_MS } from '../core/durations.ts';
import { pollValue } from './pollValue.ts';

/** The institute's calendar. */
export interface Clock {
  /** The day it is at the institute, `YYYY-MM-DD`. */
  readonly today: () => string;
  readonly timeZone: () => string;
  readonly stop: () => void;
}

/** A clock in the institute's time zone; a changed zone takes effect within a minute. */
export async function startClock(database: OpenDatabase, product: Pick<Product, 'readTimeZone'>): Promise<Clock> {
  const { value, stop } = await pollValue(async () => {
    const timeZone = await product.readTimeZone(database);
    return { timeZone, today: dayIn(timeZone) };
  });
  return { today: () => value().today(), timeZone: () => value().timeZone, stop };
}

// Every write asks for the day, and formatting it costs more than most steps of a write. Days begin with a minute.
function dayIn(timeZone: string): () => string {
  // The Canadian way to write a day is ISO's.
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  let known = { minute: Number.NaN, day: '' };
  return () => {
    const now = Date.now();
    const minute = Math.floor(now / MINUTE_MS);
    if (known.minute !== minute) known = { minute, day: format.format(now) };
    return known.day;
  };
}
