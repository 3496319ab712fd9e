import type pg from 'pg';
import { NoConnectionError } from './errors.ts';

/** The pool's message when no connection became free in time. The error has no code. */
const WAITED_TOO_LONG = 'timeout exceeded when trying to connect';

/** Takes a connection from the pool. The caller must release it. */
export async function acquire(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (cause) {
    throw cause instanceof Error && cause.message === WAITED_TOO_LONG ? new NoConnectionError({ cause }) : cause;
  }
}

/**
 * The connection of a pool that has one. Whoever waits for longer gives up; the pool's own limit would also end a
 * connection that is still being opened.
 */
export async function acquireWithin(pool: pg.Pool, limitMs: number): Promise<pg.PoolClient> {
  let timer: NodeJS.Timeout | undefined;
  const lent = acquire(pool);
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // It comes all the same, when nobody waits for it any more.
      lent.then((client) => client.release()).catch(() => undefined);
      reject(new NoConnectionError({}));
    }, limitMs);
  });
  return Promise.race([lent, limit]).finally(() => clearTimeout(timer));
}
