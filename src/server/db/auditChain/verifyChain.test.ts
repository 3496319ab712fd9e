import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations/index.ts';
import { ENGINES, type Opened } from '../testing/engines.ts';
import { silentLog } from '../testing/silentLog.ts';
import { sealEntries } from './sealEntries.ts';
import { lastVerification, verifyAndKeep, verifyChain } from './verifyChain.ts';

describe.each(ENGINES)('the chain over the history of the $kind database', ({ open }) => {
  let opened: Opened;
  let dataDir: string;
  beforeAll(async () => {
    opened = await open();
    await migrate({ database: opened.database, files: migrations, log: silentLog });
  });
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'campus-chain-'));
  });
  afterEach(async () => {
    rmSync(dataDir, { recursive: true });
    await tamper("delete from audit_seals; delete from audit_entries; delete from settings where key like 'audit.%'");
  });
  afterAll(() => opened.dispose());

  const seal = () => sealEntries({ database: opened.database, dataDir });
  const verify = () => verifyChain({ database: opened.database, dataDir });
  const write = async (count: number, at = 'now()') => {
    const rows = await opened.database.query<{ id: number }>(
      `insert into audit_entries (resource, record_id, action, after, at)
       select 'religion', n, 'create', jsonb_build_object('name', 'Religion ' || n), ${at} from generate_series(1, $1) as n
       returning id`,
      [count],
    );
    return rows.map(({ id }) => id);
  };
  /** What the owner of the tables can do, and the product cannot. */
  const tamper = (sql: string) =>
    opened.database.run(`
      alter table audit_entries disable trigger all; alter table audit_seals disable trigger all;
      ${sql};
      alter table audit_entries enable trigger all; alter table audit_seals enable trigger all`);

  it('holds over what was written, and goes on where it ended', async () => {
    await write(3);
    expect(await seal()).toBe(3);
    expect(await seal()).toBe(0);
    await write(2_100);
    expect(await seal()).toBe(2_100);
    expect(await verify()).toEqual({ entries: 2_103, problem: null, entry_id: null });
  });

  it('says when it was last looked at, and what was found', async () => {
    expect(await lastVerification(opened.database)).toBeUndefined();
    await write(2);
    await seal();
    const kept = await verifyAndKeep({ database: opened.database, dataDir });
    expect(kept).toMatchObject({ entries: 2, problem: null });
    expect(await lastVerification(opened.database)).toEqual(kept);
  });

  it.each([
    ['what it holds', `set after = '{"name": "Other"}'`],
    ['who did it', "set user_id = 99, user_name = 'Somebody'"],
    ['when', "set at = at - interval '1 day'"],
    ['from where', "set address = '10.0.0.1'"],
    ['what else it tells', `set details = '{"rows": 1}'`],
  ])('names an entry that was changed in %s', async (_, change) => {
    const [, second] = await write(3);
    await seal();
    await tamper(`update audit_entries ${change} where id = ${second}`);
    expect(await verify()).toEqual({ entries: 1, problem: 'changed', entry_id: second });
  });

  it('names an entry that was removed', async () => {
    const [, second] = await write(3);
    await seal();
    await tamper(`delete from audit_entries where id = ${second}`);
    expect(await verify()).toEqual({ entries: 1, problem: 'removed', entry_id: second });
  });

  it('finds an entry that was removed with its seal', async () => {
    const [, second] = await write(3);
    await seal();
    await tamper(`delete from audit_entries where id = ${second}; delete from audit_seals where entry_id = ${second}`);
    expect(await verify()).toEqual({ entries: 1, problem: 'removed', entry_id: null });
  });

  it('finds one whose seal was removed and the others moved up', async () => {
    const [, second, third] = await write(4);
    await seal();
    await tamper(`
      delete from audit_entries where id = ${second}; delete from audit_seals where entry_id = ${second};
      update audit_seals set position = position - 1 where position = 3;
      update audit_seals set position = position - 1 where position = 4`);
    expect(await verify()).toEqual({ entries: 1, problem: 'changed', entry_id: third });
  });

  it('names the first of entries that changed places', async () => {
    const [, second, third] = await write(3);
    await seal();
    await tamper(`
      update audit_entries set id = 0 where id = ${second};
      update audit_entries set id = ${second} where id = ${third};
      update audit_entries set id = ${third} where id = 0`);
    expect(await verify()).toEqual({ entries: 1, problem: 'changed', entry_id: second });
  });

  it('names an entry that was put in as if it were old', async () => {
    await write(1);
    await opened.database.query("select setval(pg_get_serial_sequence('audit_entries', 'id'), $1)", [
      Number((await write(1))[0]) + 10,
    ]);
    const [last] = await write(1);
    await seal();
    const id = Number(last) - 5;
    await opened.database.query(
      `insert into audit_entries (id, at, resource, action) values (${id}, now() - interval '1 day', 'login', 'login')`,
    );
    await seal();
    expect(await verify()).toEqual({ entries: 3, problem: 'inserted', entry_id: id });
  });

  it('names an entry that was put between old ones as if it were new', async () => {
    const [first] = await write(1);
    await opened.database.query("select setval(pg_get_serial_sequence('audit_entries', 'id'), $1)", [
      Number(first) + 10,
    ]);
    await write(1);
    await seal();
    await tamper("update audit_seals set sealed_at = sealed_at - interval '1 day'");
    const id = Number(first) + 5;
    await opened.database.query(`insert into audit_entries (id, resource, action) values (${id}, 'login', 'login')`);
    await seal();
    expect(await verify()).toEqual({ entries: 2, problem: 'inserted', entry_id: id });
  });

  it('finds that its end was cut off, by the end that is written down in the database', async () => {
    const [, , third] = await write(3);
    await seal();
    await tamper(`delete from audit_entries where id = ${third}; delete from audit_seals where position = 3`);
    expect(await verify()).toEqual({ entries: 2, problem: 'cutOff', entry_id: null });
  });

  it('finds that its end was cut off there too, by the end that is written down beside the database', async () => {
    await write(2);
    await seal();
    const [early] = await opened.database.query<{ value: object }>(
      "select value from settings where key = 'audit.head'",
    );
    const [, fourth] = await write(2);
    await seal();
    await tamper(`
      delete from audit_entries where id >= ${Number(fourth) - 1}; delete from audit_seals where position >= 3;
      update settings set value = '${JSON.stringify(early?.value)}' where key = 'audit.head'`);
    expect(await verify()).toEqual({ entries: 2, problem: 'cutOff', entry_id: null });
  });

  it('finds that it was begun anew', async () => {
    await write(2);
    await seal();
    await tamper("delete from audit_seals; delete from audit_entries; delete from settings where key = 'audit.head'");
    expect(await verify()).toMatchObject({ problem: 'cutOff' });
  });

  it('finds that an end was made anew with other hashes', async () => {
    const [first, second] = await write(2);
    await seal();
    await tamper(`update audit_entries set action = 'update' where id = ${second}; delete from audit_seals where position = 2;
      update settings set value = jsonb_set(jsonb_set(value, '{position}', '1'), '{hash}',
        (select to_jsonb(hash) from audit_seals where entry_id = ${first})) where key = 'audit.head'`);
    expect(await seal()).toBe(1);
    await write(1);
    expect(await seal()).toBe(1);
    expect(await verify()).toMatchObject({ problem: 'changed', entry_id: second });
  });

  it('takes a file beside the database that somebody has spoilt for the end of no chain', async () => {
    await write(1);
    await seal();
    writeFileSync(join(dataDir, 'audit-head.json'), '{');
    expect(await verify()).toMatchObject({ problem: 'cutOff' });
  });
});

describe.each(ENGINES)('the history of the $kind database', ({ open }) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await open();
    await migrate({ database: opened.database, files: migrations, log: silentLog });
    await opened.database.query("insert into audit_entries (resource, action) values ('login', 'login')");
    await opened.database.query("insert into audit_seals (position, entry_id, hash) values (1, 1, 'x')");
  });
  afterAll(() => opened.dispose());

  it.each([
    "update audit_entries set action = 'logout'",
    'delete from audit_entries',
    'truncate audit_entries',
    "update audit_seals set hash = 'y'",
    'delete from audit_seals',
    'truncate audit_seals',
  ])('refuses: %s', async (statement) => {
    await expect(opened.database.query(statement)).rejects.toMatchObject({ code: '42501' });
  });
});
