import { randomBytes } from 'node:crypto';
import pg from 'pg';

export type TestDatabase = { url: string; drop(): Promise<void> };

/** A database prepared once per run (migrated, seeded) that others are then copied from in a few milliseconds. */
export type DatabaseTemplate = { name: string; prepare(url: string): Promise<void> };

/** Two tests must neither prepare one template at the same time nor copy it while it is prepared. */
const TEMPLATE_LOCK = 7_201_984;

/** A fresh PostgreSQL database, empty or a copy of a template, on the run's server (see globalSetup.ts). */
export async function createTestDatabase(template?: DatabaseTemplate): Promise<TestDatabase> {
  const name = newName();
  await withServer(async (server) => {
    await server.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const source = template ? await preparedOnce(server, template) : 'template0';
    await server.query(`create database ${name} template ${source}`);
  });
  return { url: urlOf(name), drop: () => withServer((server) => dropDatabase(server, name)) };
}

/** Runs one statement in a database, on a connection of its own. */
export async function queryAt<R = Record<string, unknown>>(url: string, statement: string): Promise<R[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Removes what a run left on a server that outlives it. */
export async function dropTestDatabases(): Promise<void> {
  await withServer(async (server) => {
    const { rows } = await server.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix()],
    );
    for (const { datname } of rows) await dropDatabase(server, datname);
  });
}

async function preparedOnce(server: pg.Client, { name, prepare }: DatabaseTemplate): Promise<string> {
  const template = `${prefix()}template_${name}`;
  const { rowCount } = await server.query('select from pg_database where datname = $1', [template]);
  if (rowCount) return template;
  // It gets its name only when it is ready: a preparation that failed leaves no half template behind.
  const draft = newName();
  await server.query(`create database ${draft} template template0`);
  try {
    await prepare(urlOf(draft));
    await server.query(`alter database ${draft} rename to ${template}`);
  } catch (error) {
    await dropDatabase(server, draft);
    throw error;
  }
  return template;
}

async function dropDatabase(server: pg.Client, name: string): Promise<void> {
  await server.query(`drop database if exists ${name} with (force)`);
}

async function withServer(work: (server: pg.Client) => Promise<void>): Promise<void> {
  const server = new pg.Client({ connectionString: serverUrl() });
  await server.connect();
  try {
    await work(server);
  } finally {
    // Ending the connection also frees its advisory lock.
    await server.end();
  }
}

function serverUrl(): string {
  const { TEST_DATABASE_URL: url, TEST_DATABASE_PROBLEM: problem } = process.env;
  if (url) return url;
  throw new Error(problem ?? 'Only the tests of the project "server" have a PostgreSQL (see vite.config.ts).');
}

function urlOf(database: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${database}`;
  return url.href;
}

function newName(): string {
  return `${prefix()}${randomBytes(6).toString('hex')}`;
}

function prefix(): string {
  return `test_${process.env.TEST_RUN}_`;
}
