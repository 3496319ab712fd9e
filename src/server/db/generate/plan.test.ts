import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  boolean,
  children,
  choice,
  date,
  decimal,
  defineRegistry,
  defineResource,
  email,
  type Fields,
  integer,
  manyToMany,
  type Resource,
  reference,
  text,
} from '../../../core/index.ts';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations/index.ts';
import { tablesOf } from '../model.ts';
import { describeBoth } from '../testing/describeSchema.ts';
import { ENGINES, type Opened } from '../testing/engines.ts';
import { silentLog } from '../testing/silentLog.ts';
import { TemporaryMigrations } from '../testing/temporaryMigrations.ts';

const usual = { area: 'settings', permission: 'Book', visibleTo: 'everybody' } as const;
const book = (fields: Fields, more: { toggle?: boolean; list?: object } = {}) =>
  defineResource({ ...usual, name: 'book', path: '/book', fields, ...more }) as Resource;
const shelf = defineResource({
  ...usual,
  name: 'shelf',
  plural: 'shelves',
  path: '/shelf',
  fields: { name: text() },
}) as Resource;
const room = defineResource({
  ...usual,
  name: 'room',
  path: '/room',
  fields: { name: text({ unique: true }) },
}) as Resource;
const plain = book({ name: text({ required: true, unique: true }), pages: integer() });

const SYSTEM_TABLES = new Set(['audit_entries', 'schema_migrations', 'settings', 'stored_files']);

type WriteOptions = Parameters<TemporaryMigrations['write']>[1];

const registryOf = (resources: readonly Resource[]) => defineRegistry({ areas: ['settings'], resources });

describe.each(ENGINES)('the tables of a filled $kind database', ({ open }) => {
  let opened: Opened;
  let folder: TemporaryMigrations;

  beforeAll(async () => {
    opened = await open();
  });
  beforeEach(async () => {
    folder = new TemporaryMigrations();
    const system = migrations[0]?.sql ?? '';
    await opened.database.run(`drop schema public cascade; create schema public; ${system}`);
  });
  afterEach(() => folder.remove());
  afterAll(() => opened.dispose());

  const query = (sql: string) => opened.database.query(sql);

  async function become(resources: readonly Resource[], options?: WriteOptions): Promise<void> {
    folder.write(resources, options);
    await migrate({ database: opened.database, files: folder.files(), log: silentLog });
    const { real, fresh } = await describeBoth(opened.database, registryOf(resources));
    expect(real).toEqual(fresh);
    expect(await declaredTables()).toEqual(tablesOf(registryOf(resources)).map(({ name }) => name));
  }

  async function declaredTables(): Promise<string[]> {
    const rows = await opened.database.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by tablename collate "C"`,
    );
    return rows.map(({ name }) => name).filter((name) => !SYSTEM_TABLES.has(name));
  }

  async function fill(): Promise<void> {
    await become([plain]);
    await query("insert into books (name, pages) values ('Iliad', 700), ('Odyssey', null)");
  }

  it('keep what is in a renamed column, and find it', async () => {
    await fill();
    await become([book({ title: text({ required: true, unique: true, renamedFrom: 'name' }), pages: integer() })]);
    expect(await query("select title, search_text from books where search_text like '%ilia%'")).toEqual([
      { title: 'Iliad', search_text: 'iliad' },
    ]);
    await expect(query("insert into books (title) values ('ILIAD')")).rejects.toMatchObject({
      constraint: 'books_title_key',
    });
  });

  it('fill a new required column with what was said for it', async () => {
    await fill();
    const fields = {
      ...plain.fields,
      copies: integer({ required: true }),
      code: text({ required: true, unique: true }),
    };
    await become([book(fields)], {
      fills: { 'books.copies': 'coalesce("pages", 0) + 1', 'books.code': `'B' || "id"` },
    });
    expect(await query('select copies, code from books order by id')).toEqual([
      { copies: 701, code: 'B1' },
      { copies: 1, code: 'B2' },
    ]);
  });

  it('fill a new column from one that goes', async () => {
    await fill();
    const fields = { title: text({ required: true, unique: true }), sheets: integer({ required: true }) };
    await become([book(fields)], {
      allowDrop: true,
      fills: { 'books.title': 'upper("name")', 'books.sheets': 'coalesce("pages", 0) / 2' },
    });
    expect(await query('select title, sheets, search_text from books order by id')).toEqual([
      { title: 'ILIAD', sheets: 350, search_text: 'iliad' },
      { title: 'ODYSSEY', sheets: 0, search_text: 'odyssey' },
    ]);
  });

  it('fill a new column with its initial value', async () => {
    await fill();
    await become([
      book(
        { ...plain.fields, kind: choice(['prose', 'verse'], { required: true, initial: 'verse' }) },
        { toggle: true },
      ),
    ]);
    expect(await query('select kind, is_active from books')).toEqual([
      { kind: 'verse', is_active: 1 },
      { kind: 'verse', is_active: 1 },
    ]);
  });

  it('fill only the gaps of a column that becomes required', async () => {
    await fill();
    await become([book({ ...plain.fields, pages: integer({ required: true, initial: 1 }) })]);
    expect(await query('select pages from books order by id')).toEqual([{ pages: 700 }, { pages: 1 }]);
  });

  it('turn the values of a column that changes its type, and search in what they become', async () => {
    await fill();
    await become([book({ ...plain.fields, pages: text() })], { fills: { 'books.pages': `"pages" || ' p.'` } });
    expect(await query('select pages, search_text from books order by id')).toEqual([
      { pages: '700 p.', search_text: 'iliad 700 p.' },
      { pages: null, search_text: 'odyssey ' },
    ]);
  });

  it('keep the rows of a renamed list of child rows', async () => {
    const parts = { name: text({ required: true, unique: true }), pages: integer() };
    await become([book({ name: text(), parts: children(parts) })]);
    await query("insert into books (name) values ('Iliad')");
    await query("insert into books_parts (parent_id, position, name) values (1, 0, 'Anger')");
    await become([book({ name: text(), books: children(parts, { renamedFrom: 'parts' }) })]);
    expect(await query('select parent_id, name from books_books')).toEqual([{ parent_id: 1, name: 'Anger' }]);
  });

  it('become the same as new ones, whatever they were before', async () => {
    const stages: readonly (readonly Resource[])[] = [
      [plain],
      [
        book(
          { ...plain.fields, shelf_id: reference('shelf'), lent_on: date() },
          { toggle: true, list: { sort: '-lent_on' } },
        ),
        shelf,
      ],
      [
        book({
          pages: integer(),
          shelf_id: reference('shelf', { unique: ['pages'] }),
          is_first: boolean({ exactlyOne: true }),
        }),
        shelf,
      ],
      [
        book({ name: email({ unique: true }), shelf_ids: manyToMany('shelf', { through: 'book_places' }) }),
        shelf,
        room,
      ],
      [
        book(
          { name: email(), room_ids: manyToMany('room', { through: 'book_places' }), price: decimal() },
          { toggle: true },
        ),
        room,
      ],
      [
        book({
          name: text(),
          chapters: children({ name: text(), room_id: reference('room') }),
          price: decimal({ decimals: 3 }),
        }),
        room,
      ],
      [],
      [book({ name: text(), chapters: children({ shelf_id: reference('shelf', { required: true }) }) }), shelf],
      [book({ name: choice(['a', 'b']), chapters: children({ shelf_id: reference('shelf') }) }), shelf],
    ];
    for (const stage of [...stages, ...stages.toReversed()])
      await become(stage, { allowDrop: true, fills: fillsFor(stage) });
  });

  /** An empty table needs no values, but the generator cannot know that it is empty. */
  function fillsFor(resources: readonly Resource[]): Record<string, string> {
    const trial = new TemporaryMigrations(folder);
    try {
      trial.write(resources, { allowDrop: true });
      return {};
    } catch (error) {
      const places = [...String(error).matchAll(/--fill (\w+\.\w+)=/g)].map((match) => match[1] ?? '');
      return Object.fromEntries(places.map((place) => [place, 'null']));
    } finally {
      trial.remove();
    }
  }
});
