import { createWriteStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { MEGABYTE } from '../../../core/limits.ts';
import type { OpenDatabase, Session } from '../openDatabaseTypes.ts';
import { removeDigest, writeDigest } from './digest.ts';
import {
  appliedMigrations,
  MANIFEST_FILE,
  type Manifest,
  type ManifestTable,
  UPLOADS,
  writeManifest,
} from './manifest.ts';
import { freeBytes, type RoomAt, SPARE_ROOM } from './room.ts';
import { addFile, describeTables, listFiles, ONE_MOMENT, readRows } from './storedContents.ts';
import { type Sum, Summing, type Sums } from './sums.ts';
import { ArchiveError, TAR_END, type TarEntry, tarPieces } from './tar.ts';

export interface BackupRequest {
  readonly database: OpenDatabase;
  /** The folder of the uploaded files; it need not exist. */
  readonly uploads: string;
  /** The version of this program. */
  readonly version: string;
  /** Where the archive goes. */
  readonly file: string;
  /** Ends it early; nothing of it stays. */
  readonly signal?: AbortSignal;
  readonly roomAt?: RoomAt;
}

export type BackupReport = Pick<Manifest, 'tables' | 'files'> & {
  /** SHA-256 of the archive. */
  readonly digest: string;
  /** What it holds, to compare with what is read of it later. */
  readonly sums: Sums;
};

/**
 * Writes everything that is stored into one archive (.tar.gz): all tables as of one moment, and the uploaded files. The
 * database is needed for the tables only; it is free while the files are packed. Under its name there is a whole archive
 * with its digest beside it, or nothing.
 */
export async function writeBackup(request: BackupRequest): Promise<BackupReport> {
  const { database, uploads, file, signal, roomAt = freeBytes } = request;
  const folder = dirname(file);
  const draft = `${file}.part`;
  await mkdir(folder, { recursive: true });
  const contents = new Contents(request);
  const archive = new PackedArchive({ draft, signal, hasRoom: async () => (await roomAt(folder)) > SPARE_ROOM });
  try {
    await database.session(async (session) => {
      await session.run(ONE_MOMENT);
      await archive.add(contents.tables(session, await listFiles(uploads)));
      await session.run('commit');
    });
    await archive.add(contents.files());
    await archive.end();
    await syncToDisk(draft);
    const digest = await writeDigest(draft, file);
    await rename(draft, file);
    return { ...contents.report, digest };
  } catch (error) {
    await archive.giveUp(error);
    await rm(draft, { force: true });
    await removeDigest(file);
    throw error;
  }
}

/** Removes an archive and the digest beside it. */
export async function removeBackup(file: string): Promise<void> {
  await rm(file, { force: true });
  await removeDigest(file);
}

class Contents {
  #tables: readonly ManifestTable[] = [];
  #paths: readonly string[] = [];
  readonly #sums = new Map<string, Sum>();
  readonly #files = new Summing();

  constructor(private readonly request: BackupRequest) {}

  get report(): Omit<BackupReport, 'digest'> {
    const sums = { tables: this.#sums, files: this.#files.sum };
    return { tables: [...this.#tables], files: this.#paths.length, sums };
  }

  async *tables(session: Session, paths: readonly string[]): AsyncGenerator<TarEntry> {
    const migrations = await appliedMigrations(session);
    if (migrations.length === 0) throw new ArchiveError('The database is empty: there is nothing to back up.');
    this.#tables = await describeTables(session);
    this.#paths = paths;
    yield { name: MANIFEST_FILE, content: this.#manifest(migrations) };
    for (const table of this.#tables) {
      const summing = new Summing();
      let part = 0;
      for await (const content of readRows(session, table, summing)) {
        part += 1;
        yield { name: `tables/${table.name}/${String(part).padStart(6, '0')}.jsonl`, content };
      }
      if (part > 0) this.#sums.set(table.name, summing.sum);
    }
  }

  async *files(): AsyncGenerator<TarEntry> {
    for (const path of this.#paths) {
      const content = await readFile(join(this.request.uploads, path));
      addFile(this.#files, path, content);
      yield { name: `${UPLOADS}/${path}`, content };
    }
  }

  #manifest(migrations: string[]): Buffer {
    return writeManifest({
      version: this.request.version,
      created_at: new Date().toISOString(),
      migrations,
      tables: [...this.#tables],
      files: this.#paths.length,
    });
  }
}

interface Draft {
  readonly draft: string;
  readonly signal: AbortSignal | undefined;
  readonly hasRoom: () => Promise<boolean>;
}

/** An archive that is being written; it takes entries from one source after the other. */
class PackedArchive {
  readonly #packing = createGzip();
  readonly #written: Promise<void>;

  constructor(private readonly options: Draft) {
    const { draft, signal } = options;
    const target = createWriteStream(draft, { mode: 0o600 });
    this.#written = signal ? pipeline(this.#packing, target, { signal }) : pipeline(this.#packing, target);
    // It is told to whoever adds the next piece, or ends.
    this.#written.catch(() => undefined);
  }

  async add(entries: AsyncIterable<TarEntry>): Promise<void> {
    for await (const entry of entries) {
      if (!(await this.options.hasRoom()))
        throw new ArchiveError(
          `There is no room for ${this.options.draft.replace(/\.part$/, '')}: ${SPARE_ROOM / MEGABYTE} MB of the disk stay free.`,
        );
      for (const piece of tarPieces(entry)) await this.#write(piece);
    }
  }

  async end(): Promise<void> {
    await this.#write(TAR_END);
    this.#packing.end();
    await this.#written;
  }

  /** Ends without an archive. */
  async giveUp(reason: unknown): Promise<void> {
    this.#packing.destroy(reason instanceof Error ? reason : new Error(String(reason)));
    await this.#written.catch(() => undefined);
  }

  async #write(piece: Buffer): Promise<void> {
    this.options.signal?.throwIfAborted();
    if (this.#packing.destroyed) return this.#written;
    if (this.#packing.write(piece)) return;
    await Promise.race([once(this.#packing, 'drain'), this.#written]);
  }
}

async function syncToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r');
  await handle.sync();
  await handle.close();
}
