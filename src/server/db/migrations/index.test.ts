import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../../../schemas/index.ts';
import { SNAPSHOT_FILE } from '../generate/writeMigration.ts';
import { writeSnapshot } from '../generate/snapshot.ts';
import { migrate, readMigrations } from '../migrate.ts';
import { tablesOf } from '../model.ts';
import { describeBoth } from '../testing/describeSchema.ts';
import { ENGINES, type Opened } from '../testing/engines.ts';
import { silentLog } from '../testing/silentLog.ts';
import { migrations } from './index.ts';

const WORKS_OUT = 'npm run migration -- <what_it_does>';

describe('the migrations', () => {
  it(`are what the declarations ask for; otherwise: ${WORKS_OUT}`, () => {
    expect(writeSnapshot(tablesOf(registry))).toBe(readFileSync(join(import.meta.dirname, SNAPSHOT_FILE), 'utf8'));
  });

  it('are the files of this folder, in order', () => {
    const files = migrations.map(({ name, sql }) => ({ name, sql }));
    expect(files).toEqual(readMigrations(import.meta.dirname).sort((a, b) => (a.name < b.name ? -1 : 1)));
    expect(migrations[0]?.name).toBe('0001_system.sql');
  });
});

describe.each(ENGINES)('an empty $kind database with all migrations', ({ open }) => {
  let opened: Opened;

  beforeAll(async () => {
    opened = await open();
    await migrate({ database: opened.database, files: migrations, log: silentLog });
  });
  afterAll(() => opened.dispose());

  it('has exactly the columns, constraints and indexes of the declarations', async () => {
    const { real, fresh } = await describeBoth(opened.database, registry);
    expect(real).toEqual(fresh);
  });

  it('has the columns that the model names', async () => {
    const { real } = await describeBoth(opened.database, registry);
    const wanted = tablesOf(registry).flatMap((table) =>
      table.columns.map((column) => ({
        place: `${table.name}.${column.name}`,
        type: column.type,
        notNull: column.notNull,
        collation: column.collation ?? null,
        identity: column.identity ?? false,
        generated: column.generated !== undefined,
        hasValue: column.default !== undefined || column.generated !== undefined,
      })),
    );
    const found = real.columns.map(({ table, name, value, ...rest }) => ({
      place: `${table}.${name}`,
      ...rest,
      hasValue: value !== null,
    }));
    expect(found).toEqual(wanted.sort((a, b) => (a.place < b.place ? -1 : 1)));
  });

  it('has the constraints and indexes that the model names, and no others', async () => {
    const { real } = await describeBoth(opened.database, registry);
    const tables = tablesOf(registry);
    const names = (items: readonly { name: string }[]) => items.map(({ name }) => name).sort();
    const keys = tables.map(({ name }) => ({ name: `${name}_pkey` }));
    expect(names(real.indexes)).toEqual(names([...keys, ...tables.flatMap(({ indexes }) => indexes)]));
    const constraints = tables.flatMap(({ checks, foreignKeys }) => [...checks, ...foreignKeys]);
    expect(names(real.constraints)).toEqual(names([...keys, ...constraints]));
  });

  it('sorts names as people do: by language, without regard to case, numbers by their value', async () => {
    const names = ['class 10', 'Zed', 'Class 2', 'Élan', 'বাংলা ১০', 'apple', 'বাংলা ২', 'ب'];
    const rows = await opened.database.query<{ name: string }>(
      'select name from unnest($1::text[]) as t(name) order by name collate app_sort',
      [names],
    );
    expect(rows.map(({ name }) => name)).toEqual([
      'apple',
      'Class 2',
      'class 10',
      'Élan',
      'Zed',
      'ب',
      'বাংলা ২',
      'বাংলা ১০',
    ]);
  });

  it('takes a text that is equal but for its case only once', async () => {
    const insert = (name: string) => opened.database.query('insert into religions (name) values ($1)', [name]);
    await insert('Ísland');
    await expect(insert('íSLAND')).rejects.toMatchObject({ code: '23505', constraint: 'religions_name_key' });
  });

  it('keeps what is referred to', async () => {
    const [bank] = await opened.database.query<{ id: number }>(
      "insert into banks (name) values ('First') returning id",
    );
    await opened.database.query("insert into bank_accounts (bank_id, name, number) values ($1, 'Fees', '1')", [
      bank?.id,
    ]);
    const remove = opened.database.query('delete from banks where id = $1', [bank?.id]);
    await expect(remove).rejects.toMatchObject({ code: '23503', constraint: 'bank_accounts_bank_id_fkey' });
  });

  it('finds a piece of text in any of the searched fields, in small letters', async () => {
    const [account] = await opened.database.query(
      "select search_text from bank_accounts where search_text like '%fees%'",
    );
    expect(account).toEqual({ search_text: 'fees 1 ' });
  });
});
