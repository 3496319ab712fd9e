import { sql } from 'kysely';
import { childTable } from '../../../../core/resource.ts';
import { joinColumns } from '../../../db/select.ts';
import type { Row } from '../../../db/tables.ts';
import { columnsOf, rowOf, type Store, type Values } from '../store.ts';

/** Stores new records with what hangs on them, one statement for each table, and answers their ids in order. */
export async function insertRecords(store: Store, records: readonly Values[], createdBy: number | null): Promise<number[]> {
  const { resource } = store;
  const noImages = Object.fromEntries(Object.entries(resource.fields).flatMap(([name, { kind }]) => (kind === 'images' ? [[name, []]] : [])));
  const rows = records.map((values) => ({ ...rowOf(resource, values), ...noImages, created_by: createdBy }));
  const ids = await insertRows(store, resource.table, rows);
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.kind === 'manyToMany') {
      const { own, other } = joinColumns(resource, field);
      const links = eachOf<number>(records, name, (target, position, index) => ({ [own]: ids[index], [other]: target, position }));
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

/** Rows go as one JSON text, whose size PostgreSQL does not limit as it does the number of parameters. */
export async function insertRows({ trx }: Pick<Store, 'trx'>, table: string, rows: readonly Row[], hasId = true): Promise<number[]> {
  if (rows.length === 0) return [];
  const columns = sql.join([...new Set(rows.flatMap(Object.keys))].map((name) => sql.ref(name)));
  const values = sql`select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`;
  const returning = hasId ? sql` returning id` : sql``;
  const answer = await sql<{ id: unknown }>`insert into ${sql.table(table)} (${columns}) ${values}${returning}`.execute(trx);
  return answer.rows.map(({ id }) => Number(id));
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
