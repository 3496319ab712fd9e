import type { Context } from '../../context.ts';
import { listen } from '../../db/postgres/listen.ts';
import { forgetSessions } from './sessions.ts';

/** On which the triggers of the database tell what has changed of logins, users and roles. */
const CHANNEL = 'campus_logins';

interface Lifecycle {
  addHook(name: 'onReady' | 'onClose', hook: () => Promise<void>): unknown;
}

/**
 * Makes what other servers on the database change of logins, users and roles count here at once. The embedded database has
 * one server, which knows what it has changed.
 */
export function followLogins(app: Lifecycle, { env: { databaseUrl }, log }: Pick<Context, 'env' | 'log'>): void {
  if (databaseUrl === undefined) return;
  let stop = async () => {};
  app.addHook('onReady', async () => {
    stop = listen({ databaseUrl, channel: CHANNEL, log, onHeard: forgetSessions });
  });
  app.addHook('onClose', () => stop());
}
