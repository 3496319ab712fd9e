import { afterEach, describe, expect, it } from 'vitest';
import { registry } from '../../../../schemas/index.ts';
import { createTestDatabase } from '../../../../tests/support/testDatabase.ts';
import { migrate } from '../../db/migrate.ts';
import { migrations } from '../../db/migrations/index.ts';
import type { OpenDatabase } from '../../db/openDatabaseTypes.ts';
import { openPostgres } from '../../db/postgres/openPostgres.ts';
import { ENGINES } from '../../db/testing/engines.ts';
import { silentLog } from '../../db/testing/silentLog.ts';
import type { Storage } from '../../storage/storage.ts';
import { openTestStorage, type TestStorage } from '../../testing/testStorage.ts';
import { drawFaces } from './pictures.ts';
import { seedDatabase } from './seedDatabase.ts';

const opened: TestStorage[] = [];

afterEach(async () => {
  for (const { dispose } of opened.splice(0)) await dispose();
});

describe.each(ENGINES)('interrupted seeding on $kind', ({ open }) => {
  it('begins again at the next start, with the same ids, and finds the files that it has stored', async () => {
    const { database, storage } = await openStorage(open);
    const paths = await drawFaces(storage, ['Ann']);
    await expect(seed({ database, storage: broken(storage) }, 'demo')).rejects.toThrow('broken off');
    expect(await rowsOf(database, 'select id from roles')).not.toEqual([]);
    await seed({ database, storage }, 'none');
    expect(await rowsOf(database, 'select id, name from roles order by id limit 1')).toEqual([
      { id: 1, name: 'Super admin' },
    ]);
    expect(await rowsOf(database, 'select id, name from institutes')).toEqual([{ id: 1, name: 'Our school' }]);
    expect(await rowsOf(database, 'select key, value from settings')).toEqual([{ key: 'seed', value: 'none' }]);
    expect(await storage.unknownOf(paths)).toEqual(paths);
    expect(await drawFaces(storage, ['Ann'])).toEqual(paths);
    expect(await storage.unknownOf(paths)).toEqual([]);
  }, 120_000);
});

describe('a new school', () => {
  it('begins with what nearly every school has alike, and with nobody and nothing else', async () => {
    const [engine] = ENGINES;
    const { database, storage } = await openStorage((engine as (typeof ENGINES)[number]).open);
    await seed({ database, storage }, 'none');
    const aliases = await rowsOf(database, 'select alias from attendance_statuses order by id');
    expect(aliases.map(({ alias }) => alias)).toEqual(['P', 'A', 'L', 'E']);
    expect(await rowsOf(database, 'select id from grade_types')).toHaveLength(7);
    expect(await rowsOf(database, 'select id from genders')).toHaveLength(3);
    for (const table of ['users', 'students', 'employees', 'classes', 'expenses'])
      expect(await rowsOf(database, `select id from "${table}"`), table).toEqual([]);
  });
});

describe('two copies of the server on one new database', () => {
  it('create one school only', async () => {
    const { url, drop } = await createTestDatabase();
    const copies = await Promise.all([openCopy(url), openCopy(url)]);
    try {
      await migrate({ database: copies[0].database, files: migrations, log: silentLog });
      await Promise.all(copies.map((copy) => seed(copy, 'none')));
      expect(await rowsOf(copies[0].database, 'select id from institutes')).toHaveLength(1);
    } finally {
      for (const { database } of copies) await database.close();
      await drop();
    }
  }, 120_000);
});

async function openStorage(open: Parameters<typeof openTestStorage>[0]): Promise<TestStorage> {
  const opening = await openTestStorage(open);
  opened.push(opening);
  return opening;
}

async function openCopy(url: string) {
  const database = await openPostgres({ databaseUrl: url, log: silentLog });
  return { database, storage: {} as Storage };
}

function seed(
  target: { readonly database: OpenDatabase; readonly storage: Storage },
  kind: 'none' | 'demo',
): Promise<void> {
  return seedDatabase({ ...target, registry, env: { seed: kind, own: {} }, log: silentLog });
}

/** A storage whose `save` fails. The demo school stores its roles first, so seeding fails in the middle. */
function broken(storage: Storage): Storage {
  return { ...storage, save: () => Promise.reject(new Error('broken off')) };
}

async function rowsOf(database: OpenDatabase, sql: string): Promise<Record<string, unknown>[]> {
  return database.query(sql);
}
