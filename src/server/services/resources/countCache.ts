import { BoundedCache } from '../auth/boundedCache.ts';
import type { OpenDatabase } from '../../db/database.ts';
import type { Statement } from '../../db/listSql.ts';

/** Rows from which on counting takes longer than reading a page. */
const LONG = 100_000;
/** Milliseconds for which what another process has written may be missing from a total. */
const KEPT_MS = 5_000;
const MOST = 1_000;

/** The totals of long lists, remembered for seconds. Shorter ones are counted each time. */
export class CountCache {
  #totals = new BoundedCache<{ readonly total: number; readonly until: number }>(MOST);

  constructor(private readonly now: () => number = Date.now) {}

  /** The total of a list, counted by `count` where it is not known. */
  async totalOf(statement: Statement, count: () => Promise<number>): Promise<number> {
    // A write that comes while this counts puts others in their place.
    const totals = this.#totals;
    const key = keyOf(statement);
    const known = totals.get(key);
    if (known && known.until > this.now()) return known.total;
    const total = await count();
    if (total >= LONG) totals.set(key, { total, until: this.now() + KEPT_MS });
    return total;
  }

  /** Called with every write of this process, which is to be seen at once. */
  forget(): void {
    this.#totals = new BoundedCache(MOST);
  }
}

const known = new WeakMap<OpenDatabase, CountCache>();

/** The totals of the lists of a database. */
export function countCacheOf(database: OpenDatabase): CountCache {
  const totals = known.get(database) ?? new CountCache();
  known.set(database, totals);
  return totals;
}

function keyOf({ sql, parameters }: Statement): string {
  return JSON.stringify([sql, parameters]);
}
