import pg from 'pg';
import type { Log } from '../openDatabaseTypes.ts';

const RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

interface Listening {
  readonly databaseUrl: string;
  readonly channel: string;
  readonly log: Log;
  /** Called for every notification, and after every connecting, because something may have been said before it. */
  readonly onHeard: () => void;
}

/**
 * Hears the notifications of a channel on a connection of its own, and connects again whenever that breaks. Answers what
 * ends it.
 */
export function listen({ databaseUrl, channel, log, onHeard }: Listening): () => Promise<void> {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let wait = RETRY_MS;
  let hasEnded = false;

  async function connect(): Promise<void> {
    const own = new pg.Client({ connectionString: databaseUrl, keepAlive: true, application_name: 'campus' });
    client = own;
    own.on('notification', onHeard);
    // Without a listener, a connection that breaks would end the process; what to do about it stands below.
    own.on('error', () => {});
    own.on('end', connectLater);
    try {
      await own.connect();
      await own.query(`listen ${own.escapeIdentifier(channel)}`);
      wait = RETRY_MS;
      onHeard();
    } catch (error) {
      log.warn(`The database cannot be listened to: ${error instanceof Error ? error.message : String(error)}`);
      await own.end().catch(() => undefined);
      connectLater();
    }
  }

  function connectLater(): void {
    if (hasEnded) return;
    clearTimeout(retry);
    retry = setTimeout(() => void connect(), wait);
    wait = Math.min(2 * wait, LONGEST_RETRY_MS);
  }

  void connect();
  return async () => {
    hasEnded = true;
    clearTimeout(retry);
    await client?.end().catch(() => undefined);
  };
}
