import { planMigration } from '../generate/plan.ts';
import { tablesOf } from '../model.ts';
import type { OpenDatabase, Session } from '../openDatabaseTypes.ts';
import type { Registry } from '../../../core/registry.ts';

export interface SchemaColumn {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly notNull: boolean;
  readonly collation: string | null;
  readonly identity: boolean;
  readonly generated: boolean;
  readonly value: string | null;
}

export interface SchemaObject {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** What a schema really holds, in PostgreSQL's own words and without the schema's name. */
export interface SchemaDescription {
  readonly columns: readonly SchemaColumn[];
  readonly constraints: readonly SchemaObject[];
  readonly indexes: readonly SchemaObject[];
}

const COLUMNS = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as "notNull",
    nullif(l.collname, 'default') as collation, a.attidentity = 'd' as identity, a.attgenerated = 's' as generated,
    pg_get_expr(d.adbin, d.adrelid) as value
  from pg_attribute a join pg_class c on c.oid = a.attrelid
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    left join pg_collation l on l.oid = a.attcollation
  where c.relnamespace = $1::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
  order by c.relname collate "C", a.attname collate "C"`;

const CONSTRAINTS = `
  select c.relname as table, o.conname as name, pg_get_constraintdef(o.oid) as definition
  from pg_constraint o join pg_class c on c.oid = o.conrelid
  where o.connamespace = $1::regnamespace and o.contype in ('p', 'f', 'c', 'u')
  order by c.relname collate "C", o.conname collate "C"`;

const INDEXES = `
  select c.relname as table, i.relname as name, pg_get_indexdef(i.oid) as definition
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
  where c.relnamespace = $1::regnamespace
  order by c.relname collate "C", i.relname collate "C"`;

/** Describes the tables of a schema; of `public` only those that are asked for. */
export async function describeSchema(
  session: Session,
  schema: string,
  tables?: ReadonlySet<string>,
): Promise<SchemaDescription> {
  const read = async <T extends { readonly table: string }>(sql: string) => {
    const rows = await session.query<T>(sql, [schema]);
    return rows.filter(({ table }) => tables?.has(table) ?? true);
  };
  const plain = (item: SchemaObject) => ({
    ...item,
    definition: item.definition.replaceAll(/\b(public|fresh)\./g, ''),
  });
  return {
    columns: await read<SchemaColumn>(COLUMNS),
    constraints: (await read<SchemaObject>(CONSTRAINTS)).map(plain),
    indexes: (await read<SchemaObject>(INDEXES)).map(plain),
  };
}

/** What there is, and what there would be if the tables of a registry were made today. */
export function describeBoth(
  database: OpenDatabase,
  registry: Registry,
): Promise<{ real: SchemaDescription; fresh: SchemaDescription }> {
  const tables = tablesOf(registry);
  const { changes } = planMigration({ before: [], after: tables, registry, fills: new Map(), allowDrop: false });
  return database.session(async (session) => {
    await session.run('drop schema if exists fresh cascade; create schema fresh; set search_path to fresh, public');
    await session.run(changes.map(({ sql }) => sql).join('\n'));
    const fresh = await describeSchema(session, 'fresh');
    await session.run('drop schema fresh cascade; reset search_path');
    return { real: await describeSchema(session, 'public', new Set(tables.map(({ name }) => name))), fresh };
  });
}
