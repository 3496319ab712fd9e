import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { boolean, children, date, decimal, defineResource, type Fields, integer, text } from '../../../core/index.ts';
import { TemporaryMigrations } from '../testing/temporaryMigrations.ts';
import { MigrationRefusedError } from './writeMigration.ts';

const book = (fields: Fields) =>
  defineResource({ name: 'book', area: 'settings', path: '/book', permission: 'Book', visibleTo: 'everybody', fields });
const first = book({ name: text({ required: true }), pages: integer() });

let folder: TemporaryMigrations;

beforeEach(() => {
  folder = new TemporaryMigrations();
});
afterEach(() => folder.remove());

/** The statements without the comments. */
function statements(): string[] {
  return folder
    .newest()
    .split('\n\n')
    .map((block) => block.replaceAll(/^--.*\n?/gm, '').trim())
    .filter(Boolean);
}

describe('a migration', () => {
  it('gets the next number and the snapshot beside it', () => {
    expect(folder.write([first], { name: 'books' })).toMatchObject({
      file: '0001_books.sql',
      says: ['table books created'],
    });
    expect(folder.write([book({ ...first.fields, on: date() })]).file).toBe('0002_step.sql');
    expect(readdirSync(folder.directory)).toEqual(['0001_books.sql', '0002_step.sql', 'snapshot.json']);
  });

  it('is not written when there is nothing to do', () => {
    folder.write([first]);
    const { file, says } = folder.write([first]);
    expect({ file, says }).toEqual({ file: undefined, says: [] });
    expect(folder.files()).toHaveLength(1);
  });

  it('is not asked for by another order of fields, a longer text or another label', () => {
    folder.write([first]);
    expect(
      folder.write([book({ pages: integer({ max: 10 }), name: text({ required: true, max: 100, help: true }) })]).file,
    ).toBeUndefined();
  });

  it('is the same to the byte for the same declarations', () => {
    folder.write([first]);
    const other = new TemporaryMigrations();
    other.write([first]);
    const read = (directory: string) =>
      readdirSync(directory).map((file) => readFileSync(join(directory, file), 'utf8'));
    expect(read(folder.directory)).toEqual(read(other.directory));
    other.remove();
  });

  it('names the resource and says what is lost', () => {
    folder.write([first]);
    folder.write([book({ name: text({ required: true }) })], { allowDrop: true });
    expect(folder.newest()).toBe(
      '-- Written by `npm run migration` from the declarations in schemas/.\n\n' +
        '-- book\n-- Loss: column books.pages deleted with all that is in it\nalter table "books" drop column "pages";\n',
    );
  });

  it('needs a plain name', () => {
    expect(() => folder.write([first], { name: 'Add Books' })).toThrow(MigrationRefusedError);
  });

  it('is written anew on demand as long as it is the only one', () => {
    folder.write([first], { name: 'books' });
    const more = book({ ...first.fields, on: date({ required: true }) });
    expect(folder.write([more], { name: 'books', rewrite: true }).file).toBe('0001_books.sql');
    expect(folder.write([more]).file).toBeUndefined();
    folder.write([first], { allowDrop: true });
    expect(() => folder.write([more], { name: 'books', rewrite: true })).toThrow(
      'there is 0001_books.sql, 0002_step.sql',
    );
  });
});

describe('a renamed field', () => {
  const renamed = book({ title: text({ required: true, unique: true, renamedFrom: 'name' }), pages: integer() });

  it('keeps its column, its index and its search', () => {
    folder.write([book({ name: text({ required: true, unique: true }), pages: integer() })]);
    folder.write([renamed]);
    expect(statements()).toEqual([
      'alter table "books" rename column "name" to "title";',
      'alter index "books_name_key" rename to "books_title_key";',
      'drop index "books_name_id_idx";',
    ]);
  });

  it('may say its old name for ever', () => {
    folder.write([book({ name: text({ required: true, unique: true }), pages: integer() })]);
    folder.write([renamed]);
    expect(folder.write([renamed]).file).toBeUndefined();
  });

  it('of child rows keeps their table', () => {
    const parts = { name: text({ required: true }) };
    folder.write([book({ title: text(), parts: children(parts) })]);
    const { says } = folder.write([book({ title: text(), chapters: children(parts, { renamedFrom: 'parts' }) })]);
    expect(says).toEqual(['table books_parts renamed to books_chapters']);
    expect(statements()).toContain(
      'alter index "books_parts_parent_id_position_idx" rename to "books_chapters_parent_id_position_idx";',
    );
  });
});

describe('a new required field', () => {
  beforeEach(() => void folder.write([first]));

  it('takes its initial value for the rows that are there', () => {
    folder.write([book({ ...first.fields, copies: integer({ required: true, initial: 1 }) })]);
    expect(statements()).toEqual(['alter table "books" add column "copies" integer not null default 1;']);
  });

  it('takes what was said for them', () => {
    folder.write([book({ ...first.fields, copies: integer({ required: true }) })], {
      fills: { 'books.copies': '"pages" / 2' },
    });
    expect(statements()).toEqual([
      'alter table "books" add column "copies" integer;',
      'update "books" set "copies" = "pages" / 2;',
      'alter table "books" alter column "copies" set not null;',
    ]);
  });

  it('is refused where nothing is known for them, with its place and what helps', () => {
    expect(() => folder.write([book({ ...first.fields, copies: integer({ required: true }) })])).toThrow(
      'schemas/settings/book.ts: fields.copies: the column books.copies is required, and the rows that are there have none; ' +
        'give it an initial value, or say in SQL what they get: --fill books.copies="…"',
    );
    expect(folder.files()).toHaveLength(1);
  });

  it('is refused as well where an optional one becomes required', () => {
    const required = book({ ...first.fields, pages: integer({ required: true }) });
    expect(() => folder.write([required])).toThrow('the column books.pages becomes required, and rows may have none');
    folder.write([required], { fills: { 'books.pages': '0' } });
    expect(statements()).toEqual([
      'update "books" set "pages" = 0 where "pages" is null;',
      'alter table "books" alter column "pages" set not null;',
    ]);
  });
});

describe('what is no longer declared', () => {
  beforeEach(() => void folder.write([first]));

  it('is not dropped by surprise', () => {
    expect(() => folder.write([book({ name: text({ required: true }) })])).toThrow(
      'schemas/settings/book.ts: fields.pages: the column books.pages is no longer declared; if it has a new name, say renamedFrom there',
    );
    expect(() => folder.write([])).toThrow(
      'the table books is no longer declared; --allow-drop deletes it with all its rows',
    );
  });

  it('is dropped when that is said', () => {
    expect(folder.write([], { allowDrop: true }).says).toEqual(['table books deleted with all its rows']);
    expect(statements()).toEqual(['drop table "books";']);
  });
});

describe('a changed type', () => {
  it('is refused until it is said how the values change', () => {
    folder.write([first]);
    const changed = book({ name: text({ required: true }), pages: text() });
    expect(() => folder.write([changed])).toThrow(
      'the column books.pages holds integer and is to hold text; say in SQL',
    );
    folder.write([changed], { fills: { 'books.pages': '"pages"::text' } });
    expect(statements()).toContain(
      'alter table "books" alter column "pages" type text collate app_sort using "pages"::text;',
    );
  });

  it('needs nothing said where only decimals are added', () => {
    folder.write([book({ name: text(), price: decimal() })]);
    folder.write([book({ name: text(), price: decimal({ decimals: 4 }) })]);
    expect(statements()).toEqual(['alter table "books" alter column "price" type numeric(14,4);']);
  });
});

describe('what is said for the rows that are there', () => {
  it('is refused where nothing waits for it', () => {
    folder.write([first]);
    const more = book({ ...first.fields, is_lent: boolean() });
    expect(() => folder.write([more], { fills: { 'books.is_lend': '0' } })).toThrow(
      '--fill books.is_lend: nothing there waits for a value',
    );
  });
});
