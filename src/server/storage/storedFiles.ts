/** What the database knows of a file. */
export interface StoredFile {
  readonly path: string;
  readonly contentType: string;
  readonly size: number;
  readonly width?: number;
  readonly height?: number;
  readonly originalName: string;
  readonly createdBy: number | null;
}

/** A file that nobody had stored before; the version is that of its entry, which changes when it is stored again. */
export interface NewFile {
  readonly path: string;
  readonly version: string;
}

/** The one thing that the storage needs of the database. */
export interface Queries {
  query<R>(sql: string, params?: readonly unknown[]): Promise<R[]>;
}

/** The database's list of the files that are stored. */
export class StoredFiles {
  constructor(private readonly database: Queries) {}

  /** The first to store a content gives it its name. Stored anew, it is no longer unused. Answers the entry of a new file. */
  async add(file: StoredFile): Promise<NewFile | undefined> {
    const { path, originalName, contentType, size, width, height, createdBy } = file;
    const [entry] = await this.database.query<{ version: string; is_new: boolean }>(
      `insert into stored_files (path, original_name, content_type, size, width, height, created_by)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (path) do update set unused_since = null
       returning xmin::text as version, xmax = 0 as is_new`,
      [path, originalName, contentType, size, width ?? null, height ?? null, createdBy],
    );
    return entry?.is_new ? { path, version: entry.version } : undefined;
  }

  /** Bytes that somebody has stored since yesterday at this time. */
  async bytesOfDay(createdBy: number): Promise<number> {
    const sql = `select coalesce(sum(size), 0)::float8 as bytes from stored_files
      where created_by = $1 and created_at > now() - interval '1 day'`;
    const [row] = await this.database.query<{ bytes: number }>(sql, [createdBy]);
    return row?.bytes ?? 0;
  }

  async unknownOf(paths: readonly string[]): Promise<string[]> {
    if (paths.length === 0) return [];
    const rows = await this.database.query<{ path: string }>(
      'select path from stored_files where path = any($1::text[])',
      [paths],
    );
    const known = new Set(rows.map(({ path }) => path));
    return paths.filter((path) => !known.has(path));
  }

  async nameOf(path: string): Promise<string | undefined> {
    const sql = 'select original_name as name from stored_files where path = $1';
    const [row] = await this.database.query<{ name: string | null }>(sql, [path]);
    return row?.name ?? undefined;
  }
}
