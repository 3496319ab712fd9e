import { MEGABYTE } from '../../../core/limits.ts';
import type { Session } from '../openDatabaseTypes.ts';
import { quote } from '../select.ts';
import { type Manifest, type ManifestTable, type StoredColumn, storedColumns } from './manifest.ts';
import { ArchiveError } from './tar.ts';
import { PART_BYTES } from './storedContents.ts';

/** Megabytes of one row; what a call may send has one. */
const MAX_ROW_MB = 64;

/** PostgreSQL's codes of wrong data, of what does not fit together, is not there or goes beyond its limits. */
const REFUSED = /^(0A|22|23|42|54)\w{3}$/;
const TOO_DEEP = '54001';

/** SQL that takes something off and puts it back. */
interface SwitchStatements {
  readonly off: string;
  readonly on: string;
}

/** Tables refer to each other in circles, so no order of them is right: references are checked all at once at the end. */
const REFERENCES = `
  select format('alter table %I drop constraint %I', c.relname, o.conname) as off,
    format('alter table %I add constraint %I %s', c.relname, o.conname, pg_get_constraintdef(o.oid)) as on
  from pg_constraint o join pg_class c on c.oid = o.conrelid
  where o.connamespace = current_schema()::regnamespace and o.contype = 'f'`;

/** To build an index once is several times faster than to keep it up row by row. */
const INDEXES = `
  select format('drop index %I', i.relname) as off, pg_get_indexdef(i.oid) as on
  from pg_index x join pg_class i on i.oid = x.indexrelid
  where i.relnamespace = current_schema()::regnamespace
    and not exists (select 1 from pg_constraint o where o.conindid = i.oid and o.contype <> 'f')`;

/** Loads rows into empty tables, within a transaction of whoever uses it. */
export class TableLoader {
  readonly #loaded = new Map<string, number>();

  private constructor(
    private readonly session: Session,
    private readonly manifest: Manifest,
    private readonly columns: ReadonlyMap<string, readonly StoredColumn[]>,
    private readonly aside: readonly SwitchStatements[],
  ) {}

  static async start(session: Session, manifest: Manifest): Promise<TableLoader> {
    const columns = await storedColumns(session);
    for (const table of manifest.tables) checkTable(table, columns.get(table.name) ?? []);
    const references = await session.query<SwitchStatements>(REFERENCES);
    const indexes = await session.query<SwitchStatements>(INDEXES);
    for (const { off } of [...references, ...indexes]) await session.run(off);
    // A migration may have written rows of its own.
    await session.run(`truncate ${[...columns.keys()].map(quote).join(', ')}`);
    return new TableLoader(session, manifest, columns, [...indexes, ...references]);
  }

  /** Some of a table's rows: a line each, a list of texts in the manifest's order of columns. */
  async load(name: string, content: AsyncIterable<Buffer>): Promise<void> {
    const table = this.manifest.tables.find((each) => each.name === name);
    if (!table) throw new ArchiveError(`The archive holds rows of ${name}, of which its list says nothing.`);
    const before = this.#loaded.get(name) ?? 0;
    let loaded = before;
    for await (const lines of wholeLines(content, name)) {
      loaded += await this.loadLines(table, lines).catch((error: unknown) => {
        throw refusedByDatabase(error, `the rows of ${name}`);
      });
      if (loaded > table.rows) throw new ArchiveError(`The archive holds more than its ${table.rows} rows of ${name}.`);
    }
    if (loaded === before) throw new ArchiveError(`The archive holds a part of ${name} without rows.`);
    this.#loaded.set(name, loaded);
  }

  private async loadLines(table: ManifestTable, lines: string): Promise<number> {
    const { name } = table;
    const types = new Map(this.columns.get(name)?.map((column) => [column.name, column.type]));
    const targets = table.columns.map(quote).join(', ');
    const values = table.columns.map((column, at) => `(r.value ->> ${at})::${types.get(column)}`).join(', ');
    const insert = `insert into ${quote(name)} (${targets}) select ${values} from json_array_elements($1::json) as r (value)`;
    const [loaded] = await this.session.query<{ count: number }>(
      `with loaded as (${insert} returning 1) select count(*) as count from loaded`,
      [`[${lines.trimEnd().replaceAll('\n', ',')}]`],
    );
    return Number(loaded?.count ?? 0);
  }

  /** Checks that all is there and fits together, and lets new ids follow those that were given. */
  async finish(): Promise<void> {
    for (const { name, rows, last_id } of this.manifest.tables) {
      const loaded = this.#loaded.get(name) ?? 0;
      if (loaded !== rows)
        throw new ArchiveError(`The archive holds ${loaded} rows of ${name} and should hold ${rows}.`);
      if (last_id !== null)
        await this.session.query('select setval(pg_get_serial_sequence($1, $2), $3)', [quote(name), 'id', last_id]);
    }
    for (const { on } of this.aside) {
      await this.session.run(on).catch((error: unknown) => {
        throw refusedByDatabase(error, 'the rows together');
      });
    }
  }
}

/** What the database does not take of an archive is told plainly; any other trouble stays what it is. */
export function refusedByDatabase(error: unknown, what: string): unknown {
  if (!(error instanceof Error) || !('code' in error) || !REFUSED.test(String(error.code))) return error;
  const reason = error.code === TOO_DEEP ? 'a value in them is nested too deeply' : error.message;
  return new ArchiveError(`The archive is damaged: the database does not take ${what}: ${reason}.`, { cause: error });
}

/** The lines in parts that are neither long nor cut within a line. */
async function* wholeLines(content: AsyncIterable<Buffer>, name: string): AsyncGenerator<string> {
  let pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of content) {
    const end = length + piece.length < PART_BYTES ? 0 : piece.lastIndexOf('\n') + 1;
    if (end > 0) yield Buffer.concat([...pieces, piece.subarray(0, end)]).toString('utf8');
    pieces = end > 0 ? [piece.subarray(end)] : [...pieces, piece];
    length = end > 0 ? piece.length - end : length + piece.length;
    if (length > MAX_ROW_MB * MEGABYTE)
      throw new ArchiveError(`The archive holds a row of ${name} that is longer than ${MAX_ROW_MB} MB.`);
  }
  if (length > 0) yield Buffer.concat(pieces).toString('utf8');
}

function checkTable({ name, columns }: ManifestTable, present: readonly StoredColumn[]): void {
  const names = present.map((column) => column.name);
  const differs = [
    ...columns.filter((column) => !names.includes(column)),
    ...names.filter((column) => !columns.includes(column)),
  ];
  if (differs.length > 0) throw new ArchiveError(`The table ${name} of the backup is another: ${differs.join(', ')}.`);
}
