import type { Campus } from './campus.ts';

const POLL_MS = 20;

/** Until somebody, or as many as that, waits in the database for what another transaction holds. */
export async function somebodyWaits({ database }: Pick<Campus, 'database'>, count = 1): Promise<void> {
  for (;;) {
    const waiting = await database.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (waiting.length >= count) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
