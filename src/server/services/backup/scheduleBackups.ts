import { buildAbility } from '../../../core/abilities.ts';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { claimNight, knownBackups } from '../../db/archive/knownBackups.ts';
import { enqueueWithin } from '../../jobs/enqueueJob.ts';
import { backupJob } from './backupJob.ts';
import { lastNight } from './lastNight.ts';
import { MINUTE_MS } from '../../../core/durations.ts';

/** Of two backups that wait only one would be new. */
const KEY = 'night';

/** Nobody asks for it. */
const SERVER: Caller = {
  userId: null,
  name: '',
  roleId: null,
  rules: [],
  ability: buildAbility([]),
  address: '',
  requestId: '',
};

interface Lifecycle {
  addHook(name: 'onReady' | 'preClose', hook: () => Promise<void>): unknown;
}

/** Has a backup made every night, once for all servers on a database, and tells this one of the last good backup. */
export function scheduleBackups(app: Lifecycle, context: Context): void {
  const { database, env, log } = context;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const follow = async () => {
    try {
      if (env.backups.at !== undefined) await beginWhenDue(context, new Date());
      await knownBackups(database).refresh();
    } catch (err) {
      log.warn({ err }, 'The backup of the night could not be begun; the next try is in a minute.');
    }
  };
  const look = () => {
    running ??= follow().finally(() => {
      running = undefined;
    });
  };
  app.addHook('onReady', async () => {
    look();
    await running;
    timer = setInterval(look, MINUTE_MS).unref();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await running;
  });
}

/**
 * Lets the backup of the last night wait for a worker where no server has begun it. A server that was off at night makes
 * it up when it starts; a school that has just begun waits for its first night.
 */
export async function beginWhenDue(context: Context, now: Date): Promise<boolean> {
  const { at } = context.env.backups;
  if (at === undefined) return false;
  const night = lastNight({ now, at, timeZone: context.timeZone() });
  const afterCommit = new Set<() => void>();
  const hasBegun = await context.database.db.transaction().execute(async (trx) => {
    const claimed = await claimNight(trx, night);
    if (!claimed?.earlier) return false;
    await enqueueWithin(
      { trx, context, afterCommit },
      { job: backupJob, input: {}, caller: SERVER, locale: 'en', key: KEY },
    );
    return true;
  });
  for (const each of afterCommit) each();
  return hasBegun;
}
