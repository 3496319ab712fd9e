import { FILES_KEPT_MS } from '../../core/calls/jobFile.ts';
import type { Context } from '../context.ts';
import { freeJobs, removeOldJobs } from './jobRows.ts';
import { startWorker, type Worker } from './worker.ts';
import { DAY_MS, HOUR_MS } from '../../core/durations.ts';

/** That there was a job is told for a month. */
const KEPT = { filesAfterMs: FILES_KEPT_MS, jobsAfterMs: 30 * DAY_MS };

interface Lifecycle {
  addHook(name: 'onReady' | 'preClose', hook: () => Promise<void>): unknown;
}

/** Works at the jobs of the engine and of the product while the server runs, and tidies up after them. */
export function scheduleJobs(app: Lifecycle, context: Context): void {
  const { database, log } = context;
  let worker: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;
  const cleanUp = async () => {
    try {
      await removeOldJobs(database.db, KEPT);
    } catch (err) {
      log.warn({ err }, 'Old jobs could not be removed; the next try is in an hour.');
    }
  };
  app.addHook('onReady', async () => {
    await cleanUp();
    timer = setInterval(cleanUp, HOUR_MS).unref();
    // The process that had them is gone: one at a time has the folder of the embedded database.
    if (database.kind === 'embedded') await freeJobs(database.db);
    worker = startWorker(
      context,
      context.jobs.filter(({ isWanted }) => isWanted?.(context.env) ?? true),
    );
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await worker?.stop();
  });
}
