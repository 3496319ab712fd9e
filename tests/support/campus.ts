import { rmSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { pino } from 'pino';
import { registry } from '../../schemas/index.ts';
import { buildPath } from '../../src/core/paths.ts';
import type { Context } from '../../src/server/context.ts';
import { type OpenDatabase, openDatabase } from '../../src/server/db/database.ts';
import { migrate } from '../../src/server/db/migrate.ts';
import { migrations } from '../../src/server/db/migrations/index.ts';
import { readEnv } from '../../src/server/env.ts';
import { createApp } from '../../src/server/http/app.ts';
import { seedDatabase } from '../../src/server/seed/seedDatabase.ts';
import { DEMO_PASSWORD } from '../../src/server/seed/users.ts';
import { openStorage } from '../../src/server/storage/storage.ts';
import { copyPlantedFolder } from './plantedFolder.ts';
import { createTestDatabase } from './testDatabase.ts';

export type Json = Record<string, unknown>;
export type Role = 'superadmin' | 'admin' | 'accountant' | 'office' | 'teacher' | 'student' | 'parent';

/** What a call answered. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** The body as JSON; a body that is none fails the test. */
  readonly body: Json;
  readonly list: Json[];
}

/** The real server on a real database, with the demo school in it. */
export interface Campus {
  readonly app: FastifyInstance;
  readonly context: Context;
  readonly database: OpenDatabase;
  /** A call below /api. */
  readonly call: (call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`, options?: CallOptions) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

export interface CallOptions {
  /** Nobody when null; the super admin when not said. */
  readonly as?: Role | null;
  readonly body?: unknown;
  readonly query?: Json;
  readonly headers?: Record<string, string>;
}

export const ENGINES = ['embedded', 'postgres'] as const;

const quiet = pino({ level: 'silent' });
const SECRET = 'a secret that only the tests know, and long enough';

/** Opens a school on the given engine. On PostgreSQL it is a copy of one that is planted once a run. */
export async function openCampus(engine: (typeof ENGINES)[number]): Promise<Campus> {
  const dataDir = await mkdtemp(join(tmpdir(), 'campus-api-'));
  const copied = engine === 'postgres' ? await createTestDatabase({ name: 'demo', prepare: plantAt }) : undefined;
  if (engine === 'embedded') await copyPlantedFolder(dataDir, plantIn);
  else await cp(filesFolder(), dataDir, { recursive: true });
  const env = readEnv({ DATA_DIR: dataDir, DATABASE_URL: copied?.url, TOKEN_SECRET: SECRET, LOG_LEVEL: 'silent' });
  const database = await openDatabase({ databaseUrl: env.databaseUrl, dataDir, log: quiet });
  const storage = await openStorage({ dataDir, database });
  const today = () => new Date().toISOString().slice(0, 10);
  const context: Context = { database, registry, env, log: quiet, storage, today, timeZone: () => 'Asia/Dhaka' };
  const app = await createApp(context, join(dataDir, 'no-browser'));
  const call = makeCall(app);
  const close = async () => {
    await app.close();
    await database.close();
    await copied?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { app, context, database, call, close };
}

/** The address of one record, below /api. */
export function addressOf(template: string, id: unknown): string {
  return buildPath(template, { id: Number(id) });
}

async function plantIn(dataDir: string): Promise<void> {
  await plant({ databaseUrl: undefined, dataDir });
}

async function plantAt(databaseUrl: string): Promise<void> {
  await plant({ databaseUrl, dataDir: filesFolder() });
}

/** Where the files are that belong to the school on PostgreSQL. */
function filesFolder(): string {
  return join(process.env.TEST_FOLDER ?? tmpdir(), 'planted-files');
}

async function plant(place: { readonly databaseUrl: string | undefined; readonly dataDir: string }): Promise<void> {
  const database = await openDatabase({ ...place, log: quiet });
  await migrate({ database, files: migrations, log: quiet });
  const storage = openStorage({ database, dataDir: place.dataDir });
  await seedDatabase({ database, registry, storage, env: readEnv({}), log: quiet });
  await database.close();
}

function makeCall(app: FastifyInstance): Campus['call'] {
  const tokens = new Map<Role, Promise<string>>();
  const tokenOf = (role: Role) => {
    const token = tokens.get(role) ?? logIn(app, role);
    tokens.set(role, token);
    return token;
  };
  return async (call, { as = 'superadmin', body, query, headers = {} } = {}) => {
    const [method, path = ''] = call.split(' ') as [InjectOptions['method'], string];
    const authorization = as && { authorization: `Bearer ${await tokenOf(as)}` };
    const texts = Object.entries(query ?? {}).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]);
    const response = await app.inject({
      method,
      url: `/api${path}`,
      query: Object.fromEntries(texts),
      headers: { ...authorization, ...headers },
      ...(body !== undefined && { payload: body as InjectOptions['payload'] }),
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      get body() {
        return response.json<Json>();
      },
      get list() {
        return response.json<Json[]>();
      },
    };
  };
}

async function logIn(app: FastifyInstance, role: Role): Promise<string> {
  const payload = { email: `${role}@demo.school`, password: DEMO_PASSWORD };
  const response = await app.inject({ method: 'POST', url: '/api/login', payload });
  if (response.statusCode !== 200) throw new Error(`${role} cannot log in: ${response.body}`);
  return response.json<{ accessToken: string }>().accessToken;
}
