import type { Kysely, Transaction } from 'kysely';
import type { Entity } from '../../../schemas/index.ts';
import type { RecordOf } from '../../core/infer.ts';
import type { Resource } from '../../core/resource.ts';
import type { OpenDatabase } from '../db/database.ts';
import { type TablesOf, viewOf } from '../db/tables.ts';
import { loadRecord, lockReferred } from '../services/resources/write/loadRecords.ts';
import type { Store } from '../services/store.ts';

/** Every table of the school with its columns. */
export type SchoolTables = TablesOf<Entity>;

/** The record of an id of an entity, with everything an answer has. */
export async function load<R extends Resource>(store: Store, entity: R, id: number): Promise<RecordOf<R>> {
  return (await loadRecord({ ...store, resource: entity }, id)) as RecordOf<R>;
}

/** The record of an id, locked as what another record refers to; undefined when there is none. */
export async function lock<R extends Resource>(store: Store, entity: R, id: number): Promise<RecordOf<R> | undefined> {
  return (await lockReferred({ ...store, resource: entity }, id)) as RecordOf<R> | undefined;
}

/**
 * The transaction of a store, with the types of those tables of the school that a query asks: the engine's types know none
 * of them. Each is named, because the compiler compares a name with that of every table it might mean.
 */
export function tablesOf<Name extends keyof SchoolTables>({ trx }: Pick<Store, 'trx'>) {
  return viewOf<Transaction<Pick<SchoolTables, Name>>>(trx);
}

/** The database outside of any transaction, by those of the school's own tables that a query asks. */
export function schoolTables<Name extends keyof SchoolTables>({
  database,
}: {
  readonly database: Pick<OpenDatabase, 'db'>;
}) {
  return viewOf<Kysely<Pick<SchoolTables, Name>>>(database.db);
}

/** Some fields of a record. */
export function pick<T extends object, K extends keyof T>(record: T, names: readonly K[]): Pick<T, K> {
  return Object.fromEntries(names.map((name) => [name, record[name]])) as Pick<T, K>;
}

/** The names of an object's own fields. */
export function keysOf<T extends object>(record: T): (keyof T)[] {
  return Object.keys(record) as (keyof T)[];
}
