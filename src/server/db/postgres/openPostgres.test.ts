import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/testDatabase.ts';
import { startPostgres } from '../../../../tests/support/postgres.ts';
import { isConnectionLost } from '../connectionLost.ts';
import { DatabaseUnreachableError } from '../errors.ts';
import type { OpenDatabase } from '../openDatabaseTypes.ts';
import { silentLog } from '../testing/silentLog.ts';
import { openPostgres } from './openPostgres.ts';

describe('a PostgreSQL server', () => {
  const warn = vi.fn();
  let own: TestDatabase;
  let database: OpenDatabase;

  beforeEach(async () => {
    warn.mockReset();
    own = await createTestDatabase();
    database = await openPostgres({
      databaseUrl: own.url,
      log: { ...silentLog, warn },
      poolSize: 2,
      statementLimitMs: 1000,
    });
  });
  afterEach(async () => {
    await database.close();
    await own.drop();
  });

  const otherConnections = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

  test('that cannot be reached is named, without the password', async () => {
    const opening = openPostgres({ databaseUrl: 'postgres://user:secret@127.0.0.1:1/school', log: silentLog });
    const error = await opening.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DatabaseUnreachableError);
    expect(String(error)).toContain('Cannot use PostgreSQL at 127.0.0.1:1/school (DATABASE_URL): connect ECONNREFUSED');
    expect(String(error)).not.toContain('secret');
  });

  test('that lacks the database says so', async () => {
    const databaseUrl = own.url.replace(/[^/]*$/, 'nowhere');
    await expect(openPostgres({ databaseUrl, log: silentLog })).rejects.toThrow('database "nowhere" does not exist');
  });

  test('stops a statement that takes too long, but not a script', async () => {
    await expect(database.query('select pg_sleep(5)')).rejects.toMatchObject({ code: '57014' });
    await expect(database.run('select pg_sleep(1.5)')).resolves.toBeUndefined();
    for (let connection = 0; connection < 2; connection += 1) {
      await expect(database.query('select pg_sleep(5)')).rejects.toMatchObject({ code: '57014' });
    }
  });

  test('compiles no statement, on any connection', async () => {
    const both = [database.query("select pg_sleep(0.1), current_setting('jit') as jit"), database.query('show jit')];
    expect((await Promise.all(both)).flat()).toMatchObject([{ jit: 'off' }, { jit: 'off' }]);
  });

  test('whose idle connections break is connected to again, and the log tells', async () => {
    const terminate = () => database.query(`select pg_terminate_backend(pid) ${otherConnections}`);
    await Promise.all([database.query('select pg_sleep(0.1)'), database.query('select pg_sleep(0.1)')]);
    await terminate();
    await vi.waitFor(() =>
      expect(warn).toHaveBeenCalledWith(expect.stringContaining('A connection to the database was lost')),
    );
    await Promise.all([database.ping(), database.ping(), database.ping()]);
  });

  test('whose connection breaks within a transaction fails that transaction with the reason', async () => {
    const broken = database.db.transaction().execute(async (trx) => {
      await trx.selectNoFrom(({ val }) => val(1).as('one')).execute();
      await database.query(`select pg_terminate_backend(pid) ${otherConnections}`);
      await trx.selectNoFrom(({ val }) => val(1).as('one')).execute();
    });
    await expect(broken).rejects.toThrow(/terminat|not queryable/);
    await expect(database.ping()).resolves.toBeUndefined();
  });

  test('reads once more where a restart has cut all connections, and writes not', async () => {
    await database.query('create table notes (id integer)');
    const reading = database.query<{ one: number }>('select 1 as one, pg_sleep(0.3)');
    const writing = database.query('insert into notes select 1 from pg_sleep(0.3)');
    writing.catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const other = await openPostgres({ databaseUrl: own.url, log: silentLog, poolSize: 1 });
    await other.query(`select pg_terminate_backend(pid) ${otherConnections}`);
    await other.close();
    await expect(reading).resolves.toMatchObject([{ one: 1 }]);
    await expect(writing).rejects.toSatisfy(isConnectionLost);
    await expect(database.query('select id from notes')).resolves.toEqual([]);
  });

  test('that is gone fails with an error that says so', async () => {
    const server = await startPostgres();
    const lost = await openPostgres({ databaseUrl: server.url, log: silentLog });
    await server.stop();
    for (const work of [
      () => lost.query('select 1'),
      () => lost.query('create table notes (id integer)'),
      () => lost.db.transaction().execute((trx) => trx.selectNoFrom(({ val }) => val(1).as('one')).execute()),
    ])
      await expect(work()).rejects.toSatisfy(isConnectionLost);
    await lost.close();
  }, 60_000);
});
