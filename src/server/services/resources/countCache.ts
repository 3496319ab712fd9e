import { BoundedCache } from '../../boundedCache.ts';
import type { OpenDatabase } from '../../db/database.ts';
import type { Statement } from '../../db/listSql.ts';

/** Rows from which on counting takes longer than reading a page. */
const LONG = 100_000;
/** Milliseconds for which what another process has written may be missing from a total. */
const KEPT_MS = 5_000;
const MOST = 1_000;

interface Counting<T> {
  readonly read: () => Promise<T>;
  readonly countOf: (answer: T) => number;
}

/** The totals of long lists, remembered for seconds. Shorter ones are counted each time. */
export class CountCache {
  #answers = new BoundedCache<{ readonly answer: unknown; readonly until: number }>(MOST);

  constructor(private readonly now: () => number = Date.now) {}

  /** The total of a list, counted by `count` where it is not known. */
  totalOf(statement: Statement, count: () => Promise<number>): Promise<number> {
    return this.answerOf(statement, { read: count, countOf: (total) => total });
  }

  /** What a statement finds that goes through all rows of a list, and as how many rows it counts. */
  async answerOf<T>(statement: Statement, { read, countOf }: Counting<T>): Promise<T> {
    // A write that comes while this counts puts others in their place.
    const answers = this.#answers;
    const key = keyOf(statement);
    const known = answers.get(key);
    // One statement always finds what one `read` answers.
    if (known && known.until > this.now()) return known.answer as T;
    const answer = await read();
    if (countOf(answer) >= LONG) answers.set(key, { answer, until: this.now() + KEPT_MS });
    return answer;
  }

  /** Called with every write of this process, which is to be seen at once. */
  forget(): void {
    this.#answers = new BoundedCache(MOST);
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
