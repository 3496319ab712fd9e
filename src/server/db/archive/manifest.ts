import { z } from 'zod';
import type { Session } from '../openDatabaseTypes.ts';
import { ArchiveError } from './tar.ts';

export const MANIFEST_FILE = 'manifest.json';
export const UPLOADS = 'uploads';
/** What an archive holds beside its list, by the names of its entries: rows of a table, and uploaded files. */
export const TABLE_ENTRY = /^tables\/(\w+)\/\d+\.jsonl$/;
export const FILE_ENTRY = /^uploads((?:\/(?!\.)[\w.-]+)+)$/;
/** Written by the migrations themselves. */
const OWN_RECORD = 'schema_migrations';
const FORMAT = 1;

const manifest = z.object({
  format: z.literal(FORMAT),
  /** Of the program that wrote it. */
  version: z.string(),
  created_at: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string(),
      /** In the order in which the rows hold them. */
      columns: z.array(z.string()),
      rows: z.int().min(0),
      /** What the table gave last as an id. */
      last_id: z.int().min(1).nullable(),
    }),
  ),
  files: z.int().min(0),
});

/** What an archive holds. */
export type Manifest = z.infer<typeof manifest>;
export type ManifestTable = Manifest['tables'][number];

/** A column as the database has it; generated ones are left out. */
export interface StoredColumn {
  readonly table: string;
  readonly name: string;
  readonly type: string;
}

const COLUMNS = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> '${OWN_RECORD}'
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  order by c.relname collate "C", a.attnum`;

/** Every column that is stored, by table. */
export async function storedColumns(session: Session): Promise<Map<string, StoredColumn[]>> {
  const tables = new Map<string, StoredColumn[]>();
  for (const column of await session.query<StoredColumn>(COLUMNS)) {
    const others = tables.get(column.table);
    if (others) others.push(column);
    else tables.set(column.table, [column]);
  }
  return tables;
}

/** The migrations that a database has seen; none where it is new. */
export async function appliedMigrations(session: Session): Promise<string[]> {
  const [record] = await session.query<{ found: boolean }>(`select to_regclass('${OWN_RECORD}') is not null as found`);
  if (!record?.found) return [];
  const rows = await session.query<{ name: string }>(`select name from ${OWN_RECORD} order by name collate "C"`);
  return rows.map(({ name }) => name);
}

export function writeManifest(parts: Omit<Manifest, 'format'>): Buffer {
  return Buffer.from(JSON.stringify({ format: FORMAT, ...parts }, undefined, 2));
}

export function readManifest(content: Buffer): Manifest {
  const parsed = manifest.safeParse(jsonOf(content));
  if (!parsed.success) throw new ArchiveError('This file is no backup that this version can read.');
  return parsed.data;
}

function jsonOf(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    return undefined;
  }
}
