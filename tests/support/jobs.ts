import { expect, vi } from 'vitest';
import type { Campus, Json } from './campus.ts';

const PATIENCE = { timeout: 60_000, interval: 20 };

/** A job once it has ended. */
export async function endOf(campus: Campus, id: unknown): Promise<Json> {
  return vi.waitFor(async () => {
    const job = (await campus.call(`GET /jobs/${String(id)}`)).body;
    expect(['done', 'failed', 'cancelled']).toContain(job.state);
    return job;
  }, PATIENCE);
}
