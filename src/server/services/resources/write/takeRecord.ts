import { sql } from 'kysely';
import { childTable, isStored, type Resource } from '../../../../core/resource.ts';
import { joinColumns, quote } from '../../../db/select.ts';
import { refuse } from '../../../errors.ts';
import type { Store, Values } from '../../store.ts';
import type { DeletedRecord, DeletedRows } from '../../store.ts';
import type { Draft, WriteKind } from './write.ts';

/** Rows of a table that go with a record, and the column that says whose they are. */
interface RowsOf {
  readonly table: string;
  readonly column: string;
}

/** The tables with the rows of a record, its own first: others refer to that. */
function tablesOfRecord(resource: Resource): RowsOf[] {
  return [
    { table: resource.table, column: 'id' },
    ...Object.entries(resource.fields).flatMap(([name, field]): RowsOf[] => {
      if (field.kind === 'children') return [{ table: childTable(resource, name), column: 'parent_id' }];
      if (field.kind === 'manyToMany') return [{ table: field.through, column: joinColumns(resource, field).own }];
      return [];
    }),
  ];
}

/** Everything that goes when a record is deleted, which is locked. */
export async function takeRecord(kind: WriteKind, store: Store, { id, before }: Draft): Promise<DeletedRecord> {
  const { resource } = store;
  const rows: DeletedRows[] = [];
  for (const { table, column } of tablesOfRecord(resource)) {
    const found = await sql<{ rows: string | null }>`
      select json_agg(t)::text as rows from ${sql.table(table)} t where ${sql.ref(`t.${column}`)} = ${id}`.execute(
      store.trx,
    );
    const [taken] = found.rows;
    if (taken?.rows) rows.push({ table, rows: taken.rows });
  }
  const isAsked = !('permission' in kind.leavesOut);
  return { resource: resource.name, id: id as number, isAsked, values: storedValues(resource, before ?? {}), rows };
}

/** The fields that are stored. What is worked out, and what a reference is called, follows from them. */
function storedValues({ fields, toggle }: Resource, record: Values): Values {
  const names = Object.keys(fields).filter((name) => {
    const field = fields[name];
    return field && (isStored(field) || field.kind === 'children' || field.kind === 'manyToMany');
  });
  const takenNames = [...names, ...(toggle ? ['is_active'] : [])].filter((name) => name in record);
  return Object.fromEntries(takenNames.map((name) => [name, record[name]]));
}

/** Puts the rows of a record back as they were, under their ids. */
export async function insertDeleted(store: Store, { rows }: DeletedRecord): Promise<void> {
  for (const each of rows) await insertRowsAgain(store, each);
}

async function insertRowsAgain({ trx }: Store, { table, rows }: DeletedRows): Promise<void> {
  const columns = await columnsOfTable({ trx }, table);
  const [first] = JSON.parse(rows) as readonly object[];
  // A new version of the product was installed in between.
  if (columns.some((name) => !Object.hasOwn(first ?? {}, name))) throw refuse.undoGone();
  const names = sql.join(columns.map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${names})
    select ${names} from json_populate_recordset(null::${sql.table(table)}, ${rows}::json)`.execute(trx);
}

// Those that the database does not work out by itself.
async function columnsOfTable({ trx }: Pick<Store, 'trx'>, table: string): Promise<string[]> {
  const found = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${quote(table)}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(trx);
  return found.rows.map(({ name }) => name);
}
