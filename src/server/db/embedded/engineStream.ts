import { Duplex } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import { EngineFailedError, StatementTimeoutError } from '../errors.ts';
import { joinBytes } from './bytes.ts';
import { type EngineReply, type EngineRequest, startWorker } from './startWorker.ts';

const CLOSE_LIMIT_MS = 10_000;

type EngineStreamOptions = {
  directory: string;
  /** The longest time of one statement. */
  limitMs: number;
  /** Two engines must never use one directory at the same time, not even while the first is being stopped. */
  startAfter: Promise<void>;
};

/**
 * The embedded engine as a socket for a PostgreSQL client: bytes of the wire protocol in and out. Each stream has its own
 * engine. A statement that exceeds the time limit, or a breakdown of the engine, ends both.
 */
export class EngineStream extends Duplex {
  /** Settles when the engine no longer uses its directory. */
  readonly stopped: Promise<void>;
  /** The time of the engine's last response. */
  answeredAt = 0;
  #limitMs: number;
  #worker: Worker | undefined;
  #watchdog: NodeJS.Timeout | undefined;
  #unanswered = 0;
  #markStopped: () => void = () => {};

  constructor(private readonly options: EngineStreamOptions) {
    super();
    this.#limitMs = options.limitMs;
    this.stopped = new Promise((resolve) => {
      this.#markStopped = resolve;
    });
  }

  /** 0 removes the limit. */
  limitStatements(limitMs: number): void {
    this.#limitMs = limitMs;
  }

  connect(): this {
    this.options.startAfter.then(() => this.#start()).catch((cause) => this.#fail(cause));
    return this;
  }

  // Methods of a socket that a client calls, without effect here.
  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#send([chunk]);
    done();
  }

  /** The messages of one statement arrive together, and the engine must receive them together. */
  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(chunks.map(({ chunk }) => chunk));
    done();
  }

  override _final(done: () => void): void {
    const limit = setTimeout(() => this.destroy(), CLOSE_LIMIT_MS);
    this.#worker?.once('exit', () => {
      clearTimeout(limit);
      this.push(null);
      done();
    });
    this.#worker?.postMessage('close' satisfies EngineRequest);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    clearTimeout(this.#watchdog);
    if (this.#worker) void this.#worker.terminate();
    else this.#markStopped();
    done(error);
  }

  #start(): void {
    if (this.destroyed) return;
    this.#worker = startWorker({ task: 'serve', directory: this.options.directory })
      .on('message', (reply: EngineReply) => this.#receive(reply))
      .on('error', (cause) => this.#fail(cause))
      .on('exit', () => {
        this.#markStopped();
        if (!this.writableEnded) this.#fail(new Error('its thread ended'));
      });
  }

  #receive(reply: EngineReply): void {
    if (reply === 'ready') {
      this.emit('connect');
      return;
    }
    this.#unanswered -= 1;
    this.answeredAt = Date.now();
    this.#watch();
    this.push(Buffer.from(reply.buffer));
  }

  #send(chunks: Buffer[]): void {
    const batch = joinBytes(chunks);
    this.#worker?.postMessage(batch, [batch.buffer]);
    this.#unanswered += 1;
    if (this.#unanswered === 1) this.#watch();
  }

  /** Restarts the time limit for each statement that the engine begins. */
  #watch(): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = undefined;
    const limitMs = this.#limitMs;
    if (this.#unanswered === 0 || limitMs === 0) return;
    const watchdog = setTimeout(() => {
      // If this thread was busy, the response may already be waiting. Read it before the engine is stopped.
      setImmediate(() => {
        if (this.#watchdog === watchdog) this.destroy(new StatementTimeoutError(limitMs));
      });
    }, limitMs);
    this.#watchdog = watchdog;
  }

  #fail(cause: Error): void {
    this.destroy(new EngineFailedError(`The embedded database failed: ${cause.message}`, { cause }));
  }
}
