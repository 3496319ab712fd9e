import { CompiledQuery, type Transaction } from 'kysely';
import type { ChildrenField, Fields, ManyToManyField } from '../../../core/fields/field.ts';
import type { Registry } from '../../../core/registry.ts';
import { childTable, fieldOf, isStored, type Resource } from '../../../core/resource.ts';
import { columnOf, toColumn } from '../../codec.ts';
import { rowsByIdStatement, rowStatement, type Statement } from '../../db/listSql.ts';
import { joinColumns } from '../../db/select.ts';
import type { Row, Tables } from '../../db/tables.ts';
import { presentRecord } from '../../presenters/presentRecord.ts';

export type Values = Readonly<Record<string, unknown>>;
type Trx = Transaction<Tables>;

/** Where records of one resource are written: a transaction, the resource, and the registry it refers into. */
export interface Store {
  readonly trx: Trx;
  readonly resource: Resource;
  readonly registry: Registry;
}

/** The record of an id, locked against changes and new references by others until the transaction ends; undefined when there is none. */
export async function lockRecord(store: Store, id: number): Promise<Record<string, unknown> | undefined> {
  const { trx, resource } = store;
  const locked = await trx.selectFrom(resource.table).select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return locked && loadRecord(store, id);
}

/**
 * The same, but others may begin to refer to it meanwhile. This is how a record is locked that another refers to: two
 * that were entered at once have both locked it as their reference, and would wait for each other for ever.
 */
export async function lockReferred(store: Store, id: number): Promise<Record<string, unknown> | undefined> {
  const { trx, resource } = store;
  const locked = await trx.selectFrom(resource.table).select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  return locked && loadRecord(store, id);
}

/** The record of an id with everything an answer needs. */
export async function loadRecord({ trx, resource, registry }: Store, id: number): Promise<Record<string, unknown>> {
  const [row] = await runIn({ trx }, rowStatement(resource, registry, id));
  return presentRecord(resource, row as Row);
}

/** The records of ids, in their order, with everything an answer needs. */
export async function loadRecords({ trx, resource, registry }: Store, ids: readonly number[]): Promise<Record<string, unknown>[]> {
  const rows = await runIn({ trx }, rowsByIdStatement(resource, registry, ids));
  return rows.map((row) => presentRecord(resource, row));
}

/** Runs a statement inside the transaction. */
export async function runIn({ trx }: Pick<Store, 'trx'>, { sql, parameters }: Statement): Promise<Row[]> {
  const { rows } = await trx.executeQuery<Row>(CompiledQuery.raw(sql, [...parameters]));
  return rows;
}

/** Stores a new record and answers its id. */
export async function insertRecord(store: Store, values: Values, createdBy: number | null): Promise<number> {
  const row = { ...rowOf(store.resource, values), created_by: createdBy };
  const inserted = await store.trx.insertInto(store.resource.table).values(row).returning('id').executeTakeFirstOrThrow();
  const id = Number(inserted.id);
  await writeLists(store, id, values);
  return id;
}

/** Stores changed values of a record and raises its version. */
export async function updateRecord(store: Store, id: number, values: Values): Promise<void> {
  const { trx, resource } = store;
  await trx
    .updateTable(resource.table)
    .set((eb) => ({ ...rowOf(resource, values), updated_at: new Date().toISOString(), row_version: eb('row_version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await writeLists(store, id, values);
}

async function writeLists(store: Store, id: number, values: Values): Promise<void> {
  for (const [name, field] of Object.entries(store.resource.fields)) {
    if (!(name in values)) continue;
    if (field.kind === 'manyToMany') await writeLinks({ store, id, field, targets: values[name] as readonly number[] });
    if (field.kind === 'children') await writeChildren({ store, id, name, field, rows: values[name] as readonly Values[] });
  }
}

async function writeLinks(given: { store: Store; id: number; field: ManyToManyField; targets: readonly number[] }) {
  const { store, id, field, targets } = given;
  const { own, other } = joinColumns(store.resource, field);
  await store.trx.deleteFrom(field.through).where(own, '=', id).execute();
  if (targets.length === 0) return;
  const rows = targets.map((target, position) => ({ [own]: id, [other]: target, position }));
  await store.trx.insertInto(field.through).values(rows).execute();
}

async function writeChildren(given: { store: Store; id: number; name: string; field: ChildrenField; rows: readonly Values[] }) {
  const { store, id, name, field, rows } = given;
  const table = childTable(store.resource, name);
  await store.trx.deleteFrom(table).where('parent_id', '=', id).execute();
  if (rows.length === 0) return;
  const stored = rows.map((row, position) => ({ ...columnsOf(field.fields, row), parent_id: id, position }));
  await store.trx.insertInto(table).values(stored).execute();
}

/** The row of a resource's own table that values make. */
export function rowOf(resource: Resource, values: Values): Row {
  const stored = Object.entries(values).filter(([name]) => {
    const field = fieldOf(resource, name);
    return field && isStored(field);
  });
  return Object.fromEntries(
    stored.map(([name, value]) => {
      const field = fieldOf(resource, name) as NonNullable<ReturnType<typeof fieldOf>>;
      return [columnOf(name, field), toColumn(field, value)];
    }),
  );
}

/** The row of a table of child rows. */
export function columnsOf(fields: Fields, row: Values): Row {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toColumn(field, row[name])]));
}
