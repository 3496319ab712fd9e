import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { MinuteTallies, writeEachMinute } from './minuteTallies.ts';
import { recordActionWithin } from './recordEvent.ts';

const FORBIDDEN = 403;
/** How many different calls of one login are told apart within a minute; whoever tries more of them is told in one entry. */
export const MOST_CALLS = 30;
const MOST_LOGINS = 2_000;

interface Refused {
  readonly caller: Caller;
  readonly call: string;
  readonly times: number;
}

/** Counts the calls that were refused to those who had no permission, by login and call, until a minute is over. */
export class RefusedCalls {
  readonly #tallies = new MinuteTallies<Caller>({ names: MOST_CALLS, groups: MOST_LOGINS });

  add(caller: Caller, call: string, now: number): void {
    const group = `${caller.userId} ${caller.familyId} ${caller.actor?.id}`;
    this.#tallies.add({ group, name: call, thing: caller }, now);
  }

  /** Takes out what was counted in minutes that are over. */
  take(now: number): Refused[] {
    return this.#tallies.take(now).map(({ name, thing, times }) => ({ call: name, caller: thing, times }));
  }
}

/** Writes down which calls were refused: one entry for a login, a call and a minute, so that nobody can flood the history. */
export function recordRefusals(app: FastifyInstance, { database, log }: Pick<Context, 'database' | 'log'>): void {
  const refusals = new RefusedCalls();
  const write = async (now: number) => {
    for (const { caller, call, times } of refusals.take(now)) {
      try {
        const doing = { about: { resource: 'call' }, action: 'refused', details: { call, times } } as const;
        await recordActionWithin(database.db, caller, doing);
      } catch (err) {
        log.warn({ err, call, times, user: caller.userId }, 'refused calls could not be written down');
      }
    }
  };
  app.addHook('onResponse', async (request, reply) => {
    const { call } = request.routeOptions.config;
    const caller: Caller | undefined = request.caller;
    if (reply.statusCode !== FORBIDDEN || !call || !caller || caller.userId === null) return;
    refusals.add(caller, `${call.method} ${call.path}`, Date.now());
  });
  writeEachMinute(app, write);
}
