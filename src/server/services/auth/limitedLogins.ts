import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { MinuteTallies, writeEachMinute } from '../auditLog/minuteTallies.ts';
import type { Origin } from '../auditLog/recordEvent.ts';
import { auditLogin } from './auditLogins.ts';
import { networkOf } from './loginLimit.ts';

const TOO_MANY = 429;
/** How many people of one address are told apart within a minute. */
export const MOST_PEOPLE = 30;
const MOST_ADDRESSES = 2_000;

interface Limited {
  readonly origin: Origin;
  /** Null where the login names nobody: what was typed is not kept. */
  readonly user: { readonly id: number; readonly name: string } | null;
}

/** Logins that were refused by a limit, by address and person, until a minute is over. Names that nobody has are one. */
export class LimitedLogins {
  readonly #tallies = new MinuteTallies<Limited>({ names: MOST_PEOPLE, groups: MOST_ADDRESSES });

  add({ origin, user }: Limited, now: number): void {
    const name = user ? `${user.id}` : '';
    const forOthers = { origin, user: null };
    this.#tallies.add({ group: networkOf(origin.address ?? ''), name, thing: { origin, user }, forOthers }, now);
  }

  /** Takes out what was counted in minutes that are over. */
  take(now: number): (Limited & { readonly times: number })[] {
    return this.#tallies.take(now).map(({ thing, times }) => ({ ...thing, times }));
  }
}

const counted = new WeakMap<Context['database'], LimitedLogins>();

function countedIn(database: Context['database']): LimitedLogins {
  const logins = counted.get(database) ?? new LimitedLogins();
  counted.set(database, logins);
  return logins;
}

/** Runs an attempt to log in, and counts it where a limit refuses it. */
export async function notingLimits<R>(
  { database }: Pick<Context, 'database'>,
  attempt: Limited,
  run: () => Promise<R>,
): Promise<R> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof AppError && error.status === TOO_MANY) countedIn(database).add(attempt, Date.now());
    throw error;
  }
}

/** Writes down which logins a limit refused: one entry for an address, a person and a minute, which says how often. */
export async function writeLimitedLogins(
  { database, log }: Pick<Context, 'database' | 'log'>,
  now = Number.POSITIVE_INFINITY,
): Promise<void> {
  for (const { origin, user, times } of countedIn(database).take(now)) {
    try {
      await auditLogin(database.db, { event: 'loginLimited', origin, user, details: { times } });
    } catch (err) {
      log.warn({ err, times, user: user?.id }, 'logins that a limit refused could not be written down');
    }
  }
}

/** Does so once a minute is over, and when the server ends. */
export function recordLimitedLogins(app: FastifyInstance, context: Pick<Context, 'database' | 'log'>): void {
  writeEachMinute(app, (now) => writeLimitedLogins(context, now));
}
