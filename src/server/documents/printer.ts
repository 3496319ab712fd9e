import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { MEGABYTE } from '../../core/limits.ts';
import { startProcess } from '../entries.ts';
import { refuse } from '../errors.ts';
import { serialQueue } from '../storage/serialQueue.ts';
import type { PrintReply } from './printProcess.ts';
import type { PrintFiles } from './typesetter.ts';

/** What printing may take. */
interface Limits {
  /** Milliseconds for one file. */
  readonly printingMs: number;
  /** Milliseconds that a file may wait for those before it. */
  readonly waitingMs: number;
  /** Files that may wait. */
  readonly waiting: number;
  /** Bytes of memory after which the process is replaced before the next file. */
  readonly memory: number;
  /** Milliseconds without a file after which it ends and gives its memory back. */
  readonly idleMs: number;
}

const USUAL_LIMITS: Limits = {
  printingMs: 30_000,
  waitingMs: 60_000,
  waiting: 20,
  memory: 500 * MEGABYTE,
  idleMs: 600_000,
};

/** A process that ended by itself is replaced, and the file begun again, this often. */
const TRIES = 2;

/** Sets files, one after the other. */
export interface Printer {
  print(files: PrintFiles): Promise<Uint8Array>;
  /** The process that waits for the next file, once there was one. */
  processId(): number | undefined;
  /** Its memory in bytes, as of the last file. */
  memory(): number;
  close(): Promise<void>;
}

/**
 * A printer with one warm process. It is a process and not a thread, because Typst is native code: a thread in the
 * middle of it cannot be stopped, and the server could not end before it.
 */
export function openPrinter(ownLimits: Partial<Limits> = {}): Printer {
  const limits = { ...USUAL_LIMITS, ...ownLimits };
  const inTurn = serialQueue();
  let current: ChildProcess | undefined;
  let waiting = 0;
  let memory = 0;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function print(files: PrintFiles): Promise<Uint8Array> {
    if (waiting >= limits.waiting) throw refuse.busy();
    waiting++;
    const patience = new AbortController();
    let begun = false;
    const printed = inTurn(async () => {
      if (patience.signal.aborted) throw refuse.busy();
      begun = true;
      clearTimeout(idle);
      return printNow(files).finally(() => {
        idle = setTimeout(kill, limits.idleMs).unref();
      });
    });
    const impatient = wait(limits.waitingMs, undefined, { signal: patience.signal }).then(() => {
      // What has begun has a limit of its own.
      if (begun) return printed;
      throw refuse.busy();
    });
    try {
      return await Promise.race([printed, impatient]);
    } finally {
      waiting--;
      patience.abort();
      for (const left of [printed, impatient]) left.catch(() => undefined);
    }
  }

  async function printNow(files: PrintFiles): Promise<Uint8Array> {
    for (let left = TRIES - 1; ; left--) {
      const reply = await replyOf(warmProcess(), files);
      if (reply === 'ended' && left > 0) continue;
      if (reply === 'ended') throw new Error('The process that prints has ended several times.');
      memory = reply.memory;
      if (memory > limits.memory) kill();
      if ('problem' in reply) throw new Error(reply.problem);
      return reply.pdf;
    }
  }

  async function replyOf(child: ChildProcess, files: PrintFiles): Promise<PrintReply | 'ended'> {
    const over = new AbortController();
    const { signal } = over;
    try {
      return await Promise.race([
        once(child, 'message', { signal }).then(([reply]) => reply as PrintReply),
        once(child, 'exit', { signal }).then(() => 'ended' as const),
        wait(limits.printingMs, undefined, { signal }).then(() => {
          kill();
          throw refuse.documentTooLong();
        }),
        sending(child, files),
      ]);
    } finally {
      over.abort();
    }
  }

  function warmProcess(): ChildProcess {
    if (isClosed) throw refuse.busy();
    if (current) return current;
    const child = startPrintProcess();
    child.once('exit', () => {
      if (current === child) current = undefined;
    });
    current = child;
    return child;
  }

  function kill(): void {
    current?.kill('SIGKILL');
    current = undefined;
  }

  async function close(): Promise<void> {
    isClosed = true;
    clearTimeout(idle);
    // Nothing else may keep this process alive until then.
    current?.ref();
    const ended = current && once(current, 'exit');
    kill();
    await ended;
  }

  return { print, processId: () => current?.pid, memory: () => memory, close };
}

/** Never fulfilled: whether it came through shows in the reply, and in the end of the process. */
function sending(child: ChildProcess, files: PrintFiles): Promise<never> {
  return new Promise(() => child.send({ files }, () => undefined));
}

/** It ends with this process, and never keeps it from ending. */
function startPrintProcess(): ChildProcess {
  const child = startProcess('printProcess', [], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  child.on('error', () => undefined);
  child.unref();
  child.channel?.unref();
  return child;
}
