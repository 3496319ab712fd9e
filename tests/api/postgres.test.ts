import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

const created: TestDatabase[] = [];

afterEach(async () => {
  for (const database of created.splice(0)) await database.drop();
});

describe('the PostgreSQL of the tests', () => {
  it('is UTF-8, sorts by bytes and knows ICU collations, as the embedded database does', async () => {
    const [row] = await query(await create(), [
      `select pg_encoding_to_char(encoding) as encoding, datcollate, lower('É') as lower,
        'a' < 'B' collate "und-x-icu" as sorted from pg_database where datname = current_database()`,
    ]);
    expect(row).toEqual({ encoding: 'UTF8', datcollate: 'C', lower: 'é', sorted: true });
  });

  it('copies a template that is prepared once, however many tests ask for it at the same time', async () => {
    const prepare = vi.fn(async (url: string) => {
      await query({ url }, ['create table marks (mark int)', 'insert into marks values (1), (2)']);
    });
    const template = { name: 'marks', prepare };
    const copies = await Promise.all([create(template), create(template), create(template)]);
    const rows = await Promise.all(copies.map((copy) => query(copy, ['select count(*)::int as n from marks'])));
    expect(rows.flat()).toEqual([{ n: 2 }, { n: 2 }, { n: 2 }]);
    expect(prepare).toHaveBeenCalledTimes(1);
  });

  it('keeps no template whose preparation failed', async () => {
    const prepare = vi.fn(async () => {
      throw new Error('no such table');
    });
    await expect(create({ name: 'broken', prepare })).rejects.toThrow('no such table');
    await expect(create({ name: 'broken', prepare })).rejects.toThrow('no such table');
    expect(prepare).toHaveBeenCalledTimes(2);
  });
});

async function create(template?: Parameters<typeof createTestDatabase>[0]): Promise<TestDatabase> {
  const database = await createTestDatabase(template);
  created.push(database);
  return database;
}

async function query({ url }: { url: string }, statements: string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}
