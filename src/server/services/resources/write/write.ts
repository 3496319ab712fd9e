import type { RecordAction } from '../../../../core/calls/audit.ts';
import { holds } from '../../../../core/conditions.ts';
import type { Action, Resource } from '../../../../core/resource.ts';
import type { FieldRule } from '../../../../core/rules/crossField.ts';
import type { Problems } from '../../../../core/rules/readInput.ts';
import type { Caller } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import type { AnsweredRecord, PresentedRecord } from '../../../presenters/presentRecord.ts';
import type { PasswordProof } from '../../rules.ts';
import type { Store, Values } from '../../store.ts';
import type { DeletedRecord } from '../../store.ts';

/** A call that writes one resource. */
export interface WriteCall {
  readonly context: Context;
  readonly caller: Caller;
  readonly resource: Resource;
  readonly proof?: PasswordProof;
  /** The code by which what the call deletes can be put back; without one that is not possible. */
  readonly deletion?: string | undefined;
}

/** The steps of a write, by name and in their order; `operation.ts` has what each does. */
export type StepName =
  | 'permission'
  | 'visible'
  | 'load'
  | 'owner'
  | 'personal'
  | 'ownEntry'
  | 'version'
  | 'state'
  | 'numbers'
  | 'read'
  | 'place'
  | 'together'
  | 'references'
  | 'fixedWhileUsed'
  | 'referredConditions'
  | 'exactlyOne'
  | 'overlap'
  | 'oneLogin'
  | 'accounts'
  | 'switchedOff'
  | 'entityRules'
  | 'uses'
  | 'store'
  | 'followUps'
  | 'staysVisible'
  | 'audit'
  | 'present';

/**
 * One kind of write: what it does to the table, what may be given for it, and which steps it leaves out, each with the
 * reason.
 */
export interface WriteKind {
  readonly does: 'insert' | 'update' | 'delete' | 'restore';
  /** What somebody needs to be allowed on the resource, and what the history calls it. An action has its own names. */
  readonly needs: 'create' | 'update' | 'delete';
  readonly recordedAs: string;
  /**
   * `entered`: the fields of the form. `active`: the switch alone. `asked`: what the action asks for. `all`: also what
   * nobody enters.
   */
  readonly takes: 'entered' | 'active' | 'asked' | 'all' | 'nothing';
  readonly leavesOut: Readonly<Partial<Record<StepName, string>>>;
  /** Why a change leaves the version of the record as it is. */
  readonly keepsVersion?: string;
  /** Why a record is known afterwards by its row alone, without the names of what it refers to. */
  readonly knowsRowOnly?: string;
}

/** The id of a record that is not stored yet, and the time of the transaction that will store it. */
export interface ReservedRow {
  readonly id: number;
  readonly at: string;
}

/** One record on its way through the steps. */
export interface Draft {
  /** None for a record that is made. */
  readonly id?: number;
  input: Values;
  /** Of a record that is made: fields that hold the next number as it was offered. */
  readonly suggested?: readonly string[] | undefined;
  /** Of a record that is made: its id and its time, where they were taken before; then nobody waits until it is stored. */
  readonly reserved?: ReservedRow | undefined;
  /**
   * A record whose references this one may keep, even where they lead to something that has been switched off since.
   */
  takenFrom?: Values | undefined;
  /** Of a record that comes back: what was kept of it. */
  readonly taken?: DeletedRecord | undefined;
  /** The record with which it is made, and which is about to refer to it; without an id where that is new too. */
  readonly madeFor?: { readonly resource: string; readonly id: number | undefined } | undefined;
  before?: PresentedRecord;
  /** What is to be stored; empty once it is found that nothing changes. */
  values: Values;
  problems: Problems;
  after?: PresentedRecord;
  answer?: AnsweredRecord;
}

/** A rule of fields that a write may break, and why. */
export interface AllowedBreach {
  readonly rule: FieldRule;
  readonly reason: string;
}

/** Records of one resource that are written together, in one transaction. */
export interface Write {
  readonly kind: WriteKind;
  readonly store: Store;
  readonly caller: Caller;
  readonly proof?: PasswordProof | undefined;
  /** The status action, where the write is one. */
  readonly action?: Action | undefined;
  /** Rules of fields that it may break. */
  readonly allows?: readonly AllowedBreach[] | undefined;
  /** What the history calls it, where its kind does not say. */
  readonly recordedAs?: RecordAction | undefined;
  readonly drafts: readonly Draft[];
}

/** One step of a write. It may `run` another one first: a step cannot import the operation that it is part of. */
export type Step = (write: Write, run: RunOperation) => Promise<void> | void;

export type RunOperation = (write: Write) => Promise<readonly Draft[]>;

/** The records as they were loaded; a record that is made was not there. */
export function recordsBefore(drafts: readonly Draft[]): PresentedRecord[] {
  return drafts.flatMap(({ before }) => before ?? []);
}

/** A record to be made of an input. */
export function newDraft(input: Values, takenFrom?: Values): Draft {
  return { input, takenFrom, values: input, problems: {} };
}

/** A record to be changed by an input. */
export function draftOf(id: number, input: Values): Draft {
  return { id, input, values: input, problems: {} };
}

/** A record to be put back as it was: it keeps what it referred to, as a record does whose references are switched off later. */
export function restoredDraft(taken: DeletedRecord): Draft {
  const { id, values } = taken;
  return { id, input: values, takenFrom: values, values, taken, problems: {} };
}

/** Adds what is wrong with a record; what is known of a field already stays. */
export function addProblems(draft: Draft, problems: Problems): void {
  draft.problems = { ...problems, ...draft.problems };
}

/**
 * Whether a record is switched on by this write: then it is checked as if it were made now. One whose fields nobody may
 * change any more could never be mended, and is taken as it is.
 */
export function isSwitchedOn({ editableWhen }: Resource, { before, values }: Draft): boolean {
  return before?.is_active === 0 && values.is_active === 1 && holds(editableWhen, before);
}

/** Whether anything of a record was written: an update that changes nothing is not. */
export function isWritten({ before, after }: Draft): boolean {
  return before !== after;
}
