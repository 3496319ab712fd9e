import type { Session } from '../openDatabaseTypes.ts';
import { quote } from '../select.ts';
import { type Manifest, type ManifestTable, type StoredColumn, storedColumns } from './manifest.ts';
import { ArchiveError } from './tar.ts';

/** SQL that takes something off and puts it back. */
interface Aside {
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
    private readonly aside: readonly Aside[],
  ) {}

  static async start(session: Session, manifest: Manifest): Promise<TableLoader> {
    const columns = await storedColumns(session);
    for (const table of manifest.tables) checkTable(table, columns.get(table.name) ?? []);
    const references = await session.query<Aside>(REFERENCES);
    const indexes = await session.query<Aside>(INDEXES);
    for (const { off } of [...references, ...indexes]) await session.run(off);
    // A migration may have written rows of its own.
    await session.run(`truncate ${[...columns.keys()].map(quote).join(', ')}`);
    return new TableLoader(session, manifest, columns, [...indexes, ...references]);
  }

  /** A part of a table's rows: a line each, a list of texts in the manifest's order of columns. */
  async load(name: string, lines: string): Promise<void> {
    const table = this.manifest.tables.find((each) => each.name === name);
    if (!table) throw new ArchiveError(`The archive holds rows of ${name}, of which its list says nothing.`);
    const types = new Map(this.columns.get(name)?.map((column) => [column.name, column.type]));
    const targets = table.columns.map(quote).join(', ');
    const values = table.columns.map((column, at) => `(r.value ->> ${at})::${types.get(column)}`).join(', ');
    const insert = `insert into ${quote(name)} (${targets}) select ${values} from json_array_elements($1::json) as r (value)`;
    const [loaded] = await this.session.query<{ count: number }>(
      `with loaded as (${insert} returning 1) select count(*) as count from loaded`,
      [`[${lines.trimEnd().replaceAll('\n', ',')}]`],
    );
    this.#loaded.set(name, (this.#loaded.get(name) ?? 0) + Number(loaded?.count ?? 0));
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
    for (const { on } of this.aside) await this.session.run(on);
  }
}

function checkTable({ name, columns }: ManifestTable, present: readonly StoredColumn[]): void {
  const names = present.map((column) => column.name);
  const differs = [
    ...columns.filter((column) => !names.includes(column)),
    ...names.filter((column) => !columns.includes(column)),
  ];
  if (differs.length > 0) throw new ArchiveError(`The table ${name} of the backup is another: ${differs.join(', ')}.`);
}
