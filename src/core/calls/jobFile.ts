import type { Job, JobState } from './jobs.ts';
import { DAY_MS } from '../durations.ts';

/** What a job worked on, and what it left, can be had for a day. */
export const FILES_KEPT_MS = DAY_MS;

interface FinishedJob {
  readonly state: JobState;
  readonly result: unknown;
  /** ISO 8601. */
  readonly ended_at: string | null;
}

/** The file that a job has left, as long as it can be had. */
export function fileOf({ state, result, ended_at }: FinishedJob): Job['file'] {
  const name = (result as { readonly file?: unknown } | null)?.file;
  if (state !== 'done' || typeof name !== 'string' || ended_at === null) return null;
  const until = Date.parse(ended_at) + FILES_KEPT_MS;
  return until > Date.now() ? { name, kept_until: new Date(until).toISOString() } : null;
}
