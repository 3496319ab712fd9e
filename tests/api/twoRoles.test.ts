import { spawnSync } from 'node:child_process';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readMigrations } from '../../src/server/db/migrate.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

const PATIENCE = { timeout: 60_000, interval: 100 };

/** The product as the README sets it up on PostgreSQL: one account owns the tables, another works with them. */
describe('an account that works with tables of which it is not the owner', () => {
  const suffix = Math.random().toString(36).slice(2, 10);
  const accounts = { owner: `campus_owner_${suffix}`, worker: `campus_${suffix}` };
  let database: TestDatabase;
  let server: RunningServer;
  let token: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    const { pathname } = new URL(database.url);
    await run(database.url, [
      `create role ${accounts.owner} login`,
      `create role ${accounts.worker} login`,
      `alter database ${pathname.slice(1)} owner to ${accounts.owner}`,
      `alter schema public owner to ${accounts.owner}`,
    ]);
    server = await startServer({
      DATABASE_URL: as(accounts.worker),
      DATABASE_OWNER_URL: as(accounts.owner),
      SEED: 'demo',
    });
    const answer = await fetch(`${server.url}/api/login`, {
      method: 'POST',
      body: new URLSearchParams({ email: 'superadmin@demo.school', password: 'Demo@1234' }),
    });
    token = ((await answer.json()) as { accessToken: string }).accessToken;
  });
  afterAll(async () => {
    await server?.stop();
    const { url } = database;
    await run(url, [
      `reassign owned by ${accounts.owner} to postgres`,
      `drop owned by ${accounts.worker}, ${accounts.owner}`,
      `drop role ${accounts.worker}, ${accounts.owner}`,
    ]);
    await database.drop();
  });

  const as = (account: string) => {
    const url = new URL(database.url);
    url.username = account;
    return url.href;
  };
  const call = (path: string, method = 'GET', body?: BodyInit) =>
    fetch(`${server.url}/api${path}`, { method, headers: { authorization: `Bearer ${token}` }, ...(body && { body }) });
  const endOf = async (id: number) =>
    vi.waitFor(async () => {
      const job = (await (await call(`/jobs/${id}`)).json()) as { state: string; message: string | null };
      expect(['done', 'failed'], JSON.stringify(job)).toContain(job.state);
      return job;
    }, PATIENCE);

  it('writes, imports and does jobs', async () => {
    const made = await call('/religions', 'POST', new URLSearchParams({ name: 'Yazidism' }));
    expect([200, 201]).toContain(made.status);
    const form = new FormData();
    form.set('file', new Blob(['Name\r\nCao Dai\r\nTenrikyo\r\n']), 'religions.csv');
    const started = (await (await call('/religions/import', 'POST', form)).json()) as { data: { id: number } };
    expect(await endOf(Number(started.data.id))).toMatchObject({ state: 'done' });
    const verifying = (await (await call('/audit/verify', 'POST')).json()) as { data: { job_id: number } };
    expect(await endOf(verifying.data.job_id)).toMatchObject({ state: 'done', result: { problem: null } });
  });

  it.each([
    "update audit_entries set action = 'logout'",
    'delete from audit_entries',
    'truncate audit_entries',
    'alter table audit_entries disable trigger all',
    'drop table audit_entries',
    "update audit_seals set hash = ''",
    'delete from audit_seals',
    'delete from schema_migrations',
    'create table mine (id int)',
  ])('cannot: %s', async (statement) => {
    await expect(run(as(accounts.worker), [statement])).rejects.toMatchObject({ code: '42501' });
  });

  it('lets the owner in who is locked out, whether the owner of the tables is named or not', () => {
    for (const settings of [{}, { DATABASE_OWNER_URL: as(accounts.owner) }]) {
      const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/adminLink.ts'], {
        encoding: 'utf8',
        env: { ...process.env, DATABASE_URL: as(accounts.worker), ...settings },
      });
      expect(status, stderr).toBe(0);
      expect(stdout).toContain('/login#');
    }
  });

  it('needs the owner no more once there is nothing to make', async () => {
    const again = await startServer({ DATABASE_URL: as(accounts.worker), SEED: 'demo' });
    const { status } = await fetch(`${again.url}/api/health`);
    await again.stop();
    expect(status).toBe(200);
    expect(again.exitCode()).toBe(0);
  });

  it('asks for the owner where there is a migration, and where there is nothing yet', async () => {
    const withoutOwner = (url: string) => startServer({ DATABASE_URL: url, SEED: 'demo' });
    // What is not applied any more begins with a table, which the worker may not make.
    const makesTable = ({ sql }: { readonly sql: string }) => /^(?:--.*\n|\s)*create table/.test(sql);
    const files = readMigrations('src/server/db/migrations').sort((a, b) => (a.name < b.name ? -1 : 1));
    const first = files.findLast(makesTable)?.name;
    await run(as(accounts.owner), [
      `create table put_by as select * from schema_migrations where name >= '${first}'`,
      `delete from schema_migrations where name >= '${first}'`,
    ]);
    await expect(withoutOwner(as(accounts.worker))).rejects.toThrow(/Set DATABASE_OWNER_URL to the account/);
    await run(as(accounts.owner), ['insert into schema_migrations select * from put_by', 'drop table put_by']);

    const empty = await createTestDatabase();
    const url = new URL(empty.url);
    url.username = accounts.worker;
    await expect(withoutOwner(url.href)).rejects.toThrow(/Set DATABASE_OWNER_URL to the account/);
    await empty.drop();
  });

  it('reads and adds to the history', async () => {
    await expect(run(as(accounts.worker), ['select count(*) from audit_entries'])).resolves.toBeUndefined();
  });
});

async function run(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
