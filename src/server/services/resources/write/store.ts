import type { Transaction } from 'kysely';
import type { Registry } from '../../../../core/registry.ts';
import type { Resource } from '../../../../core/resource.ts';
import type { Context } from '../../../context.ts';
import type { Tables } from '../../../db/tables.ts';
import type { TakenRecord } from './taken.ts';

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
  readonly taken?: TakenRecord[] | undefined;
}
