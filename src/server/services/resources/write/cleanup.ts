import { UNDO_MINUTES } from '../../../../core/limits.ts';
import type { Context } from '../../../context.ts';
import { removeOldKeys } from './idempotencyKeys.ts';
import { removeOldDeletions } from './keptDeletions.ts';

const MINUTE_MS = 60_000;

interface Lifecycle {
  addHook(name: 'onReady' | 'onClose', hook: () => Promise<void>): unknown;
}

/**
 * Lets go of what was deleted once nobody can undo that any more, and of keys that nobody sends again: at the start, and
 * again and again.
 */
export function scheduleCleanup(app: Lifecycle, { database, log }: Pick<Context, 'database' | 'log'>): void {
  let timer: NodeJS.Timeout | undefined;
  const cleanUp = async () => {
    try {
      await removeOldDeletions(database.db);
      await removeOldKeys(database.db);
    } catch (error) {
      log.warn(
        { err: error },
        'What is kept of writes for a while could not be let go of; the next try is in some minutes.',
      );
    }
  };
  app.addHook('onReady', async () => {
    await cleanUp();
    timer = setInterval(cleanUp, UNDO_MINUTES * MINUTE_MS).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
