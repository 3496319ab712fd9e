import { workerData } from 'node:worker_threads';
import { MEGABYTE } from '../../../../core/limits.ts';

// A thread beside the one that reads, which is at work all the time and could look at nothing.

/** What one file may take. */
export interface GuardedLimits {
  /** Milliseconds of the processor. */
  readonly readingMs: number;
  /** Megabytes of the whole process. */
  readonly wholeMb: number;
  /** The process of the server; without it nobody waits for the file. */
  readonly server: number;
}

const LOOK_EVERY_MS = 50;

const { readingMs, wholeMb, server } = workerData as GuardedLimits;

setInterval(() => {
  const { user, system } = process.cpuUsage();
  const isTooLong = (user + system) / 1_000 > readingMs;
  const isTooLarge = process.memoryUsage.rss() / MEGABYTE > wholeMb;
  const isAlone = process.ppid !== server;
  if (isTooLong || isTooLarge || isAlone) process.kill(process.pid, 'SIGKILL');
}, LOOK_EVERY_MS);
