import type { ChildProcess } from 'node:child_process';
import { startProcess } from '../../../entries.ts';
import { AppError, refuse } from '../../../errors.ts';
import { serialQueue } from '../../../storage/serialQueue.ts';
import { MAX_CLOCK_MS, MAX_READING_MS, READER_MEMORY_MB, READER_WHOLE_MB } from './limits.ts';
import type { ReaderMessage } from './spreadsheetReader.ts';
import type { Line, Sheet } from './types.ts';

/** Files that are received or wait to be read at the same time; each may be in memory whole. */
const MAX_PLACES = 5;
/** Files of one person at the same time, who else could keep all others from sending any. */
const MAX_PLACES_EACH = 2;
/** Characters of what a reader says of its own failure. */
const MAX_TOLD = 4_000;
/** How a process ends that has met an error nobody expected; what is ended from outside ends otherwise. */
const FAILED = 1;

const oneAtATime = serialQueue();
/** The person of each place that is taken. */
const places: (number | null)[] = [];

/** What reading one file may take. */
interface Limits {
  /** Milliseconds of the processor. */
  readonly readingMs: number;
  /** Milliseconds in all. */
  readonly clockMs: number;
  /** Megabytes for the objects and texts of JavaScript. */
  readonly memoryMb: number;
  /** Megabytes of the whole process. */
  readonly wholeMb: number;
  /** Ends the reading. */
  readonly signal?: AbortSignal;
}

const USUAL_LIMITS: Limits = {
  readingMs: MAX_READING_MS,
  clockMs: MAX_CLOCK_MS,
  memoryMb: READER_MEMORY_MB,
  wholeMb: READER_WHOLE_MB,
};

/** Receives and reads a file in one of the few places there are; says so at once where none is free. */
export async function inPlace<R>(userId: number | null, work: () => Promise<R>): Promise<R> {
  const own = places.filter((each) => each === userId).length;
  if (places.length >= MAX_PLACES || own >= MAX_PLACES_EACH) throw refuse.busy();
  places.push(userId);
  try {
    return await work();
  } finally {
    places.splice(places.indexOf(userId), 1);
  }
}

/**
 * The first sheet of an Excel file, or a CSV file. A process of its own reads it, one file at a time and within limits
 * of time and memory, so that no file can stop the server: a large allocation beyond the limit of a thread ends the
 * process. Says what cannot be read and why.
 */
export function readSpreadsheet(bytes: Uint8Array, limits: Partial<Limits> = {}): Promise<Sheet> {
  return oneAtATime(() => readWithin(bytes, { ...USUAL_LIMITS, ...limits }));
}

async function readWithin(
  bytes: Uint8Array,
  { readingMs, clockMs, memoryMb, wholeMb, signal }: Limits,
): Promise<Sheet> {
  if (signal?.aborted) throw refuse.busy();
  const reader = startProcess('spreadsheetReader', [readingMs, wholeMb, process.pid].map(String), {
    execArgv: [`--max-old-space-size=${memoryMb}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const kill = () => reader.kill('SIGKILL');
  const limit = setTimeout(kill, clockMs);
  signal?.addEventListener('abort', kill);
  process.on('exit', kill);
  try {
    return await readBy(reader, bytes);
  } catch (error) {
    throw signal?.aborted ? refuse.busy() : error;
  } finally {
    clearTimeout(limit);
    signal?.removeEventListener('abort', kill);
    process.off('exit', kill);
    kill();
  }
}

function readBy(reader: ChildProcess, bytes: Uint8Array): Promise<Sheet> {
  return new Promise((resolve, reject) => {
    const lines: Line[] = [];
    let head: Omit<Sheet, 'lines'> = { headings: [], bytes: 0 };
    let errorOutput = '';
    reader.stderr?.on('data', (piece: Buffer) => {
      errorOutput = (errorOutput + piece).slice(-MAX_TOLD);
    });
    reader.on('message', (message: ReaderMessage) => {
      if (message === 'done') resolve({ ...head, lines });
      else if ('refused' in message) reject(new AppError(message.refused));
      else if ('lines' in message) lines.push(...message.lines);
      else head = message;
    });
    reader.on('error', reject);
    reader.on('close', (code) => {
      const hasFailed = code === FAILED && errorOutput !== '';
      reject(hasFailed ? new Error(`A file could not be read: ${errorOutput}`) : refuse.importTooMuch());
    });
    // Where it has ended meanwhile, 'close' tells of it.
    reader.send(bytes, () => undefined);
  });
}
