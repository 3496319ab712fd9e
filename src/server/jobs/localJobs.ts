import { isOver, type JobCounts } from '../../core/calls/jobs.ts';
import { MEGABYTE } from '../../core/limits.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { JobEnd, JobProgress } from './defineJob.ts';
import type { JobRow } from './jobRows.ts';

/** Jobs that are over and still known, and those of them whose files are. */
const MAX_OVER = 100;
const MAX_WITH_FILES = 5;
/** Of these files; what is larger is read from the table. */
const MAX_BYTES = 32 * MEGABYTE;

/**
 * What this process knows of jobs without the database. The embedded one has one connection, which a job may keep for
 * long: how far it is must be told meanwhile, and there is no other process that could know more.
 */
export class LocalJobs {
  /** As of the last look. */
  counts: JobCounts = { waiting: 0, running: 0, oldest_waiting: 0 };
  readonly #known = new Map<number, JobRow>();
  readonly #cancels = new Map<number, () => void>();
  readonly #files = new Map<number, NonNullable<JobEnd['files']>>();
  readonly #workers = new Set<() => void>();

  /** Says to the workers of this process that there is something to do. */
  wake(): void {
    for (const look of this.#workers) look();
  }

  addWorker(look: () => void): () => void {
    this.#workers.add(look);
    return () => this.#workers.delete(look);
  }

  remember(row: JobRow): void {
    this.#known.delete(row.id);
    this.#known.set(row.id, row);
    const over = [...this.#known.values()].filter(({ state }) => isOver(state));
    for (const { id } of over.slice(0, -MAX_OVER)) this.#known.delete(id);
  }

  tell(id: number, { phase = null, done, total }: { phase?: string | null } & Omit<JobProgress, 'phase'>): void {
    const known = this.#known.get(id);
    if (known) this.#known.set(id, { ...known, phase, done, total });
  }

  find(id: number): JobRow | undefined {
    return this.#known.get(id);
  }

  /** Keeps what a job has left at hand. */
  rememberFiles(id: number, files: NonNullable<JobEnd['files']>): void {
    this.#files.delete(id);
    this.#files.set(id, files);
    let bytes = 0;
    for (const [index, [old, kept]] of [...this.#files].reverse().entries()) {
      bytes += bytesOf(kept);
      if (index >= MAX_WITH_FILES || bytes > MAX_BYTES) this.#files.delete(old);
    }
  }

  fileOf(id: number, name: string): Uint8Array | undefined {
    return this.#files.get(id)?.[name];
  }

  /** Says how a job that runs in this process is cancelled; answers what forgets it. */
  addRunning(id: number, cancel: () => void): () => void {
    this.#cancels.set(id, cancel);
    return () => this.#cancels.delete(id);
  }

  /** Cancels a job that runs in this process; false when none does. */
  cancel(id: number): boolean {
    const cancel = this.#cancels.get(id);
    cancel?.();
    return cancel !== undefined;
  }
}

function bytesOf(files: NonNullable<JobEnd['files']>): number {
  return Object.values(files).reduce((bytes, { byteLength }) => bytes + byteLength, 0);
}

const jobsByDatabase = new WeakMap<OpenDatabase, LocalJobs>();

export function localJobs(database: OpenDatabase): LocalJobs {
  const known = jobsByDatabase.get(database);
  if (known) return known;
  const made = new LocalJobs();
  jobsByDatabase.set(database, made);
  return made;
}
