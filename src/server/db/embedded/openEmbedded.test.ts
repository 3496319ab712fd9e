import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DataFolderInUseError, EngineFailedError, StatementTimeoutError } from '../errors.ts';
import { temporaryFolder } from '../testing/embeddedTemplate.ts';
import { openNewEmbedded, type Opened } from '../testing/engines.ts';
import { holdTransaction } from '../testing/holdTransaction.ts';
import { silentLog } from '../testing/silentLog.ts';
import { openEmbedded } from './openEmbedded.ts';
import type { Transaction } from 'kysely';
import { viewOf } from '../tables.ts';

// Above what a busy machine needs for the statements that are to succeed.
const LIMIT_MS = 1200;
/** Opening takes a second or two, many times more where all cores are busy. */
const TIMEOUT_MS = 180_000;
const WAIT_LIMIT_MS = 500;
const FOREVER = 'do $$ begin while true loop end loop; end $$';
const TWICE_THE_LIMIT = `
  do $$ declare start timestamptz = clock_timestamp();
  begin while clock_timestamp() < start + interval '${2 * LIMIT_MS} ms' loop end loop; end $$`;

/** Exhausts the stack of the engine's thread before the engine sees its own limit. */
const BREAKDOWN_DEPTH = 1_000_000;

describe('opening the embedded database', { timeout: TIMEOUT_MS }, () => {
  test('makes one where there is none, even over the remains of a start that was broken off', async () => {
    const dataDir = temporaryFolder();
    mkdirSync(join(dataDir, 'database.new'));
    writeFileSync(join(dataDir, 'database.new', 'PG_VERSION'), '18');
    const info = vi.fn();
    const database = await openEmbedded({ dataDir, log: { ...silentLog, info } });
    expect(await database.query("select current_setting('fsync') as fsync")).toEqual([{ fsync: 'on' }]);
    expect(info).toHaveBeenCalledWith(expect.stringContaining('Making a new database'));
    expect(readdirSync(dataDir)).not.toContain('database.new');
    expect(statSync(join(dataDir, 'database')).mode & 0o077).toBe(0);
    await database.close();
    rmSync(dataDir, { recursive: true });
  });

  test('makes one however long that takes, and looks after it only then', async () => {
    const dataDir = temporaryFolder();
    const database = await openEmbedded({ dataDir, log: silentLog, maintenanceEveryMs: 5 });
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
    expect(readdirSync(dataDir)).not.toContain('database.new');
    await database.close();
    rmSync(dataDir, { recursive: true });
  });

  test('finds what it had before, and lets nobody else in meanwhile, not even this process', async () => {
    const { database, dataDir, dispose } = await openNewEmbedded({});
    await database.run("create table kept (name text); insert into kept values ('a')");
    await expect(openEmbedded({ dataDir, log: silentLog })).rejects.toThrow(
      new DataFolderInUseError(dataDir, process.pid),
    );
    await database.close();
    const again = await openEmbedded({ dataDir, log: silentLog });
    expect(await again.query('select name from kept')).toEqual([{ name: 'a' }]);
    await again.close();
    await dispose();
  });

  test('takes the time it needs, however short others wait for a connection', async () => {
    const { database, dispose } = await openNewEmbedded({ waitLimitMs: 50 });
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
    await dispose();
  });

  test('says what is wrong when the files are none of a database, and lets go of the folder', async () => {
    const dataDir = temporaryFolder();
    mkdirSync(join(dataDir, 'database'));
    writeFileSync(join(dataDir, 'database', 'PG_VERSION'), 'nonsense');
    for (let round = 0; round < 2; round += 1) {
      await expect(openEmbedded({ dataDir, log: silentLog })).rejects.toThrow(EngineFailedError);
    }
    rmSync(dataDir, { recursive: true });
  });
});

test('a transaction that lasts too long makes the others give up as busy', { timeout: TIMEOUT_MS }, async () => {
  const { database, dispose } = await openNewEmbedded({ waitLimitMs: WAIT_LIMIT_MS });
  const { held, end } = await holdTransaction(database);
  const others = [
    database.query('select 1'),
    database.run('select 1'),
    database.db.selectFrom('settings').selectAll().execute(),
  ];
  for (const other of await Promise.allSettled(others)) expect(other).toMatchObject({ reason: { code: '53300' } });
  end();
  await held;
  expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
  await dispose();
});

describe('the time limit of the embedded database', { timeout: TIMEOUT_MS }, () => {
  const warn = vi.fn();
  let opened: Opened;
  const database = () => opened.database;
  const kept = () => database().query('select id from kept order by id');
  beforeAll(async () => {
    opened = await openNewEmbedded({ statementLimitMs: LIMIT_MS, log: { ...silentLog, warn } });
  });
  beforeEach(() => database().run('drop table if exists kept; create table kept (id int)'));
  afterAll(() => opened.dispose());

  test('stops a statement that holds the engine, keeps every acknowledged row and goes on', async () => {
    for (let round = 0; round < 2; round += 1) {
      await database().query('insert into kept values ($1)', [round]);
      await expect(database().query(FOREVER)).rejects.toThrow(StatementTimeoutError);
    }
    expect(await kept()).toEqual([{ id: 0 }, { id: 1 }]);
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining(`A statement ran longer than ${LIMIT_MS / 1000} s and was stopped.`),
    );
  });

  test('fails all that were on their way with the reason, and each may try again at once', async () => {
    const insert = (id: number) => database().query('insert into kept values ($1)', [id]);
    const stopped = database().query(FOREVER);
    const reasons: unknown[] = [];
    const tryTwice = (id: number) =>
      insert(id).catch((reason: unknown) => {
        reasons.push(reason);
        return insert(id);
      });
    await Promise.all([expect(stopped).rejects.toThrow(StatementTimeoutError), ...[1, 2, 3].map(tryTwice)]);
    expect(reasons).toEqual([1, 2, 3].map(() => expect.any(StatementTimeoutError)));
    expect(await kept()).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  });

  test('fails a transaction with the reason, and those who wait get their turn', async () => {
    const stopped = database()
      .db.transaction()
      .execute(async (trx) => {
        await viewOf<Transaction<{ kept: { id: number } }>>(trx).insertInto('kept').values({ id: 1 }).execute();
        await trx.selectNoFrom(({ fn, val }) => fn('pg_sleep', [val(60)]).as('slept')).execute();
      });
    const waiting = [2, 3, 4].map((id) => database().query('insert into kept values ($1)', [id]));
    await expect(stopped).rejects.toThrow(StatementTimeoutError);
    await Promise.all(waiting);
    expect(await kept()).toEqual([{ id: 2 }, { id: 3 }, { id: 4 }]);
  });

  test('does not count the time in which this thread was busy and could not take the answer', async () => {
    await database().ping();
    const answer = database().query('select 1 as one');
    await setImmediate();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * LIMIT_MS);
    expect(await answer).toEqual([{ one: 1 }]);
  });

  test('is not for scripts and sessions, and holds again after them', async () => {
    await expect(database().run(TWICE_THE_LIMIT)).resolves.toBeUndefined();
    await expect(database().query(FOREVER)).rejects.toThrow(StatementTimeoutError);
  });
});

describe('the embedded database', { timeout: TIMEOUT_MS }, () => {
  let opened: Opened;
  const database = () => opened.database;
  beforeAll(async () => {
    opened = await openNewEmbedded({ maintenanceEveryMs: 100 });
  });
  afterAll(() => opened.dispose());

  test('refuses JSON that is nested too deeply like a PostgreSQL server', async () => {
    await expect(database().query('select $1::jsonb', [nestedJson(50_000)])).rejects.toMatchObject({ code: '54001' });
  });

  test('goes on after a breakdown of its engine, which is an error and not an empty answer', async () => {
    await database().run("create table kept (data jsonb); insert into kept values ('1')");
    const breaking = database().query('insert into kept values ($1)', [nestedJson(BREAKDOWN_DEPTH)]);
    await expect(breaking).rejects.toThrow(EngineFailedError);
    expect(await database().query('select data from kept')).toEqual([{ data: 1 }]);
  });

  test('looks after itself: what changed is vacuumed and counted without being asked', async () => {
    await database().run(
      'create table busy (id int); insert into busy select generate_series(1, 5000); delete from busy where id > 100',
    );
    const state = () =>
      database().query("select reltuples, relallvisible > 0 as clean from pg_class where relname = 'busy'");
    const expected = [{ reltuples: 100, clean: true }];
    await vi.waitFor(async () => expect(await state()).toEqual(expected), { timeout: 120_000, interval: 100 });
  });
});

function nestedJson(depth: number): string {
  return `${'['.repeat(depth)}${']'.repeat(depth)}`;
}
