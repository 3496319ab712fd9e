import { sql } from 'kysely';
import type { ChildrenField, Fields, ManyToManyField } from '../../../../core/fields/field.ts';
import { childTable, fieldOf, isStored, type Resource } from '../../../../core/resource.ts';
import { columnOf, toColumn } from '../../../codec.ts';
import { joinColumns } from '../../../db/select.ts';
import { insertAhead } from '../../../db/insertAhead.ts';
import { anyTable, type Row, type RowWithId } from '../../../db/tables.ts';
import type { Store, Values } from '../../store.ts';
import type { ReservedRow } from './write.ts';

/** Further than any place is from another. */
const ASIDE = 1_000_000_000;

/** Stores new records with their links and child rows, one statement for each table, and returns their ids in order. */
export async function insertRecords(
  store: Store,
  records: readonly Values[],
  createdBy: number | null,
): Promise<number[]> {
  const { resource } = store;
  const lists = Object.keys(resource.fields).filter((name) => resource.fields[name]?.kind === 'images');
  const rows = records.map((values) => {
    const row = rowOf(resource, values);
    // The rows go as JSON, in which a list needs no encoding of its own.
    for (const name of lists) row[name] = values[name] ?? [];
    row.created_by = createdBy;
    return row;
  });
  const ids = await insertRows(store, resource.table, rows);
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.kind === 'manyToMany') {
      const { own, other } = joinColumns(resource, field);
      const links = eachOf<number>(records, name, (target, position, index) => ({
        [own]: ids[index],
        [other]: target,
        position,
      }));
      await insertRows(store, field.through, links, false);
    }
    if (field.kind === 'children') {
      const children = eachOf<Values>(records, name, (row, position, index) => ({
        ...columnsOf(field.fields, row),
        parent_id: ids[index],
        position,
      }));
      await insertRows(store, childTable(resource, name), children);
    }
  }
  return ids;
}

/** Inserts rows as one JSON parameter: PostgreSQL limits the number of parameters, not their size. */
export async function insertRows(
  { trx }: Pick<Store, 'trx'>,
  table: string,
  rows: readonly Row[],
  hasId = true,
): Promise<number[]> {
  if (rows.length === 0) return [];
  const names = new Set<string>();
  for (const row of rows) for (const name of Object.keys(row)) names.add(name);
  const columns = sql.join([...names].map((name) => sql.ref(name)));
  const values = sql`select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`;
  const returning = hasId ? sql` returning id` : sql``;
  const answer = await sql<{ id: number }>`insert into ${sql.table(table)} (${columns}) ${values}${returning}`.execute(
    trx,
  );
  return answer.rows.map(({ id }) => id);
}

function eachOf<Item>(
  records: readonly Values[],
  name: string,
  rowFor: (item: Item, position: number, index: number) => Row,
): Row[] {
  return records.flatMap((values, index) => {
    const items = (values[name] ?? []) as readonly Item[];
    return items.map((item, position) => rowFor(item, position, index));
  });
}

/** Stores a new record and returns its row. */
export async function insertRecord(store: Store, values: Values, createdBy: number | null): Promise<RowWithId> {
  const row = { ...rowOf(store.resource, values), created_by: createdBy };
  const inserted = (await anyTable(store.trx)
    .insertInto(store.resource.table)
    .values(row)
    .returningAll()
    .executeTakeFirstOrThrow()) as RowWithId;
  await writeLists(store, inserted.id, values);
  return inserted;
}

/** Sends a new record ahead and returns its row as it will be: nothing of it is left to the database to say. */
export async function insertReserved(
  { trx, resource }: Store,
  values: Values,
  { id, at, createdBy }: ReservedRow & { readonly createdBy: number | null },
): Promise<RowWithId> {
  const system = { id, row_version: 1, created_at: at, updated_at: at, created_by: createdBy };
  const row = { ...rowOf(resource, values), ...system };
  await insertAhead(trx, resource.table, row);
  return row;
}

/** Stores changed values of a record, raises its version by a step and returns its row. */
export async function updateRecord(options: {
  readonly store: Store;
  readonly id: number;
  readonly values: Values;
  readonly step: 0 | 1;
}): Promise<RowWithId> {
  const { store, id, values, step } = options;
  const { trx, resource } = store;
  const updated = (await anyTable(trx)
    .updateTable(resource.table)
    .set((eb) => ({
      ...rowOf(resource, values),
      updated_at: new Date().toISOString(),
      row_version: eb('row_version', '+', step),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()) as RowWithId;
  await writeLists(store, id, values);
  return updated;
}

/** Moves the places of records out of the way, so that each can take that of another; each is written right after. */
export async function movePlacesAway({ trx, resource }: Store, place: string, ids: readonly number[]): Promise<void> {
  await anyTable(trx)
    .updateTable(resource.table)
    .set((eb) => ({ [place]: eb(eb.ref(place), '-', ASIDE) }))
    .where('id', 'in', [...ids])
    .execute();
}

/** Deletes a record; the database deletes its links and child rows with it. */
export async function deleteRecord({ trx, resource }: Store, id: number): Promise<void> {
  await anyTable(trx).deleteFrom(resource.table).where('id', '=', id).execute();
}

async function writeLists(store: Store, id: number, values: Values): Promise<void> {
  for (const [name, field] of Object.entries(store.resource.fields)) {
    if (!(name in values)) continue;
    if (field.kind === 'manyToMany') await writeLinks({ store, id, field, targets: values[name] as readonly number[] });
    if (field.kind === 'children')
      await writeChildren({ store, id, name, field, rows: values[name] as readonly Values[] });
  }
}

async function writeLinks(options: { store: Store; id: number; field: ManyToManyField; targets: readonly number[] }) {
  const { store, id, field, targets } = options;
  const { own, other } = joinColumns(store.resource, field);
  await anyTable(store.trx).deleteFrom(field.through).where(own, '=', id).execute();
  if (targets.length === 0) return;
  const rows = targets.map((target, position) => ({ [own]: id, [other]: target, position }));
  await anyTable(store.trx).insertInto(field.through).values(rows).execute();
}

async function writeChildren(options: {
  store: Store;
  id: number;
  name: string;
  field: ChildrenField;
  rows: readonly Values[];
}) {
  const { store, id, name, field, rows } = options;
  const table = childTable(store.resource, name);
  await anyTable(store.trx).deleteFrom(table).where('parent_id', '=', id).execute();
  if (rows.length === 0) return;
  const stored = rows.map((row, position) => ({ ...columnsOf(field.fields, row), parent_id: id, position }));
  await anyTable(store.trx).insertInto(table).values(stored).execute();
}

/** The row of a resource's own table that values make. */
export function rowOf(resource: Resource, values: Values): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const name of Object.keys(values)) {
    const field = fieldOf(resource, name);
    if (field && isStored(field)) row[columnOf(name, field)] = toColumn(field, values[name]);
  }
  return row;
}

/** The row of a table of child rows. */
function columnsOf(fields: Fields, row: Values): Row {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toColumn(field, row[name])]));
}
