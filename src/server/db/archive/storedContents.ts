import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { MEGABYTE } from '../../../core/limits.ts';
import type { Session } from '../openDatabaseTypes.ts';
import { quote } from '../select.ts';
import { type ManifestTable, type StoredColumn, storedColumns } from './manifest.ts';
import { type Sum, Summing, type Sums } from './sums.ts';

/** Rows that are fetched at once: one may have megabytes. */
const ROWS_AT_ONCE = 20;
/** Bytes of rows after which a part of a table is full, and that are loaded at once. */
export const PART_BYTES = 4 * MEGABYTE;
/** What is on its way in, or half written. */
const UNFINISHED = /^(drafts$|\.)|\.(part|tmp)$/;

/** What all that follows sees: the tables as of one moment. */
export const ONE_MOMENT =
  'begin isolation level repeatable read read only; set local idle_in_transaction_session_timeout to 0';

/** Every table with its columns, its number of rows and the id that it gave last. */
export async function describeTables(session: Session): Promise<ManifestTable[]> {
  const tables: ManifestTable[] = [];
  for (const [name, own] of await storedColumns(session)) tables.push(await describeTable(session, name, own));
  return tables;
}

async function describeTable(session: Session, name: string, columns: readonly StoredColumn[]): Promise<ManifestTable> {
  const [counted] = await session.query<{ count: number }>(`select count(*) as count from ${quote(name)}`);
  return {
    name,
    columns: columns.map((column) => column.name),
    rows: Number(counted?.count ?? 0),
    last_id: columns.some((column) => column.name === 'id') ? await lastId(session, name) : null,
  };
}

// Ids of what was deleted must not come back: the history still speaks of them.
async function lastId(session: Session, table: string): Promise<number | null> {
  const [found] = await session.query<{ sequence: string | null }>(
    'select pg_get_serial_sequence($1, $2) as sequence',
    [quote(table), 'id'],
  );
  if (!found?.sequence) return null;
  const [last] = await session.query<{ last: number | null }>(
    `select case when is_called then last_value end as last from ${found.sequence}`,
  );
  return last?.last ?? null;
}

/**
 * The rows in parts: a line each, a list of its values in PostgreSQL's own writing, which is exact for every type. They
 * are added up on the way.
 */
export async function* readRows(
  session: Session,
  { name, columns }: Pick<ManifestTable, 'name' | 'columns'>,
  summing: Summing,
): AsyncGenerator<Buffer> {
  const values = columns.map((column) => `${quote(column)}::text`).join(', ');
  await session.run(
    `declare rows no scroll cursor for select json_build_array(${values})::text as row from ${quote(name)}`,
  );
  let pieces: Buffer[] = [];
  let bytes = 0;
  for (let isOver = false; !isOver; ) {
    const rows = await session.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from rows`);
    isOver = rows.length === 0;
    for (const { row } of rows) summing.add(row);
    const fetched = Buffer.from(rows.map(({ row }) => `${row}\n`).join(''));
    pieces.push(fetched);
    bytes += fetched.length;
    if (bytes === 0 || (bytes < PART_BYTES && !isOver)) continue;
    yield Buffer.concat(pieces);
    pieces = [];
    bytes = 0;
  }
  await session.run('close rows');
}

/** The uploaded files below a folder, by their paths in it; those on their way in are left out. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !file.split(sep).some((part) => UNFINISHED.test(part)))
    .map((file) => file.split(sep).join('/'))
    .sort();
}

/** Adds up everything that a database and its folder of files hold. */
export async function sumStored(session: Session, uploads: string): Promise<Sums> {
  await session.run(ONE_MOMENT);
  const tables = new Map<string, Sum>();
  for (const table of await describeTables(session)) {
    const summing = new Summing();
    for await (const _ of readRows(session, table, summing));
    tables.set(table.name, summing.sum);
  }
  await session.run('commit');
  const files = new Summing();
  for (const file of await listFiles(uploads)) addFile(files, file, await readFile(join(uploads, file)));
  return { tables, files: files.sum };
}

/** Adds a file with its place: the same content elsewhere is not the same. */
export function addFile(summing: Summing, path: string, content: Uint8Array): void {
  summing.add(`${path}\n`, content);
}
