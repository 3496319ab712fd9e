import { instantOf } from './days.ts';
import type { Registry } from '../../../core/registry.ts';
import { childTable, isStored, type Resource } from '../../../core/resource.ts';
import { initialValue } from '../../../core/rules/readInput.ts';
import { columnOf, toColumn } from '../../codec.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { joinColumns } from '../../db/select.ts';
import { anyTable, type Row } from '../../db/tables.ts';
import type { Storage } from '../../storage/storage.ts';

export type SeedRecord = Readonly<Record<string, unknown>>;

/** What the seed functions need. */
export interface SeedContext {
  readonly database: OpenDatabase;
  readonly registry: Registry;
  readonly storage: Storage;
  /** The current day, `YYYY-MM-DD`. */
  readonly today: string;
}

/** The most parameters of one statement. PostgreSQL accepts 65 535. */
const MAX_PARAMETERS = 30_000;

/** Inserts records of a resource without validation. Returns their ids in the same order. */
export async function seedRecords(
  context: SeedContext,
  name: string,
  records: readonly SeedRecord[],
): Promise<number[]> {
  const resource = context.registry.get(name);
  const { today } = context;
  const at = instantOf(today, '00:00');
  const rows = records.map((record) => rowOf(resource, record, { today, at }));
  const ids = await insertRows(context.database, resource.table, rows);
  for (const [field, declared] of Object.entries(resource.fields)) {
    if (declared.kind === 'manyToMany') {
      const { own, other } = joinColumns(resource, declared);
      const links = records.flatMap((record, index) =>
        ((record[field] ?? []) as number[]).map((target, position) => ({
          [own]: ids[index],
          [other]: target,
          position,
        })),
      );
      await insertLinks(context.database, declared.through, links);
    }
    if (declared.kind === 'children') {
      const children = records.flatMap((record, index) =>
        ((record[field] ?? []) as Row[]).map((row, position) => ({ ...row, parent_id: ids[index], position })),
      );
      await insertLinks(context.database, childTable(resource, field), children);
    }
  }
  return ids;
}

/** Replaces the record of an entity of which a school has only one. */
export async function seedSingleton(context: SeedContext, name: string, record: SeedRecord): Promise<void> {
  await context.database.query(`delete from "${context.registry.get(name).table}"`);
  await seedRecords(context, name, [record]);
}

async function insertRows(database: OpenDatabase, table: string, rows: readonly Row[]): Promise<number[]> {
  const ids: number[] = [];
  for (const batch of batches(rows)) {
    const inserted = await anyTable(database.db).insertInto(table).values(batch).returning('id').execute();
    ids.push(...inserted.map(({ id }) => id));
  }
  return ids;
}

async function insertLinks(database: OpenDatabase, table: string, rows: readonly Row[]): Promise<void> {
  for (const batch of batches(rows)) await anyTable(database.db).insertInto(table).values(batch).execute();
}

function batches(rows: readonly Row[]): Row[][] {
  const size = Math.floor(MAX_PARAMETERS / Object.keys(rows[0] ?? { none: 0 }).length);
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );
}

function rowOf(
  resource: Resource,
  record: SeedRecord,
  { today, at }: { readonly today: string; readonly at: string },
): Row {
  const row: Row = {
    created_at: record.created_at ?? at,
    updated_at: record.created_at ?? at,
    created_by: record.created_by ?? null,
  };
  if (resource.toggle) row.is_active = record.is_active ?? 1;
  for (const [name, field] of Object.entries(resource.fields)) {
    if (!isStored(field)) continue;
    const value = record[name] === undefined ? initialValue(field, today) : record[name];
    row[columnOf(name, field)] = toColumn(field, typeof value === 'string' ? value.normalize() : value);
  }
  return row;
}
