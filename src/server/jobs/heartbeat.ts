import type { Context } from '../context.ts';
import type { JobProgress } from './defineJob.ts';
import { beatJob, type HeldJob } from './jobRows.ts';
import { localJobs } from './localJobs.ts';
import type { Timings } from './timings.ts';

interface HeartbeatOptions {
  readonly context: Pick<Context, 'database' | 'log'>;
  readonly held: HeldJob;
  readonly timings: Timings;
  readonly onCancelled: () => void;
  readonly onLost: () => void;
}

/** Keeps a job while it is worked at, writes down how far it is, and learns what others want of it. */
export class Heartbeat {
  #progress: JobProgress = { done: 0, total: 0 };
  #isCancelled = false;
  #written = this.#progress;
  #lastAt = performance.now();
  #beating: Promise<void> | undefined;
  #isEnding = false;
  readonly #timer: NodeJS.Timeout;

  constructor(private readonly options: HeartbeatOptions) {
    this.#timer = setInterval(() => this.#beatWhenDue(), options.timings.progressMs).unref();
  }

  get progress(): JobProgress {
    return this.#progress;
  }

  tell(progress: JobProgress): void {
    const { context, held } = this.options;
    this.#progress = progress;
    this.#isEnding = false;
    localJobs(context.database).tell(held.id, progress);
  }

  /** Tells others of a cancellation that this process was asked for. */
  cancel(): void {
    this.#isCancelled = true;
    this.#lastAt = 0;
  }

  /** The row is about to be ended by a transaction: a beat would wait for it, and then find nothing. */
  beginEnding(): void {
    this.#isEnding = true;
  }

  /** Whether such a transaction has begun, and no work came after it. */
  get isEnding(): boolean {
    return this.#isEnding;
  }

  /** Ends, after the beat that is on its way. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#beating;
  }

  #beatWhenDue(): void {
    const isDue = performance.now() - this.#lastAt >= this.options.timings.beatMs;
    if (this.#beating || this.#isEnding || (!isDue && this.#written === this.#progress)) return;
    this.#beating = this.#beat().finally(() => {
      this.#beating = undefined;
    });
  }

  async #beat(): Promise<void> {
    const { context, held, timings, onCancelled, onLost } = this.options;
    const progress = this.#progress;
    try {
      const beat = { leaseMs: timings.leaseMs, progress, isCancelled: this.#isCancelled };
      const isCancelled = await beatJob(context.database, held, beat);
      this.#written = progress;
      this.#lastAt = performance.now();
      if (isCancelled) onCancelled();
      if (isCancelled === undefined && !this.#isEnding) onLost();
    } catch (err) {
      // The next one comes soon; a job that is lost meanwhile shows by it.
      context.log.warn({ err, job: held.id }, 'a job could not say that it goes on');
    }
  }
}
