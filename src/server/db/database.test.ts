import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TransactionAbortedError } from './errors.ts';
import { insertAhead } from './insertAhead.ts';
import { pipelineStatement } from './pipelineStatement.ts';
import { ENGINES, type Opened } from './testing/engines.ts';
import type { Generated, Kysely } from 'kysely';
import { viewOf } from './tables.ts';

const TABLES = `
  drop table if exists grades, students;
  create table students (id int generated always as identity primary key, code text not null unique, points int default 0);
  create table grades (id int primary key, student_id int not null references students, points int check (points >= 0));
`;

interface TestTables {
  students: { id: Generated<number>; code: string; points: number | null };
  grades: { id: number; student_id: number; points: number | null };
  pg_prepared_statements: { statement: string };
}

describe.each(ENGINES)('the $kind database', ({ kind, open }) => {
  let opened: Opened;
  const database = () => opened.database;
  const tables = () => viewOf<Kysely<TestTables>>(database().db);
  const count = async () => (await database().query<{ n: number }>('select count(*) as n from students'))[0]?.n;

  beforeAll(async () => {
    opened = await open();
  });
  beforeEach(() => database().run(TABLES));
  afterAll(() => opened.dispose());

  test('says what it is and answers', async () => {
    expect(database().kind).toBe(kind);
    await expect(database().ping()).resolves.toBeUndefined();
  });

  test('offers the extensions that searching needs', async () => {
    await database().run('create extension if not exists pg_trgm; create extension if not exists unaccent');
    expect(await database().query("select unaccent('é') as plain, 'abc' % 'abd' as similar")).toEqual([
      { plain: 'e', similar: true },
    ]);
  });

  test('inserts give rows back; updates and deletes tell how many they changed', async () => {
    const db = tables();
    const rows = await db
      .insertInto('students')
      .values([{ code: 'a' }, { code: 'b' }])
      .returning(['id', 'code'])
      .execute();
    expect(rows).toEqual([
      { id: 1, code: 'a' },
      { id: 2, code: 'b' },
    ]);
    const updated = await db
      .updateTable('students')
      .set({ points: 5 })
      .where('code', 'in', ['a', 'b', 'c'])
      .executeTakeFirst();
    expect(updated.numUpdatedRows).toBe(2n);
    const deleted = await db.deleteFrom('students').where('code', '=', 'a').executeTakeFirst();
    expect(deleted.numDeletedRows).toBe(1n);
  });

  test('an error carries the code of PostgreSQL and what it is about', async () => {
    const db = tables();
    await db.insertInto('students').values({ code: 'a' }).execute();
    await expect(db.insertInto('students').values({ code: 'a' }).execute()).rejects.toMatchObject({
      code: '23505',
      constraint: 'students_code_key',
      table: 'students',
      detail: 'Key (code)=(a) already exists.',
    });
    await expect(database().query('insert into students (points) values (1)')).rejects.toMatchObject({
      code: '23502',
      table: 'students',
      column: 'code',
    });
    await expect(db.insertInto('grades').values({ id: 1, student_id: 9 }).execute()).rejects.toMatchObject({
      code: '23503',
      constraint: 'grades_student_id_fkey',
    });
    await expect(database().query('select $1::int', ['x'])).rejects.toMatchObject({ code: '22P02' });
    await expect(database().query('select nothing')).rejects.toMatchObject({ code: '42703' });
  });

  test('an error spoils nothing: the next statement works', async () => {
    for (let round = 0; round < 3; round += 1)
      await expect(database().query('select 1/0')).rejects.toThrow('division by zero');
    expect(await database().query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('a transaction is kept whole', async () => {
    await tables()
      .transaction()
      .execute(async (trx) => {
        await trx.insertInto('students').values({ code: 'a' }).execute();
        await trx.insertInto('students').values({ code: 'b' }).execute();
      });
    expect(await count()).toBe(2);
  });

  test('a transaction that throws leaves nothing and gives its error', async () => {
    const failing = tables()
      .transaction()
      .execute(async (trx) => {
        await trx.insertInto('students').values({ code: 'a' }).execute();
        throw new Error('changed my mind');
      });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await count()).toBe(0);
  });

  test('a transaction that goes on after a failed statement is not taken for a success', async () => {
    const db = tables();
    const careless = db.transaction().execute(async (trx) => {
      await trx.insertInto('students').values({ code: 'a' }).execute();
      await trx
        .insertInto('students')
        .values({ code: 'a' })
        .execute()
        .catch(() => undefined);
    });
    await expect(careless).rejects.toThrow(TransactionAbortedError);
    expect(await count()).toBe(0);
  });

  test('what a transaction sends ahead is done before what comes after it', async () => {
    await tables()
      .transaction()
      .execute(async (trx) => {
        await pipelineStatement(trx, trx.insertInto('students').values({ code: 'a' }).compile());
        await pipelineStatement(trx, trx.updateTable('students').set({ points: 7 }).compile());
        const seen = await trx.selectFrom('students').select(['code', 'points']).execute();
        expect(seen).toEqual([{ code: 'a', points: 7 }]);
        await pipelineStatement(trx, trx.insertInto('students').values({ code: 'b' }).compile());
      });
    expect(await count()).toBe(2);
  });

  test('rows that are sent ahead one by one are stored each with its own values', async () => {
    const rows = [
      { code: 'a', points: 7 },
      { code: 'b', points: null },
      { code: 'c', points: undefined },
      { points: 9, code: 'd' },
      { code: 'e', points: 8 },
      { code: 'f', points: undefined },
    ];
    await database()
      .db.transaction()
      .execute(async (trx) => {
        for (const row of rows) await insertAhead(trx, 'students', row);
      });
    expect(await tables().selectFrom('students').select(['code', 'points']).orderBy('code').execute()).toEqual([
      { code: 'a', points: 7 },
      { code: 'b', points: null },
      { code: 'c', points: 0 },
      { code: 'd', points: 9 },
      { code: 'e', points: 8 },
      { code: 'f', points: 0 },
    ]);
  });

  test('what fails when it is sent ahead fails the next statement, or the commit, with its own error', async () => {
    const db = tables();
    const failing = (goesOn: boolean) =>
      db.transaction().execute(async (trx) => {
        await trx.insertInto('students').values({ code: 'a' }).execute();
        await pipelineStatement(trx, trx.insertInto('students').values({ code: 'a' }).compile());
        if (goesOn) await trx.selectFrom('students').selectAll().execute();
      });
    await expect(failing(true)).rejects.toMatchObject({ code: '23505' });
    await expect(failing(false)).rejects.toMatchObject({ code: '23505' });
    expect(await count()).toBe(0);
  });

  test('a savepoint lets a transaction go on after a failed statement', async () => {
    const trx = await tables().startTransaction().execute();
    await trx.insertInto('students').values({ code: 'a' }).execute();
    const saved = await trx.savepoint('before_second').execute();
    await expect(saved.insertInto('students').values({ code: 'a' }).execute()).rejects.toMatchObject({ code: '23505' });
    const restored = await saved.rollbackToSavepoint('before_second').execute();
    await restored.insertInto('students').values({ code: 'b' }).execute();
    await restored.releaseSavepoint('before_second').execute();
    await restored.commit().execute();
    expect(await count()).toBe(2);
  });

  test('transactions and single statements side by side never mix', async () => {
    const db = tables();
    const { query } = database();
    const transfer = (code: string) =>
      db.transaction().execute(async (trx) => {
        await trx.insertInto('students').values({ code, points: 1 }).execute();
        const inside = await trx.selectFrom('students').select('points').where('code', '=', code).execute();
        expect(inside).toEqual([{ points: 1 }]);
        if (code.endsWith('x')) throw new Error('undone');
        await trx.updateTable('students').set({ points: 2 }).where('code', '=', code).execute();
      });
    const work = Array.from({ length: 20 }, (_, i) => [
      transfer(`${i}`),
      transfer(`${i}x`),
      query('select points from students'),
    ]);
    const results = await Promise.allSettled(work.flat());
    const seen = results.flatMap((result) => (result.status === 'fulfilled' && result.value ? result.value : []));
    expect(seen.every((row) => row.points === 2)).toBe(true);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(20);
    expect(await query('select count(*) as n, sum(points) as points from students')).toEqual([{ n: 20, points: 40 }]);
  });

  test('many single statements at once each get their own answer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) => database().query('select $1::int as i', [i])),
    );
    expect(answers.map(([row]) => row?.i)).toEqual(Array.from({ length: 200 }, (_, i) => i));
  });

  test('a statement that comes again and again is prepared', async () => {
    const text = 'select points from students where id = $1';
    for (let round = 0; round < 30; round += 1) await database().query(text, [round]);
    const prepared = await tables()
      .selectFrom('pg_prepared_statements')
      .select('statement')
      .where('statement', '=', text)
      .execute();
    expect(prepared.length).toBeGreaterThan(0);
  });

  test('a prepared statement survives a change of its table', async () => {
    const rows = () => database().query('select * from students');
    await database().query("insert into students (code) values ('a')");
    for (let round = 0; round < 30; round += 1) await rows();
    await database().run("alter table students add column house text default 'red'");
    const changed = await Promise.all(Array.from({ length: 30 }, rows));
    expect(changed.every(([row]) => row?.house === 'red')).toBe(true);
  });

  test('a session keeps one connection and leaves nothing behind, even when it fails', async () => {
    const failing = database().session(async ({ query, run }) => {
      await run('begin');
      await run("insert into students (code) values ('a'); create temporary table mine (id int)");
      expect(await query('select * from mine')).toEqual([]);
      await query('select pg_advisory_lock(1)');
      await query('select 1/0');
    });
    await expect(failing).rejects.toThrow('division by zero');
    expect(await count()).toBe(0);
    const kept = `select count(*) as n from pg_locks where locktype = 'advisory' and objid = 1
      and database = (select oid from pg_database where datname = current_database())`;
    expect(await database().query(kept)).toEqual([{ n: 0 }]);
  });

  test('a text of several statements runs as a whole or not at all', async () => {
    await expect(database().run("insert into students (code) values ('a'); select nothing")).rejects.toMatchObject({
      code: '42703',
    });
    expect(await count()).toBe(0);
  });

  test('it may be told to close twice, and then refuses work', async () => {
    await Promise.all([database().close(), database().close()]);
    await expect(database().ping()).rejects.toThrow();
  });
});
