import type pg from 'pg';
import { NoConnectionError } from './errors.ts';

/** What the pool says when everybody else has kept its connections for too long; it gives it no code. */
const WAITED_TOO_LONG = 'timeout exceeded when trying to connect';

/** A connection of a pool; it must be released. */
export async function lend(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (cause) {
    throw cause instanceof Error && cause.message === WAITED_TOO_LONG ? new NoConnectionError({ cause }) : cause;
  }
}
