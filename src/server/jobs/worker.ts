import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import type { DefinedJob } from './defineJob.ts';
import { claimJob, countJobs, giveBackJob, type JobRow } from './jobRows.ts';
import { localJobs } from './localJobs.ts';
import { runJob } from './runJob.ts';
import { type Timings, USUAL_TIMINGS } from './timings.ts';

/** Works at jobs until it is stopped: one of each kind at a time. */
export interface Worker {
  /** Lets go of all jobs, and waits for that. */
  readonly stop: () => Promise<void>;
}

/** Begins to work at the jobs of the given kinds; those of others are left to other processes. */
export function startWorker(context: Context, jobs: readonly DefinedJob[], timings: Partial<Timings> = {}): Worker {
  const worker = new JobWorker(context, jobs, { ...USUAL_TIMINGS, ...timings });
  worker.look();
  return { stop: () => worker.stop() };
}

class JobWorker {
  readonly #id = randomUUID();
  readonly #running = new Map<string, { readonly id: number; readonly work: Promise<void> }>();
  readonly #stopping = new AbortController();
  readonly #leave: () => void;
  #looking: Promise<void> | undefined;
  #isAskedAgain = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly context: Context,
    private readonly jobs: readonly DefinedJob[],
    private readonly timings: Timings,
  ) {
    this.#leave = localJobs(context.database).addWorker(() => this.look());
  }

  /** Takes what there is; asked while it does, it looks once more. */
  look(): void {
    if (this.#stopping.signal.aborted) return;
    if (this.#looking) {
      this.#isAskedAgain = true;
      return;
    }
    clearTimeout(this.#timer);
    this.#looking = this.#takeAll().finally(() => {
      this.#looking = undefined;
      this.#lookLater();
    });
  }

  async stop(): Promise<void> {
    this.#leave();
    clearTimeout(this.#timer);
    this.#stopping.abort();
    await this.#looking;
    const limit = new Promise((resolve) => setTimeout(resolve, this.timings.stopMs).unref());
    await Promise.race([Promise.all([...this.#running.values()].map(({ work }) => work)), limit]);
  }

  #lookLater(): void {
    if (this.#stopping.signal.aborted) return;
    if (this.#isAskedAgain) {
      this.#isAskedAgain = false;
      this.look();
      return;
    }
    const { waiting, running } = localJobs(this.context.database).counts;
    const pause = waiting + running > 0 ? this.timings.busyMs : this.timings.idleMs;
    this.#timer = setTimeout(() => this.look(), pause).unref();
  }

  async #takeAll(): Promise<void> {
    const { database, log } = this.context;
    try {
      for (let row = await this.#claim(); row; row = await this.#claim()) await this.#begin(row);
      const counts = await countJobs(database);
      if (counts) localJobs(database).counts = counts;
    } catch (err) {
      if (!this.#stopping.signal.aborted) log.warn({ err }, 'no jobs could be taken; the next look is soon');
    }
  }

  async #claim(): Promise<JobRow | undefined> {
    const kinds = this.jobs.map(({ kind }) => kind).filter((kind) => !this.#running.has(kind));
    if (kinds.length === 0 || this.#stopping.signal.aborted) return undefined;
    return claimJob(this.context.database, {
      worker: this.#id,
      kinds,
      leaseMs: this.timings.leaseMs,
      running: [...this.#running.values()].map(({ id }) => id),
    });
  }

  async #begin(row: JobRow): Promise<void> {
    const { context, timings } = this;
    const { signal: stopping } = this.#stopping;
    const job = this.jobs.find(({ kind }) => kind === row.kind);
    const held = { id: row.id, worker: this.#id };
    if (!job || stopping.aborted) {
      await giveBackJob(context.database.db, held, { attempts: row.attempts - 1, afterMs: 0 });
      return;
    }
    const work = runJob({ context, job, row, held, timings, stopping })
      .catch((err: unknown) => context.log.error({ err, job: row.id }, 'a job was left where it was'))
      .finally(() => {
        this.#running.delete(job.kind);
        this.look();
      });
    this.#running.set(job.kind, { id: row.id, work });
  }
}
