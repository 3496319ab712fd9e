import type { Kysely } from 'kysely';
import type { Caller } from '../caller.ts';
import type { Context } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import type { AppError } from '../errors.ts';
import type { Translator } from '../translate.ts';
import type { WrittenFile } from './keptPieces.ts';

/** How far a job is. */
export interface JobProgress {
  /** What it does just now, where it does several things one after the other. */
  readonly phase?: string;
  readonly done: number;
  /** 0 while nobody knows. */
  readonly total: number;
}

/** What a job leaves. */
export interface JobEnd {
  /** A few values for whoever asks how it ended. */
  readonly result: Readonly<Record<string, unknown>>;
  /** What is too much for an answer, by name. */
  readonly files?: Readonly<Record<string, Uint8Array>>;
  /** What whoever started it may fetch. */
  readonly file?: WrittenFile;
}

/** One attempt at a job. */
export interface JobRun<Input> {
  readonly context: Context;
  readonly id: number;
  readonly input: Input;
  /** Whoever started it, with what they may do now. */
  readonly caller: Caller;
  /** The same, as a transaction finds them that is about to keep what took a while. */
  readonly callerWithin: (trx: Kysely<Tables>) => Promise<Caller>;
  /** The words of the language in which it was started. */
  readonly translator: Translator;
  /** May be told as often as is convenient; it is written down a few times a second. */
  readonly progress: (progress: JobProgress) => void;
  /**
   * Ends when nobody wants the work any more: it was cancelled, the server stops, or another worker has it.
   * `signal.throwIfAborted()` is the usual way to look, between pieces of work.
   */
  readonly signal: AbortSignal;
  readonly isCancelled: () => boolean;
  /** A file that the job was started with. */
  readonly readFile: (name: string) => Promise<Uint8Array>;
  /** Writes down a file for whoever started it while it is made; the end of the job names it. */
  readonly writeFile: (name: string, content: AsyncIterable<Uint8Array | string>) => Promise<WrittenFile>;
  /** Ends the job in the transaction that does its work: both are kept, or neither. */
  readonly complete: (trx: Kysely<Tables>, end: JobEnd) => Promise<void>;
}

/** How many jobs of a kind may wait or run at a time, in all and of one person. */
interface JobLimits {
  readonly all: number;
  readonly each: number;
}

/** Somebody who fetches the file of a job that they have started. */
export interface Fetching<Input> {
  readonly context: Context;
  /** With what they may do now. */
  readonly caller: Caller;
  readonly input: Input;
  /** What the job has left beside the file. */
  readonly readKept: (name: string) => Promise<Uint8Array | undefined>;
}

/** A job that comes to nothing: it failed, or somebody cancelled it. */
export interface GivenUpJob<Input> {
  readonly context: Context;
  readonly input: Input;
  /** Whoever started it, with nothing that they may do: perhaps they may not even sign in any more. */
  readonly starter: Caller;
  /** Whoever cancelled it, where that is known; whoever started it else. */
  readonly caller: Caller;
  /** The words of the language in which it was started. */
  readonly translator: Translator;
  /** Why it failed; nothing where it was cancelled. */
  readonly error?: AppError;
  /** Ends it in the transaction that does what follows: both are kept, or neither. */
  readonly end: (trx: Kysely<Tables>) => Promise<void>;
}

/** A job that somebody who looks after the server looks at. */
export interface AboutJob<Input> {
  readonly context: Context;
  readonly input: Input;
  /** The words of the language of whoever looks. */
  readonly translator: Translator;
}

/** A kind of job, and what does it. */
export interface DefinedJob<Input = unknown> {
  readonly kind: string;
  readonly atMost?: JobLimits;
  /** How often it is begun before it has failed; 3 when not said. What the rules refuse is not begun again. */
  readonly attempts: number;
  run(run: JobRun<Input>): Promise<JobEnd>;
  /** Whoever started it is told of its end in another way, or has no end to wait for: the bell leaves it out. */
  readonly isToldOtherwise?: true;
  /** Whether a server with these settings works at it; each does when not said. */
  isWanted?(env: Context['env']): boolean;
  /** What a job is about, as a line beside its kind. */
  about?(job: AboutJob<Input>): Promise<string | null>;
  /** What follows where it comes to nothing. */
  giveUp?(job: GivenUpJob<Input>): Promise<void>;
  /** Refuses the file of the job to somebody who may not read any more what it says. Without it there is none. */
  checkFetch?(fetching: Fetching<Input>): Promise<void>;
}

const ATTEMPTS = 3;

/**
 * Declares a kind of job. A server may end in the middle of it, and then another one begins anew: what `run` does must
 * be right also when it is done twice. Work that is not ends by `complete`, in the one transaction that does it.
 */
// @__NO_SIDE_EFFECTS__
export function defineJob<Input>(
  declaration: Omit<DefinedJob<Input>, 'attempts'> & { readonly attempts?: number },
): DefinedJob<Input> {
  return { attempts: ATTEMPTS, ...declaration };
}
