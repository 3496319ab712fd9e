import { randomUUID } from 'node:crypto';
import type { Resource } from '../../../../core/resource.ts';
import { refuse } from '../../../errors.ts';
import { inTurn } from '../../../storage/inTurn.ts';
import type { ImportOutcome } from './importFile.ts';

/** An import that goes on, or is over. */
export interface ImportJob {
  readonly id: string;
  readonly userId: number | null;
  /** What the file has records of. */
  readonly resource: Resource;
  phase: 'waiting' | 'checking' | 'storing' | 'done' | 'failed';
  /** Rows of the present phase. */
  done: number;
  total: number;
  outcome?: ImportOutcome;
  error?: unknown;
}

const KEPT_MS = 30 * 60_000;
const MAX_KEPT = 20;
const MAX_WAITING = 5;

/** The imports of this server: one works at a time, and what came of it can be asked for a while. */
export class ImportJobs {
  readonly #jobs = new Map<string, ImportJob>();
  readonly #inTurn = inTurn();
  #waiting = 0;

  /** Does work when it is its turn. Whoever starts it may wait for its end or ask for the job later. */
  start(about: Pick<ImportJob, 'userId' | 'resource'>, work: (job: ImportJob) => Promise<ImportOutcome>): { job: ImportJob; end: Promise<ImportOutcome> } {
    if (this.#waiting >= MAX_WAITING) throw refuse.busy();
    const job: ImportJob = { ...about, id: randomUUID(), phase: 'waiting', done: 0, total: 0 };
    this.#keep(job);
    this.#waiting += 1;
    return { job, end: this.#inTurn(() => this.#do(job, work)) };
  }

  /** A job of somebody's own; 404 when there is none, or not any more. */
  get(id: string, userId: number | null): ImportJob {
    const job = this.#jobs.get(id);
    if (!job || job.userId !== userId) throw refuse.notFound();
    return job;
  }

  async #do(job: ImportJob, work: (job: ImportJob) => Promise<ImportOutcome>): Promise<ImportOutcome> {
    try {
      job.phase = 'checking';
      job.outcome = await work(job);
      job.phase = 'done';
      return job.outcome;
    } catch (error) {
      job.phase = 'failed';
      job.error = error;
      throw error;
    } finally {
      this.#waiting -= 1;
      setTimeout(() => this.#jobs.delete(job.id), KEPT_MS).unref();
    }
  }

  // What is over longest goes first; who runs or waits is never more than a few.
  #keep(job: ImportJob): void {
    const over = [...this.#jobs.values()].filter(({ phase }) => phase === 'done' || phase === 'failed');
    for (const { id } of over.slice(0, Math.max(0, this.#jobs.size - MAX_KEPT + 1))) this.#jobs.delete(id);
    this.#jobs.set(job.id, job);
  }
}
