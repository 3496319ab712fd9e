/** How often a worker looks and tells, in milliseconds. */
export interface Timings {
  /** How long a job stays with a worker that does not say that it still works at it. */
  readonly leaseMs: number;
  /** How often it says so. */
  readonly beatMs: number;
  /** How often it says how far it is, where that has changed. */
  readonly progressMs: number;
  /** Between looks at the table while there is something to do, and while there is nothing. What this process adds is seen at once. */
  readonly busyMs: number;
  readonly idleMs: number;
  /** Before the second attempt; each further one waits twice as long as the one before. */
  readonly backoffMs: number;
  /** How long a stop waits for jobs to let go. */
  readonly stopMs: number;
}

export const USUAL_TIMINGS: Timings = {
  leaseMs: 20_000,
  beatMs: 5_000,
  progressMs: 400,
  busyMs: 1_000,
  idleMs: 5_000,
  backoffMs: 5_000,
  stopMs: 10_000,
};

const LONGEST_BACKOFF_MS = 600_000;

/** How long a job waits after an attempt that failed. */
export function backoffAfter(attempts: number, { backoffMs }: Pick<Timings, 'backoffMs'>): number {
  return Math.min(backoffMs * 2 ** (attempts - 1), LONGEST_BACKOFF_MS);
}
