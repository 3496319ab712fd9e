import { MEGABYTE } from '../../../core/limits.ts';
import type { Log, OpenDatabase } from '../openDatabaseTypes.ts';

type MaintainedDatabase = Pick<OpenDatabase, 'query' | 'run'> & { isWaitedFor(): boolean };

const CHECKPOINT_BYTES = 64 * MEGABYTE;

const LOG = `
  select pg_current_wal_lsn()::text as position, (pg_current_wal_lsn() - redo_lsn)::int8 as since_checkpoint
  from pg_control_checkpoint()`;

/** The thresholds at which a table is maintained (autovacuum's defaults). */
const NEEDY_TABLES = `
  select format('%I.%I', schemaname, s.relname) as name
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
    or n_ins_since_vacuum > 1000 + 0.2 * greatest(c.reltuples, 0)
    or n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)
  order by n_mod_since_analyze desc`;

/**
 * Does the work of a PostgreSQL server's background processes, which the embedded engine does not have. It uses the
 * engine for one table at a time, and leaves the other tables to the next round if a statement waits.
 */
export async function maintain({ query, run, isWaitedFor }: MaintainedDatabase): Promise<void> {
  await query('select pg_stat_force_next_flush()');
  for (const { name } of await query<{ name: string }>(NEEDY_TABLES)) {
    await run(`vacuum analyze ${name}`);
    if (isWaitedFor()) break;
  }
  // Without a checkpoint the write-ahead log would grow without limit, and so would the time to open after a crash.
  const log = await readLog(query);
  if (log.sinceCheckpoint > CHECKPOINT_BYTES) await run('checkpoint');
}

/** Repeats rounds until stopped, if there were changes. Stopping waits for the current round. */
export function scheduleMaintenance(
  upkeep: MaintainedDatabase,
  { everyMs, log }: { everyMs: number; log: Log },
): () => Promise<void> {
  let running: Promise<void> | undefined;
  let position = '';
  const round = async () => {
    if ((await readLog(upkeep.query)).position === position) return;
    await maintain(upkeep);
    position = (await readLog(upkeep.query)).position;
  };
  const timer = setInterval(() => {
    running ??= round()
      .catch((error: Error) => log.warn(`The upkeep of the embedded database failed: ${error.message}`))
      .finally(() => {
        running = undefined;
      });
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

async function readLog(query: OpenDatabase['query']): Promise<{ position: string; sinceCheckpoint: number }> {
  const [log] = await query<{ position: string; since_checkpoint: number }>(LOG);
  return { position: log?.position ?? '', sinceCheckpoint: log?.since_checkpoint ?? 0 };
}
