import { randomUUID } from 'node:crypto';
import { MEGABYTE } from '../../../../core/limits.ts';
import type { Resource } from '../../../../core/resource.ts';
import { refuse } from '../../../errors.ts';
import { serialQueue } from '../../../storage/serialQueue.ts';
import { textOf } from './cellText.ts';
import type { ImportOutcome } from './importFile.ts';
import { MINUTE_MS } from '../../../../core/durations.ts';
import { CELL_BYTES } from './limits.ts';

/** A check of a file that goes on, or is over. */
export interface ImportCheck {
  readonly id: string;
  readonly userId: number | null;
  /** What the file has records of. */
  readonly resource: Resource;
  /** Bytes of memory that its file takes, until it is over. */
  readonly bytes: number;
  phase: 'waiting' | 'checking' | 'done' | 'failed';
  /** Rows that have been read. */
  done: number;
  total: number;
  outcome?: ImportOutcome;
  error?: unknown;
}

const KEPT_MS = 30 * MINUTE_MS;
/** Outcomes that are kept, of all and of one person. */
const MAX_KEPT = 20;
const MAX_KEPT_EACH = 3;
/** Bytes of all outcomes that are kept; the latest one is, however large. */
const MAX_KEPT_BYTES = 32 * MEGABYTE;
/** Checks that wait or work, of all and of one person, and the bytes of their files. */
const MAX_WAITING = 5;
const MAX_WAITING_EACH = 3;
const MAX_WAITING_BYTES = 256 * MEGABYTE;

/** The checks of this server: one works at a time, and what came of it can be asked for a while. */
export class ImportChecks {
  readonly #checks = new Map<string, ImportCheck>();
  readonly #queue = serialQueue();

  /** Does work when it is its turn. Whoever starts it may wait for its end or ask for the check later. */
  start(
    about: Pick<ImportCheck, 'userId' | 'resource' | 'bytes'>,
    work: (check: ImportCheck) => Promise<ImportOutcome>,
  ): { check: ImportCheck; end: Promise<ImportOutcome> } {
    this.#requireRoom(about);
    const check: ImportCheck = { ...about, id: randomUUID(), phase: 'waiting', done: 0, total: 0 };
    this.#checks.set(check.id, check);
    return { check, end: this.#queue(() => this.#do(check, work)) };
  }

  /** A check of somebody's own; refused when there is none, or not any more. */
  get(id: string, userId: number | null): ImportCheck {
    const check = this.#checks.get(id);
    if (!check || check.userId !== userId) throw refuse.importGone();
    return check;
  }

  async #do(check: ImportCheck, work: (check: ImportCheck) => Promise<ImportOutcome>): Promise<ImportOutcome> {
    try {
      check.phase = 'checking';
      check.outcome = await work(check);
      check.phase = 'done';
      return check.outcome;
    } catch (error) {
      check.phase = 'failed';
      check.error = error;
      throw error;
    } finally {
      this.#forgetSome();
      this.#forgetLater(check.id);
    }
  }

  // By its id alone: a timer that knew the check would keep its outcome, whoever else has forgotten it.
  #forgetLater(id: string): void {
    setTimeout(() => this.#checks.delete(id), KEPT_MS).unref();
  }

  #requireRoom({ userId, bytes }: Pick<ImportCheck, 'userId' | 'bytes'>): void {
    const waiting = [...this.#checks.values()].filter((check) => !isOver(check));
    const isTooLarge = waiting.length > 0 && sum(waiting.map((check) => check.bytes)) + bytes > MAX_WAITING_BYTES;
    const own = waiting.filter((check) => check.userId === userId);
    if (isTooLarge || waiting.length >= MAX_WAITING || own.length >= MAX_WAITING_EACH) throw refuse.busy();
  }

  // What has been over longest goes first.
  #forgetSome(): void {
    let bytes = 0;
    const countOfUser = new Map<number | null, number>();
    const over = [...this.#checks.values()].filter(isOver).reverse();
    for (const [index, { id, userId, outcome }] of over.entries()) {
      const own = (countOfUser.get(userId) ?? 0) + 1;
      bytes += outcome ? bytesOf(outcome) : 0;
      const isLatest = index === 0;
      if (!isLatest && (index >= MAX_KEPT || own > MAX_KEPT_EACH || bytes > MAX_KEPT_BYTES)) this.#checks.delete(id);
      else countOfUser.set(userId, own);
    }
  }
}

function isOver({ phase }: ImportCheck): boolean {
  return phase === 'done' || phase === 'failed';
}

/** What an outcome keeps of its file: above all the lines that are wrong. */
function bytesOf({ bad, good }: ImportOutcome): number {
  return sum([...bad, ...good].flatMap(({ line }) => line.cells.map((cell) => CELL_BYTES + 2 * textOf(cell).length)));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
