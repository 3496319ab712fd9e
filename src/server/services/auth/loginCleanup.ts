import type { Context } from '../../context.ts';
import { removeEndedLogins } from './families.ts';
import { removeOldFailures } from './loginLimit.ts';
import { removeOldPasswordLinks } from './passwordLinks.ts';
import { removeOldChallenges } from './secrets/challenges.ts';
import { HOUR_MS } from '../../../core/durations.ts';

interface Lifecycle {
  addHook(name: 'onReady' | 'onClose', hook: () => Promise<void>): unknown;
}

/** Deletes what is left of ended logins, at the start and every hour. */
export function scheduleLoginCleanup(app: Lifecycle, { database, log }: Pick<Context, 'database' | 'log'>): void {
  let timer: NodeJS.Timeout | undefined;
  const cleanUp = async () => {
    try {
      await removeEndedLogins(database.db);
      await removeOldFailures(database.db);
      await removeOldChallenges(database.db);
      await removeOldPasswordLinks(database.db);
    } catch (error) {
      log.warn({ err: error }, 'Ended logins could not be removed; the next try is in an hour.');
    }
  };
  app.addHook('onReady', async () => {
    await cleanUp();
    timer = setInterval(cleanUp, HOUR_MS).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
