import type { Transaction } from 'kysely';
import type { Registry } from '../../core/registry.ts';
import type { Resource } from '../../core/resource.ts';
import type { Context } from '../context.ts';
import type { Tables } from '../db/tables.ts';

/** Values of a record, by field. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * Where records of one resource are written: the transaction, the resource, and the registry that its references lead
 * into.
 */
export interface Store {
  readonly trx: Transaction<Tables>;
  readonly resource: Resource;
  readonly registry: Registry;
  readonly context: Context;
  /** What is done once the transaction is committed. */
  readonly afterCommit: Set<() => void>;
  /** Of a deletion that can be undone: what it takes, added as it goes. */
  readonly taken?: DeletedRecord[] | undefined;
  /** Of what follows from a write: the record that was written. Its entry of the history is written after all of it. */
  readonly justWritten?: { readonly resource: string; readonly id: number };
}

/** A record that was deleted, with all that went with it, to be put back by whoever undoes that. It goes through JSON. */
export interface DeletedRecord {
  readonly resource: string;
  readonly id: number;
  /** Somebody asked for this one to be deleted; others went along. */
  readonly isAsked: boolean;
  /** As rules know it. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly rows: readonly DeletedRows[];
}

/** Its rows in one table. */
export interface DeletedRows {
  readonly table: string;
  /** JSON as the database wrote it: a number with many digits stays what it is. */
  readonly rows: string;
}
