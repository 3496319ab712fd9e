import { randomUUID } from 'node:crypto';
import { MEGABYTE } from '../../../../core/limits.ts';
import type { Resource } from '../../../../core/resource.ts';
import { refuse } from '../../../errors.ts';
import { serialQueue } from '../../../storage/serialQueue.ts';
import { textOf } from './cellText.ts';
import type { ImportOutcome } from './importFile.ts';

/** An import that goes on, or is over. */
export interface ImportJob {
  readonly id: string;
  readonly userId: number | null;
  /** What the file has records of. */
  readonly resource: Resource;
  /** Bytes of memory that its file takes, until it is over. */
  readonly bytes: number;
  phase: 'waiting' | 'checking' | 'storing' | 'done' | 'failed';
  /** Rows of the present phase. */
  done: number;
  total: number;
  outcome?: ImportOutcome;
  error?: unknown;
}

const KEPT_MS = 30 * 60_000;
/** Outcomes that are kept, of all and of one person. */
const MAX_KEPT = 20;
const MAX_KEPT_EACH = 3;
/** Bytes of all outcomes that are kept; the latest one is, however large. */
const MAX_KEPT_BYTES = 32 * MEGABYTE;
/** Imports that wait or work, of all and of one person, and the bytes of their files. */
const MAX_WAITING = 5;
const MAX_WAITING_EACH = 3;
const MAX_WAITING_BYTES = 256 * MEGABYTE;
/** Bytes that a cell takes beside its characters, which take two each. */
const CELL_BYTES = 24;

/** The imports of this server: one works at a time, and what came of it can be asked for a while. */
export class ImportJobs {
  readonly #jobs = new Map<string, ImportJob>();
  readonly #queue = serialQueue();

  /** Does work when it is its turn. Whoever starts it may wait for its end or ask for the job later. */
  start(
    about: Pick<ImportJob, 'userId' | 'resource' | 'bytes'>,
    work: (job: ImportJob) => Promise<ImportOutcome>,
  ): { job: ImportJob; end: Promise<ImportOutcome> } {
    this.#requireRoom(about);
    const job: ImportJob = { ...about, id: randomUUID(), phase: 'waiting', done: 0, total: 0 };
    this.#jobs.set(job.id, job);
    return { job, end: this.#queue(() => this.#do(job, work)) };
  }

  /** A job of somebody's own; refused when there is none, or not any more. */
  get(id: string, userId: number | null): ImportJob {
    const job = this.#jobs.get(id);
    if (!job || job.userId !== userId) throw refuse.importGone();
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
      this.#forgetSome();
      this.#forgetLater(job.id);
    }
  }

  // By its id alone: a timer that knew the job would keep its outcome, whoever else has forgotten it.
  #forgetLater(id: string): void {
    setTimeout(() => this.#jobs.delete(id), KEPT_MS).unref();
  }

  #requireRoom({ userId, bytes }: Pick<ImportJob, 'userId' | 'bytes'>): void {
    const waiting = [...this.#jobs.values()].filter((job) => !isOver(job));
    const isTooLarge = waiting.length > 0 && sum(waiting.map((job) => job.bytes)) + bytes > MAX_WAITING_BYTES;
    const own = waiting.filter((job) => job.userId === userId);
    if (isTooLarge || waiting.length >= MAX_WAITING || own.length >= MAX_WAITING_EACH) throw refuse.busy();
  }

  // What has been over longest goes first.
  #forgetSome(): void {
    let bytes = 0;
    const kept = new Map<number | null, number>();
    const over = [...this.#jobs.values()].filter(isOver).reverse();
    for (const [index, { id, userId, outcome }] of over.entries()) {
      const own = (kept.get(userId) ?? 0) + 1;
      bytes += outcome ? bytesOf(outcome) : 0;
      const isLatest = index === 0;
      if (!isLatest && (index >= MAX_KEPT || own > MAX_KEPT_EACH || bytes > MAX_KEPT_BYTES)) this.#jobs.delete(id);
      else kept.set(userId, own);
    }
  }
}

function isOver({ phase }: ImportJob): boolean {
  return phase === 'done' || phase === 'failed';
}

/** What an outcome keeps of its file: above all the lines that are wrong. */
function bytesOf({ bad, good }: ImportOutcome): number {
  return sum([...bad, ...good].flatMap(({ line }) => line.cells.map((cell) => CELL_BYTES + 2 * textOf(cell).length)));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
