import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MigrationError } from './errors.ts';
import { type MigrationFile, migrate } from './migrate.ts';
import { temporaryFolder } from './testing/embeddedTemplate.ts';
import { ENGINES, type Opened } from './testing/engines.ts';
import { silentLog } from './testing/silentLog.ts';

const first = { name: '0001_first.sql', sql: 'create table a (id int);\ncreate table b (id int);' };
const second = { name: '0002_second.sql', sql: 'alter table a add column name text;' };
const third = { name: '0003_third.sql', sql: "insert into a (id, name) values (1, 'x');" };

describe.each(ENGINES)('migrations of the $kind database', ({ open }) => {
  let opened: Opened;
  const run = (files: readonly MigrationFile[]) => migrate({ database: opened.database, files, log: silentLog });
  const rows = () => opened.database.query('select * from a');

  beforeAll(async () => {
    opened = await open();
  });
  beforeEach(() => opened.database.run('drop schema public cascade; create schema public'));
  afterAll(() => opened.dispose());

  test('are applied in the order of their numbers, and only once', async () => {
    expect(await run([second, first])).toEqual({ applied: [first.name, second.name] });
    expect(await run([first, second, third])).toEqual({ applied: [third.name] });
    expect(await run([first, second, third])).toEqual({ applied: [] });
    expect(await rows()).toEqual([{ id: 1, name: 'x' }]);
  });

  test('are read from a folder', async () => {
    const directory = temporaryFolder();
    for (const { name, sql } of [first, second]) writeFileSync(join(directory, name), sql);
    writeFileSync(join(directory, 'README.md'), 'not a migration');
    const { applied } = await migrate({ database: opened.database, directory, log: silentLog });
    rmSync(directory, { recursive: true });
    expect(applied).toEqual([first.name, second.name]);
  });

  test('are applied once when several start at the same time', async () => {
    const results = await Promise.all([
      run([first, second, third]),
      run([first, second, third]),
      run([first, second, third]),
    ]);
    expect(results.flatMap(({ applied }) => applied)).toEqual([first.name, second.name, third.name]);
    expect(await rows()).toHaveLength(1);
  });

  test('one that fails leaves nothing of itself and keeps those before it', async () => {
    const broken = { name: '0003_broken.sql', sql: 'insert into a (id) values (7); insert into nowhere values (1)' };
    await expect(run([first, second, broken])).rejects.toThrow(
      new MigrationError('The migration 0003_broken.sql failed and was undone: relation "nowhere" does not exist'),
    );
    expect(await rows()).toEqual([]);
    expect(await run([first, second, third])).toEqual({ applied: [third.name] });
  });

  test('one that was changed after it was applied is refused by name', async () => {
    await run([first, second]);
    const changed = { ...first, sql: `${first.sql} ` };
    await expect(run([changed, second, third])).rejects.toThrow('0001_first.sql was changed after it was applied');
    expect(await rows()).toEqual([]);
  });

  test('other line ends are no change', async () => {
    await run([first]);
    const fromWindows = { ...first, sql: first.sql.replaceAll('\n', '\r\n') };
    await expect(run([fromWindows, second])).resolves.toEqual({ applied: [second.name] });
  });

  test('a database from a newer version is refused', async () => {
    await run([first, second]);
    await expect(run([first])).rejects.toThrow('0002_second.sql, which this version does not know');
  });

  test('one that comes in before those applied already is refused', async () => {
    await run([first, third].map((file) => (file === third ? { ...file, sql: 'select 1' } : file)));
    await expect(run([first, second, { ...third, sql: 'select 1' }])).rejects.toThrow(
      '0002_second.sql comes before 0003_third.sql, which was applied already',
    );
  });

  test.each([
    ['1_short.sql', 'must be called like'],
    ['0002_a b.sql', 'must be called like'],
    ['0001_again.sql', 'Two migrations have the number 0001'],
  ])('%s is refused before anything is applied', async (name, message) => {
    await expect(run([first, { name, sql: 'select 1' }])).rejects.toThrow(message);
    expect(await opened.database.query("select to_regclass('a') as a")).toEqual([{ a: null }]);
  });
});
