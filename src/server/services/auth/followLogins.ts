import type { Log } from '../../db/database.ts';
import { listen } from '../../db/postgres/listen.ts';
import { forgetSessions } from './sessions.ts';

/** On which the triggers of the database tell what has changed of logins, users and roles. */
const CHANNEL = 'campus_logins';

/**
 * Makes what other servers on the database change of logins, users and roles count here at once. Answers what ends it. The
 * embedded database has one server, which knows what it has changed.
 */
export function followLogins(databaseUrl: string | undefined, log: Log): () => Promise<void> {
  if (databaseUrl === undefined) return async () => {};
  return listen({ databaseUrl, channel: CHANNEL, log, onHeard: forgetSessions });
}
