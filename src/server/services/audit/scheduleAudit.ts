import type { Context } from '../../context.ts';
import { sealEntries } from '../../db/auditChain/sealEntries.ts';
import { endOverdueViews } from '../auth/accountViews.ts';

const EVERY_MS = 10_000;

interface Lifecycle {
  addHook(name: 'onReady' | 'preClose', hook: () => Promise<void>): unknown;
}

/** What follows the history by itself: its entries are linked to the chain, and views of accounts end in time. */
export function scheduleAudit(app: Lifecycle, context: Pick<Context, 'database' | 'env' | 'log'>): void {
  const { database, env, log } = context;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const follow = async () => {
    try {
      await endOverdueViews(database.db);
      await sealEntries({ database, dataDir: env.dataDir });
    } catch (err) {
      log.warn({ err }, 'The history could not be sealed; the next try is soon.');
    }
  };
  const look = () => {
    running ??= follow().finally(() => {
      running = undefined;
    });
  };
  app.addHook('onReady', async () => {
    timer = setInterval(look, EVERY_MS).unref();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await running;
    // What was written last is sealed as well, where the server ends in good order.
    await follow();
  });
}
