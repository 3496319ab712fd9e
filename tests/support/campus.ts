import { rmSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { pino } from 'pino';
import { todayIn } from '../../src/core/zonedTime.ts';
import { buildPath } from '../../src/core/paths.ts';
import type { Context } from '../../src/server/context.ts';
import type { OpenDatabase } from '../../src/server/db/database.ts';
import { DEMO_PASSWORD } from '../../schemas/access/demoLogins.ts';
import { DEFAULT_COUNTRY } from '../../src/server/school/country.ts';
import { DEFAULT_TIME_ZONE } from '../../src/server/school/timeZone.ts';
import { loadServer } from './builtServer.ts';
import { copySeededFolder } from './seededFolder.ts';
import { createTestDatabase } from './testDatabase.ts';

export type Json = Record<string, unknown>;
export type Role = 'superadmin' | 'admin' | 'accountant' | 'office' | 'teacher' | 'student' | 'parent';

/** What a call answered. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly bytes: Buffer;
  /** The body as JSON; a body that is none fails the test. */
  readonly body: Json;
  readonly list: Json[];
}

/** The real server, as it is built, on a real database, with the demo school in it. */
export interface Campus {
  /** What the build offers to tests besides the calls. */
  readonly server: Awaited<ReturnType<typeof loadServer>>;
  readonly app: FastifyInstance;
  readonly context: Context;
  readonly database: OpenDatabase;
  /** A call below /api. */
  readonly call: CallAs<Role>;
  readonly close: () => Promise<void>;
}

export type CallAs<FuzzCaller extends string> = (
  call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`,
  options?: CallOptions<FuzzCaller>,
) => Promise<Answer>;

export interface CallOptions<FuzzCaller extends string = Role> {
  /** Nobody when null; the super admin when not said. */
  readonly as?: FuzzCaller | null;
  readonly body?: unknown;
  readonly query?: Json;
  readonly headers?: Record<string, string>;
}

/**
 * Both databases, for tests of what depends on the database: what is held together and who waits for whom, jobs and restarts,
 * how values are written and lists are sorted and searched, and how results are computed.
 */
export const ENGINES = ['embedded', 'postgres'] as const;
export type Engine = (typeof ENGINES)[number];
/** What the school's own rules decide is asked on one of them. The tests in the browser meet those rules on the other. */
const FOR_RULES: Engine = 'postgres';

const silentLog = pino({ level: 'silent' });
const SECRET = 'a secret that only the tests know, and long enough';

/** Where a school's data are. */
export interface DataLocation {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly remove: () => Promise<void>;
}

/** A demo school that no server has opened yet. On PostgreSQL it is a copy of a database that is seeded once in a test run. */
export async function makePlace(engine: Engine = FOR_RULES): Promise<DataLocation> {
  const dataDir = await mkdtemp(join(tmpdir(), 'campus-api-'));
  const copied = engine === 'postgres' ? await createTestDatabase({ name: 'demo', prepare: seedAt }) : undefined;
  if (engine === 'embedded') await copySeededFolder(dataDir, seedIn);
  else await cp(filesFolder(), dataDir, { recursive: true });
  const remove = async () => {
    await copied?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { dataDir, databaseUrl: copied?.url, remove };
}

/** Opens a school of its own. */
export async function openCampus(
  engine: Engine = FOR_RULES,
  settings: Readonly<Record<string, string>> = {},
): Promise<Campus> {
  const place = await makePlace(engine);
  const campus = await openCampusAt(place, settings);
  const close = async () => {
    await campus.close();
    await place.remove();
  };
  return { ...campus, close };
}

/** Opens a school that may be open elsewhere as well. */
export async function openCampusAt(
  { dataDir, databaseUrl }: DataLocation,
  settings: Readonly<Record<string, string>> = {},
): Promise<Campus> {
  const server = await loadServer();
  const env = server.readEnv({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    TOKEN_SECRET: SECRET,
    LOG_LEVEL: 'silent',
    BACKUP_AT: 'off',
    CALLS_PER_MINUTE: '1000000',
    ...settings,
  });
  const database = await server.openDatabase({ databaseUrl, dataDir, log: silentLog });
  const storage = server.openStorage({ dataDir, database });
  const today = () => todayIn(DEFAULT_TIME_ZONE);
  const country = () => DEFAULT_COUNTRY;
  const running = { database, env, log: silentLog, storage, today, timeZone: () => DEFAULT_TIME_ZONE, country };
  const context = server.createContext(server.school, running);
  const app = await server.createApp(context, join(dataDir, 'no-browser'));
  const call = callsOf<Role>(app, 'superadmin', (role) => ({ email: `${role}@demo.school`, password: DEMO_PASSWORD }));
  const close = async () => {
    await app.close();
    await database.close();
  };
  return { server, app, context, database, call, close };
}

/** The address of one record, below /api. */
export function addressOf(template: string, id: unknown): string {
  return buildPath(template, { id: Number(id) });
}

async function seedIn(dataDir: string): Promise<void> {
  await seed({ databaseUrl: undefined, dataDir });
}

async function seedAt(databaseUrl: string): Promise<void> {
  await seed({ databaseUrl, dataDir: filesFolder() });
}

/** Where the files are that belong to the school on PostgreSQL. */
function filesFolder(): string {
  return join(process.env.TEST_FOLDER ?? tmpdir(), 'seeded-files');
}

async function seed(settings: { readonly databaseUrl: string | undefined; readonly dataDir: string }): Promise<void> {
  const server = await loadServer();
  const database = await server.openDatabase({ ...settings, log: silentLog });
  await server.migrate({ database, files: server.migrations, log: silentLog });
  const storage = server.openStorage({ database, dataDir: settings.dataDir });
  const { registry } = server.school;
  await server.seedDatabase({ database, registry, storage, env: server.readEnv({}), log: silentLog });
  await database.close();
}

/** Calls below /api as somebody, who is logged in when first needed. */
export function callsOf<FuzzCaller extends string>(
  app: FastifyInstance,
  usual: FuzzCaller,
  credentials: (who: FuzzCaller) => object,
): CallAs<FuzzCaller> {
  const tokens = new Map<FuzzCaller, Promise<string>>();
  const tokenOf = (role: FuzzCaller) => {
    const token = tokens.get(role) ?? logIn(app, credentials(role));
    tokens.set(role, token);
    return token;
  };
  return async (call, { as = usual, body, query, headers = {} } = {}) => {
    const [method, path = ''] = call.split(' ') as [InjectOptions['method'], string];
    const authorization = as && { authorization: `Bearer ${await tokenOf(as)}` };
    const texts = Object.entries(query ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
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
      bytes: response.rawPayload,
      get body() {
        return response.json<Json>();
      },
      get list() {
        return response.json<Json[]>();
      },
    };
  };
}

async function logIn(app: FastifyInstance, payload: object): Promise<string> {
  const response = await app.inject({ method: 'POST', url: '/api/login', payload });
  if (response.statusCode !== 200)
    throw new Error(`Nobody can log in with ${JSON.stringify(payload)}: ${response.body}`);
  return response.json<{ accessToken: string }>().accessToken;
}
