import type { Problems } from '../../../core/rules/readInput.ts';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import type { Store, Values } from './store.ts';

/** A record about to be written. */
export interface Writing {
  readonly store: Store;
  readonly caller: Caller;
  /** The caller has just given the present password. */
  readonly isProven?: boolean | undefined;
  /** The record as it is; none when it is made. */
  readonly existing?: Values;
  readonly values: Values;
}

/** A record about to be deleted. */
export interface Removing {
  readonly store: Store;
  readonly caller: Caller;
  readonly existing: Values;
}

/** A record that an action has moved. */
export interface Moved {
  readonly store: Store;
  readonly caller: Caller;
  readonly record: Values;
}

/** A record that was made, changed or switched. */
export interface Written extends Moved {
  /** As it was; none when it is new. */
  readonly before?: Values;
}

/** New records that were made together. */
export interface Made {
  readonly store: Store;
  readonly caller: Caller;
  readonly records: readonly Values[];
}

/** Records on their way into the answer of a list. */
export interface Listed {
  readonly context: Context;
  readonly caller: Caller;
  readonly records: readonly Record<string, unknown>[];
}

/** What a resource needs beyond its declaration. All of it runs inside the transaction, but for `afterCommit` and `afterRead`. */
export interface Hooks {
  /** Refuses what the declaration cannot, by throwing; or says what is wrong with fields. */
  readonly beforeWrite?: (writing: Writing) => Promise<Problems | undefined>;
  /** `beforeWrite` looks at no other record of the resource: an import then stores many rows at a time. */
  readonly looksAtNoOther?: boolean;
  readonly afterWrite?: (written: Written) => Promise<void>;
  /** `afterWrite` of many new records at once, for imports. */
  readonly afterMaking?: (made: Made) => Promise<void>;
  readonly beforeRemove?: (removing: Removing) => Promise<void>;
  readonly afterAction?: Readonly<Record<string, (moved: Moved) => Promise<void>>>;
  readonly afterCommit?: () => void;
  /** Adds to records that are read, one or the list, what others say; outside of any transaction. */
  readonly afterRead?: (listed: Listed) => Promise<Record<string, unknown>[]>;
  /** The keys that `afterRead` adds. */
  readonly added?: readonly string[];
}
