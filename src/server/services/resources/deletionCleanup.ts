import { UNDO_MINUTES } from '../../../core/limits.ts';
import type { Context } from '../../context.ts';
import { removeOldDeletions } from './write/keptDeletions.ts';

const MINUTE_MS = 60_000;

interface Lifecycle {
  addHook(name: 'onReady' | 'onClose', hook: () => Promise<void>): unknown;
}

/** Lets go of what was deleted once nobody can undo that any more: at the start, and again and again. */
export function scheduleDeletionCleanup(app: Lifecycle, { database, log }: Pick<Context, 'database' | 'log'>): void {
  let timer: NodeJS.Timeout | undefined;
  const cleanUp = async () => {
    try {
      await removeOldDeletions(database.db);
    } catch (error) {
      log.warn({ err: error }, 'What was deleted could not be let go of; the next try is in some minutes.');
    }
  };
  app.addHook('onReady', async () => {
    await cleanUp();
    timer = setInterval(cleanUp, UNDO_MINUTES * MINUTE_MS).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
