import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { MEGABYTE } from '../../../core/limits.ts';
import { OWNER_FILE, OWNER_FOLDER } from '../../ownerOnly.ts';
import { type MigrationFile, migrate } from '../migrate.ts';
import type { Log, OpenDatabase, Session } from '../openDatabaseTypes.ts';
import { quote } from '../select.ts';
import {
  appliedMigrations,
  FILE_ENTRY,
  MANIFEST_FILE,
  type Manifest,
  readManifest,
  storedColumns,
  TABLE_ENTRY,
  UPLOADS,
} from './manifest.ts';
import { openArchive } from './openArchive.ts';
import { freeBytes, type RoomAt, SPARE_ROOM } from './room.ts';
import { refusedByDatabase, TableLoader } from './tableLoader.ts';
import { ArchiveError, type ReadEntry, readWhole } from './tar.ts';

export interface RestoreRequest {
  readonly database: OpenDatabase;
  /** The folder of the uploaded files. */
  readonly uploads: string;
  /** The migrations of this version of the product. */
  readonly migrations: readonly MigrationFile[];
  readonly file: string;
  readonly log: Log;
  readonly roomAt?: RoomAt;
}

/** Bytes of the list of what the archive holds; a few hundred tables take a hundredth. */
const MAX_MANIFEST = 16 * MEGABYTE;

/** What the system says where a file is in the place of another, or of a folder. */
const COLLIDING = new Set(['EEXIST', 'EISDIR', 'ENOTDIR']);

/**
 * Brings a backup into an empty database, of either kind, and migrates it to this version. The rows and the files come
 * all or not at all; what is there already is never touched.
 */
export async function restoreBackup(request: RestoreRequest): Promise<Manifest> {
  const { database, uploads, migrations, file, log, roomAt = freeBytes } = request;
  const arrival = `${uploads}.restoring`;
  await requireEmptyFolder(uploads);
  await rm(arrival, { recursive: true, force: true });
  const archive = openArchive(file);
  try {
    const manifest = await readHead(archive.entries);
    const earlier = migrationsOf(manifest, migrations);
    await database.session((session) => requireEmptyDatabase(session, manifest));
    await migrate({ database, files: earlier, log });
    await database.session((session) =>
      loadAll({ session, manifest, entries: archive.entries, arrival, uploads, roomAt }).catch((cause: unknown) => {
        throw refusedByDatabase(cause, 'what it holds');
      }),
    );
    await migrate({ database, files: migrations, log });
    return manifest;
  } finally {
    archive.close();
    await rm(arrival, { recursive: true, force: true });
  }
}

interface Load {
  readonly session: Session;
  readonly manifest: Manifest;
  readonly entries: AsyncIterator<ReadEntry>;
  readonly arrival: string;
  readonly uploads: string;
  readonly roomAt: RoomAt;
}

async function loadAll({ session, manifest, entries, arrival, uploads, roomAt }: Load): Promise<void> {
  await session.run('begin; set local idle_in_transaction_session_timeout to 0');
  const loader = await TableLoader.start(session, manifest);
  let files = 0;
  await mkdir(arrival, { recursive: true, mode: OWNER_FOLDER });
  for (let next = await entries.next(); !next.done; next = await entries.next()) {
    const { name, size, content } = next.value;
    const [, table] = TABLE_ENTRY.exec(name) ?? [];
    const [, path] = FILE_ENTRY.exec(name) ?? [];
    if (!table && !path) throw new ArchiveError(`The archive holds ${name}, which no backup has.`);
    if (size > (await roomAt(arrival)) - SPARE_ROOM)
      throw new ArchiveError(`There is no room for ${name}, which takes ${Math.ceil(size / MEGABYTE)} MB.`);
    if (table) await loader.load(table, content);
    else if (path) {
      files += 1;
      if (files > manifest.files) throw new ArchiveError(`The archive holds more than its ${manifest.files} files.`);
      await writeRestoredFile(join(arrival, path), content);
    }
  }
  if (files !== manifest.files)
    throw new ArchiveError(`The archive holds ${files} files and should hold ${manifest.files}.`);
  await loader.finish();
  await rm(uploads, { recursive: true, force: true });
  await mkdir(dirname(uploads), { recursive: true });
  await rename(arrival, uploads);
  await session.run('commit');
}

async function writeRestoredFile(path: string, content: AsyncIterable<Buffer>): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true, mode: OWNER_FOLDER });
    await pipeline(content, createWriteStream(path, { flags: 'wx', mode: OWNER_FILE }));
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException;
    if (!COLLIDING.has(code)) throw cause;
    throw new ArchiveError(`The archive is damaged: it holds two files for ${path}.`, { cause });
  }
}

async function readHead(entries: AsyncIterator<ReadEntry>): Promise<Manifest> {
  const first = await firstOf(entries);
  const content = first?.name === MANIFEST_FILE ? await readWhole(first, MAX_MANIFEST) : undefined;
  if (!content) throw new ArchiveError('This file is no backup.');
  return readManifest(content);
}

async function firstOf(entries: AsyncIterator<ReadEntry>): Promise<ReadEntry | undefined> {
  try {
    const { value, done } = await entries.next();
    return done ? undefined : value;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') throw cause;
    throw new ArchiveError('This file is no backup.', { cause });
  }
}

/** The tables are made as they were when the backup was made; what came later happens to the rows as well. */
function migrationsOf(manifest: Manifest, migrations: readonly MigrationFile[]): readonly MigrationFile[] {
  const unknown = manifest.migrations.find((name) => !migrations.some((migration) => migration.name === name));
  if (unknown) {
    throw new ArchiveError(
      `The backup is of version ${manifest.version}, which is newer: it has the migration ${unknown}. Use that version.`,
    );
  }
  return migrations.filter(({ name }) => manifest.migrations.includes(name));
}

async function requireEmptyDatabase(session: Session, manifest: Manifest): Promise<void> {
  for (const table of (await storedColumns(session)).keys()) {
    const rows = await session.query(`select 1 from ${quote(table)} limit 1`);
    if (rows.length > 0)
      throw new ArchiveError(`The database is not empty: ${table} has rows. A backup goes into an empty one only.`);
  }
  const later = (await appliedMigrations(session)).find((name) => !manifest.migrations.includes(name));
  if (later)
    throw new ArchiveError(
      `The database is not new: it has the migration ${later}, which the backup has not. Use a new one.`,
    );
}

async function requireEmptyFolder(uploads: string): Promise<void> {
  const entries = await readdir(uploads, { recursive: true, withFileTypes: true }).catch(() => []);
  if (entries.some((entry) => entry.isFile())) {
    throw new ArchiveError(`The folder ${uploads} is not empty. A backup goes into an empty ${UPLOADS} folder only.`);
  }
}
