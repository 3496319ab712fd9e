import { CompiledQuery, sql } from 'kysely';
import { rowsByIdStatement, rowStatement, type Statement } from '../../../db/listSql.ts';
import { anyTable, type RowWithId } from '../../../db/tables.ts';
import { type PresentedRecord, presentRecord } from '../../../presenters/presentRecord.ts';
import type { Store } from '../../store.ts';

/**
 * The record of an id, locked until the transaction ends against changes and new references; undefined when there is
 * none.
 */
export async function lockRecord(store: Store, id: number): Promise<PresentedRecord | undefined> {
  const { trx, resource } = store;
  const locked = await anyTable(trx)
    .selectFrom(resource.table)
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return locked && loadRecord(store, id);
}

/**
 * The same, but others may begin to refer to it meanwhile. Needed for a record that the written one refers to: two
 * writes at once both hold a reference lock on it, and with the full lock would wait for each other (a deadlock).
 */
export async function lockReferred(store: Store, id: number): Promise<PresentedRecord | undefined> {
  const { trx, resource } = store;
  const locked = await anyTable(trx)
    .selectFrom(resource.table)
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return locked && loadRecord(store, id);
}

/** The record of an id with everything an answer needs. */
export async function loadRecord({ trx, resource, registry }: Store, id: number): Promise<PresentedRecord> {
  const [row] = await runIn({ trx }, rowStatement(resource, registry, id));
  return presentRecord(resource, row as RowWithId);
}

/** The records of ids, in their order, with everything an answer needs. */
export async function loadRecords(
  { trx, resource, registry }: Store,
  ids: readonly number[],
): Promise<PresentedRecord[]> {
  const rows = await runIn({ trx }, rowsByIdStatement(resource, registry, ids));
  return rows.map((row) => presentRecord(resource, row));
}

/** Runs a statement inside the transaction. */
export async function runIn<R>({ trx }: Pick<Store, 'trx'>, statement: Statement<R>): Promise<R[]> {
  const { rows } = await trx.executeQuery<R>(CompiledQuery.raw(statement.sql, [...statement.parameters]));
  return rows;
}

/**
 * Lets one transaction at a time compare a record with all others of its resource: two at once would not see each
 * other.
 */
export async function lockTable({ trx, resource }: Pick<Store, 'trx' | 'resource'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${resource.table}))`.execute(trx);
}
