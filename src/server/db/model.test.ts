import { describe, expect, it } from 'vitest';
import { registry as school } from '../../../schemas/index.ts';
import * as core from '../../core/index.ts';
import type { VisibleToDeclaration } from '../../core/visibleTo.ts';
import { fieldOfForeignKey, fieldOfUniqueIndex, tablesOf } from './model.ts';
import { MAX_NAME_LENGTH } from './modelNames.ts';

const {
  boolean,
  children,
  choice,
  computed,
  date,
  decimal,
  defineRegistry,
  defineResource,
  images,
  integer,
  longText,
} = core;
const { manyToMany, money, password, reference, status, text, time } = core;

const base = { area: 'settings', permission: 'Thing', visibleTo: 'everybody' } as const;
const shelf = defineResource({
  ...base,
  name: 'shelf',
  plural: 'shelves',
  path: '/shelf',
  fields: { name: text({ required: true }) },
});

function tableOf(
  fields: core.Fields,
  more: {
    toggle?: boolean;
    list?: object;
    singleton?: boolean;
    visibleTo?: VisibleToDeclaration;
  } = {},
  table = 'books',
) {
  const book = defineResource({ ...base, name: 'book', path: '/book', fields, ...more });
  const registry = defineRegistry({ areas: ['settings'], resources: [shelf, book] });
  const found = tablesOf(registry).find(({ name }) => name === table);
  if (!found) throw new Error(`There is no table ${table}`);
  return { ...found, book, registry };
}

function columnOf(fields: core.Fields, name = Object.keys(fields)[0]) {
  const { columns } = tableOf({ title: text(), ...fields });
  const { field, ...column } = columns.find((each) => each.name === name) ?? { name: 'none' };
  return column;
}

function indexLines(table: ReturnType<typeof tableOf>) {
  return table.indexes.map(({ unique, keys, include, where, nullsNotDistinct }) =>
    [
      unique ? 'unique' : '',
      keys.join(' '),
      include ? `+ ${include.join(' ')}` : '',
      nullsNotDistinct ? 'nulls equal' : '',
      where ?? '',
    ]
      .filter(Boolean)
      .join(' | ')
      .replaceAll('"', ''),
  );
}

describe('a column', () => {
  it.each([
    ['text', text(), { type: 'text', collation: 'app_sort', notNull: false }],
    ['required text', text({ required: true }), { type: 'text', collation: 'app_sort', notNull: true }],
    ['whole number', integer({ initial: 3 }), { type: 'integer', notNull: false, default: '3' }],
    ['decimal', decimal({ decimals: 3 }), { type: 'numeric(14,3)', notNull: false }],
    ['amount, in minor units', money({ initial: 12.5 }), { type: 'bigint', notNull: false, default: '1250' }],
    ['day', date({ initial: '2026-01-31' }), { type: 'date', notNull: false, default: "'2026-01-31'" }],
    ['day that begins as today', date({ initial: 'today' }), { type: 'date', notNull: false }],
    ['time', time(), { type: 'time without time zone', notNull: false }],
    ['yes or no', boolean({ initial: 0 }), { type: 'smallint', notNull: false, default: '0' }],
    ['choice of names', choice(['a', "b'c"], { initial: "b'c" }), { type: 'text', notNull: false, default: "'b''c'" }],
    ['choice of numbers', choice({ pdf: 1, text: 2 }), { type: 'smallint', notNull: false }],
    [
      'life cycle, which begins with its first state',
      status({ open: 4, done: 5 }),
      { type: 'smallint', notNull: true, default: '4' },
    ],
    ['list of pictures', images(), { type: 'jsonb', notNull: true, default: "'[]'" }],
  ])('of a %s', (_, field, column) => {
    expect(columnOf({ x: field as core.AnyField })).toEqual({ name: 'x', ...column });
  });

  it('of a reference points to its table', () => {
    const table = tableOf({ title: text(), shelf_id: reference('shelf', { required: true }) });
    expect(columnOf({ shelf_id: reference('shelf', { required: true }) })).toEqual({
      name: 'shelf_id',
      type: 'bigint',
      notNull: true,
    });
    expect(table.foreignKeys).toEqual([{ name: 'books_shelf_id_fkey', column: 'shelf_id', target: 'shelves' }]);
  });

  it('of a password holds its hash', () => {
    expect(columnOf({ pin: password({ required: true }) }, 'pin_hash')).toEqual({
      name: 'pin_hash',
      type: 'text',
      notNull: true,
    });
  });

  it('may be empty where a condition says whether it is required', () => {
    expect(columnOf({ x: text({ required: true, visibleWhen: { title: 'a' } }) })).toMatchObject({ notNull: false });
    expect(columnOf({ x: text({ requiredWhen: { title: 'a' } }) })).toMatchObject({ notNull: false });
  });

  it('does not exist for what is worked out', () => {
    expect(columnOf({ x: computed({ as: 'text', value: () => 'x' }) })).toEqual({ name: 'none' });
  });

  it('holds 1 or 0 where it says yes or no', () => {
    const { checks } = tableOf({ title: text(), is_lent: boolean() }, { toggle: true });
    expect(checks.map(({ condition }) => condition)).toEqual(['"is_active" in (0, 1)', '"is_lent" in (0, 1)']);
  });

  it('for searching joins the searched fields in small letters', () => {
    const { columns } = tableOf({ title: text(), pages: integer() }, { list: { search: ['title', 'pages'] } });
    expect(columns.at(-1)).toMatchObject({
      name: 'search_text',
      generated: `lower((coalesce("title", '') || ' ' || coalesce("pages"::text, '')) collate app_sort)`,
    });
  });

  it('is not there for searching where nothing is searched', () => {
    expect(tableOf({ pages: integer() }).columns.map(({ name }) => name)).not.toContain('search_text');
  });
});

describe('a table of its own', () => {
  it('holds child rows, which go with their parent', () => {
    const table = tableOf(
      { title: text(), chapters: children({ name: text({ required: true, unique: true }) }) },
      {},
      'books_chapters',
    );
    expect(table).toMatchObject({ resource: 'book', field: 'chapters', primaryKey: ['id'] });
    expect(table.columns.map(({ name }) => name)).toEqual(['id', 'parent_id', 'position', 'name']);
    expect(table.foreignKeys).toEqual([
      { name: 'books_chapters_parent_id_fkey', column: 'parent_id', target: 'books', cascade: true },
    ]);
    expect(indexLines(table)).toEqual(['unique | parent_id lower(name) | nulls equal', 'parent_id position']);
    expect(fieldOfUniqueIndex(table.book, 'books_chapters_parent_id_name_key')).toBe('chapters');
  });

  it('holds links, which go with their owner and keep what they point to', () => {
    const shelves = manyToMany('shelf', { through: 'book_shelves' });
    const table = tableOf({ title: text(), shelf_ids: shelves }, {}, 'book_shelves');
    expect(table.primaryKey).toEqual(['book_id', 'shelf_id']);
    expect(table.foreignKeys).toEqual([
      { name: 'book_shelves_book_id_fkey', column: 'book_id', target: 'books', cascade: true },
      { name: 'book_shelves_shelf_id_fkey', column: 'shelf_id', target: 'shelves' },
    ]);
    expect(indexLines(table)).toEqual(['shelf_id book_id']);
    expect(fieldOfForeignKey(table.book, 'book_shelves_shelf_id_fkey')).toBe('shelf_ids');
  });

  it('tells the two sides apart where a resource links to itself', () => {
    const table = tableOf({ title: text(), like_ids: manyToMany('book', { through: 'book_likes' }) }, {}, 'book_likes');
    expect(table.primaryKey).toEqual(['book_id', 'other_book_id']);
  });

  it('of a single record takes no second one', () => {
    expect(indexLines(tableOf({ title: longText() }, { singleton: true }))).toEqual(['unique | (true)']);
  });
});

describe('uniqueness', () => {
  it('of a text does not regard case', () => {
    expect(indexLines(tableOf({ code: text({ required: true, unique: true }) }, { list: { search: [] } }))).toEqual([
      'unique | lower(code)',
    ]);
  });

  it('leaves out rows that have none, and counts what is missing of the rest as equal', () => {
    const fields = { shelf_id: reference('shelf'), code: text({ unique: ['shelf_id'] }) };
    const table = tableOf(fields, { list: { search: [], filters: [] } });
    expect(indexLines(table)).toEqual(['unique | shelf_id lower(code) | nulls equal | code is not null', 'shelf_id']);
    expect(fieldOfUniqueIndex(table.book, 'books_shelf_id_code_key')).toBe('code');
  });

  it('of exactly one yes is an index over the yes alone', () => {
    const table = tableOf({ is_first: boolean({ exactlyOne: true }) }, { list: { filters: [] } });
    expect(indexLines(table)).toEqual(['unique | is_first | is_first = 1']);
    expect(fieldOfUniqueIndex(table.book, 'books_is_first_key')).toBe('is_first');
  });

  it('is refused for what no index can compare', () => {
    expect(() => tableOf({ title: text(), story: longText({ unique: true }) })).toThrow(
      'schemas/settings/book.ts: fields.story.unique: "story" cannot be compared by an index',
    );
  });
});

describe('the indexes of a list', () => {
  it('follow its order and every filter, and carry along what is active', () => {
    const fields = { name: text(), shelf_id: reference('shelf'), read_on: date() };
    expect(indexLines(tableOf(fields, { toggle: true, list: { search: [] } }))).toEqual([
      'name id | + is_active',
      'shelf_id name id | + is_active',
      'read_on name id | + is_active',
      'is_active name id',
    ]);
  });

  it('keep to the id where the order lies in another table', () => {
    const fields = { shelf_id: reference('shelf'), kind: choice(['a', 'b']) };
    expect(indexLines(tableOf(fields, { list: { sort: 'shelf_id' } }))).toEqual(['shelf_id id', 'kind id']);
  });

  it('are not there twice', () => {
    const fields = { name: text(), read_on: date() };
    expect(indexLines(tableOf(fields, { list: { sort: '-read_on', search: [] } }))).toEqual(['read_on id']);
  });

  it('leave out texts that are too long for one', () => {
    expect(
      indexLines(tableOf({ name: text({ max: 5000 }), kind: choice(['a', 'b']) }, { list: { search: [] } })),
    ).toEqual(['kind id']);
  });

  it('of a row rule hold the order behind what is equal, and what is not behind the order', () => {
    const fields = { shelf_id: reference('shelf'), kind: text(), name: text(), read_on: date() };
    const visibleTo = { rules: [{ rule: 'readerOfShelf', by: 'shelf_id' }], foundBy: ['kind'], alsoBy: ['name'] };
    expect(indexLines(tableOf(fields, { visibleTo, list: { sort: '-read_on', filters: [], search: [] } }))).toEqual([
      'read_on id',
      'shelf_id kind read_on id | + name',
    ]);
  });

  it('find a piece of text', () => {
    expect(indexLines(tableOf({ title: text() }))).toContain('search_text gin_trgm_ops');
  });
});

describe('the model of the school', () => {
  const tables = tablesOf(school);

  it('is the same every time', () => {
    expect(JSON.stringify(tablesOf(school))).toBe(JSON.stringify(tables));
  });

  it('has an index that begins with every reference', () => {
    const missing = tables.flatMap(({ name, primaryKey, indexes, foreignKeys }) => {
      const firsts = new Set([`"${primaryKey[0]}"`, ...indexes.map(({ keys }) => keys[0])]);
      return foreignKeys.filter(({ column }) => !firsts.has(`"${column}"`)).map(({ column }) => `${name}.${column}`);
    });
    expect(missing).toEqual([]);
  });

  it('has no index that is the beginning of another of its table', () => {
    const superfluous = tables.flatMap(({ indexes }) => {
      const plain = indexes.filter(({ unique, method }) => !unique && !method);
      const isBeginning = (a: readonly string[], b: readonly string[]) =>
        a.length < b.length && a.every((key, at) => b[at] === key);
      return plain.filter(({ keys }) => plain.some((other) => isBeginning(keys, other.keys))).map(({ name }) => name);
    });
    expect(superfluous).toEqual([]);
  });

  it('has names that PostgreSQL does not cut off, and each once', () => {
    const names = tables.flatMap(({ name, indexes, foreignKeys, checks }) => [
      name,
      ...[...indexes, ...foreignKeys, ...checks].map((each) => each.name),
    ]);
    expect(names.filter((name) => name.length > MAX_NAME_LENGTH)).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('leads from a broken constraint to its field', () => {
    const student = school.get('student');
    const rolls = tables
      .find(({ name }) => name === 'students')
      ?.indexes.find(({ keys }) => keys.at(-1) === '"roll_no"');
    expect(fieldOfUniqueIndex(student, rolls?.name ?? '')).toBe('roll_no');
    expect(fieldOfForeignKey(student, 'students_class_id_fkey')).toBe('class_id');
    expect(fieldOfForeignKey(student, 'expenses_bank_account_id_fkey')).toBeUndefined();
    expect(fieldOfUniqueIndex(student, 'students_pkey')).toBeUndefined();
  });
});

describe('a declaration', () => {
  it('is refused when two of its fields want one column', () => {
    expect(() => tableOf({ title: text(), search_text: text() })).toThrow(
      'schemas/settings/book.ts: fields: the column search_text stands twice',
    );
  });

  it('is refused when a name is too long for the database', () => {
    expect(() => tableOf({ title: text(), [`x${'y'.repeat(63)}`]: text() })).toThrow('is longer than 63 characters');
  });

  it('is refused when it searches what is no text', () => {
    expect(() => tableOf({ title: text(), on: date() }, { list: { search: ['on'] } })).toThrow(
      'schemas/settings/book.ts: list.search: "on" is no text that can be searched',
    );
  });
});
