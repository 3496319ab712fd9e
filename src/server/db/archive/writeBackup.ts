import { createWriteStream, mkdirSync } from 'node:fs';
import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { MEGABYTE } from '../../../core/limits.ts';
import type { OpenDatabase, Session } from '../openDatabaseTypes.ts';
import { quote } from '../select.ts';
import {
  appliedMigrations,
  MANIFEST_FILE,
  type Manifest,
  type ManifestTable,
  type StoredColumn,
  storedColumns,
  UPLOADS,
  writeManifest,
} from './manifest.ts';
import { ArchiveError, type TarEntry, writeTar } from './tar.ts';

export interface BackupRequest {
  readonly database: OpenDatabase;
  /** The folder of the uploaded files; it need not exist. */
  readonly uploads: string;
  /** The version of this program. */
  readonly version: string;
  /** Where the archive goes. */
  readonly file: string;
}

export type BackupReport = Pick<Manifest, 'tables' | 'files'>;

/** Rows that are fetched at once: one may have megabytes. */
const ROWS_AT_ONCE = 20;
/** Bytes of rows after which a part of a table is full. */
const PART_BYTES = 4 * MEGABYTE;
/** What is on its way in, or half written. */
const UNFINISHED = /^(drafts$|\.)|\.(part|tmp)$/;

/** Writes everything that is stored into one archive (.tar.gz): all tables as of one moment, and the uploaded files. */
export async function writeBackup({ database, uploads, version, file }: BackupRequest): Promise<BackupReport> {
  const draft = `${file}.part`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    const report = await database.session(async (session) => {
      await session.run(
        'begin isolation level repeatable read read only; set local idle_in_transaction_session_timeout to 0',
      );
      const contents = new Contents(session, uploads, version);
      await pipeline(
        Readable.from(writeTar(contents.entries())),
        createGzip(),
        createWriteStream(draft, { mode: 0o600 }),
      );
      await session.run('commit');
      return contents.report;
    });
    await bringToDisk(draft);
    await rename(draft, file);
    return report;
  } finally {
    await rm(draft, { force: true });
  }
}

class Contents {
  report: BackupReport = { tables: [], files: 0 };

  constructor(
    private readonly session: Session,
    private readonly uploads: string,
    private readonly version: string,
  ) {}

  async *entries(): AsyncGenerator<TarEntry> {
    const migrations = await appliedMigrations(this.session);
    if (migrations.length === 0) throw new ArchiveError('The database is empty: there is nothing to back up.');
    const columns = await storedColumns(this.session);
    const files = await listFiles(this.uploads);
    const tables: ManifestTable[] = [];
    for (const [name, own] of columns) tables.push(await describeTable(this.session, name, own));
    this.report = { tables, files: files.length };
    yield {
      name: MANIFEST_FILE,
      content: writeManifest({
        version: this.version,
        created_at: new Date().toISOString(),
        migrations,
        ...this.report,
      }),
    };
    for (const table of tables) yield* readRows(this.session, table);
    for (const file of files)
      yield { name: `${UPLOADS}/${file.split(sep).join('/')}`, content: await readFile(join(this.uploads, file)) };
  }
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

/** The rows in parts: a line each, a list of its values in PostgreSQL's own writing, which is exact for every type. */
async function* readRows(session: Session, { name, columns }: ManifestTable): AsyncGenerator<TarEntry> {
  const values = columns.map((column) => `${quote(column)}::text`).join(', ');
  await session.run(
    `declare rows no scroll cursor for select json_build_array(${values})::text as row from ${quote(name)}`,
  );
  let part = 0;
  for await (const content of fetchParts(session)) {
    part += 1;
    yield { name: `tables/${name}/${String(part).padStart(6, '0')}.jsonl`, content };
  }
  await session.run('close rows');
}

async function* fetchParts(session: Session): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  let bytes = 0;
  for (let isOver = false; !isOver; ) {
    const rows = await session.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from rows`);
    isOver = rows.length === 0;
    const fetched = Buffer.from(rows.map(({ row }) => `${row}\n`).join(''));
    pieces.push(fetched);
    bytes += fetched.length;
    if (bytes === 0 || (bytes < PART_BYTES && !isOver)) continue;
    yield Buffer.concat(pieces);
    pieces = [];
    bytes = 0;
  }
}

async function listFiles(folder: string): Promise<string[]> {
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
    .sort();
}

async function bringToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r');
  await handle.sync();
  await handle.close();
}
