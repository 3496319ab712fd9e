import { join } from 'node:path';
import { TOTP } from 'otpauth';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DEMO_PASSWORD } from '../../schemas/access/demoLogins.ts';
import { type Json, makePlace, type DataLocation } from '../support/campus.ts';
import { freePort } from '../support/freePort.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { pictureOf } from '../support/uploadForm.ts';

const OFFICE = 'office@demo.school';
const WRONG = 'Wrong#guess-4471';
const NEW = 'Kettle!drum482';
const NEWER = 'Harbour%lamp77A';
const TOKEN_SECRET = 'a token secret that stands in no log 91';
const SMTP_PASSWORD = 'smtp-password-5520';

/** What a server that is told to say everything must never say, by what it is. */
const secrets = new Map<string, string>();

let place: DataLocation;
let server: RunningServer;
let written: { readonly log: string; readonly stored: string };

interface Sending {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

async function send(call: string, { token, body, headers }: Sending = {}) {
  const [method, path = ''] = call.split(' ');
  const isPlain = body === undefined || typeof body === 'string' || body instanceof FormData;
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(!isPlain && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: isPlain ? (body as string | FormData | undefined) : JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: read(text) };
}

function read(text: string): Json & { data?: Json; second_factor?: Json } {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** Remembers what is secret, and gives it back. */
function secret(what: string, value: unknown): string {
  const text = String(value);
  expect(text.length, what).toBeGreaterThan(7);
  secrets.set(what, text);
  return text;
}

const logIn = (email: string, password: string) => send('POST /api/login', { body: { email, password } });

async function tokensOf(email: string, password: string, whose: string) {
  const { status, body, headers } = await logIn(email, password);
  expect(status, whose).toBe(200);
  const cookie = headers.get('set-cookie')?.match(/knownBrowser=([^;]+)/)?.[1];
  if (cookie) secret(`the cookie of ${whose}`, cookie);
  return {
    access: secret(`an access token of ${whose}`, body.accessToken),
    refresh: secret(`a refresh token of ${whose}`, body.refreshToken),
    id: (body.userData as { id: number }).id,
  };
}

beforeAll(async () => {
  place = await makePlace('postgres');
  const databaseUrl = new URL(place.databaseUrl ?? '');
  server = await startServer(
    {
      DATA_DIR: place.dataDir,
      DATABASE_URL: databaseUrl.href,
      LOG_LEVEL: 'trace',
      TOKEN_SECRET: secret('the secret of tokens', TOKEN_SECRET),
      // Nobody answers there: what comes of that is logged as well.
      SMTP_URL: `smtp://campus:${secret('the password of the mail server', SMTP_PASSWORD)}@127.0.0.1:${await freePort()}`,
      MAIL_FROM: 'school@example.org',
    },
    { main: join(process.env.BUILT_SERVER ?? '', 'main.js') },
  );
  // That of the demo school is no secret: the start prints it.
  for (const [what, password] of Object.entries({ wrong: WRONG, chosen: NEW, next: NEWER }))
    secret(`the ${what} password`, password);
  const admin = await tokensOf('superadmin@demo.school', DEMO_PASSWORD, 'the super admin');
  const office = await tokensOf(OFFICE, DEMO_PASSWORD, 'the office');
  await wrongPasswords(office.access);
  await tokensThatDoNotHold(office);
  const atWork = await linkAndPassword(admin.access, office.id);
  await secondFactor(atWork);
  await files(admin.access);
  await troubles(admin.access);
  await send('POST /api/password/forgotten', { body: { email: 'accountant@demo.school' } });
  await vi.waitFor(() => expect(server.log()).toContain('a job failed'), { timeout: 60_000, interval: 200 });
  await server.stop();
  written = { log: server.log(), stored: await readStored() };
});
afterAll(async () => {
  await server.stop();
  await place.remove();
});

async function wrongPasswords(token: string): Promise<void> {
  expect((await logIn(OFFICE, WRONG)).status).toBe(401);
  // A password in the place of a name, as somebody types it in a hurry.
  expect((await logIn(WRONG, OFFICE)).status).toBe(401);
  const body = { current_password: WRONG, password: NEW, password_confirmation: NEW };
  expect((await send('POST /api/me/password', { token, body })).status).toBe(422);
}

async function tokensThatDoNotHold({ access, refresh }: { access: string; refresh: string }): Promise<void> {
  const cut = secret('a token that was cut', access.slice(0, -4));
  expect((await send('GET /api/me', { token: cut })).status).toBe(401);
  const renewed = await send('POST /api/jwt/refresh-token', { body: { refreshToken: refresh } });
  secret('a renewed access token', renewed.body.accessToken);
  secret('a renewed refresh token', renewed.body.refreshToken);
  expect((await send('POST /api/jwt/refresh-token', { body: { refreshToken: `${refresh}x` } })).status).toBe(401);
}

/** A link that the office hands out; what is chosen with it, and what is chosen after that. */
async function linkAndPassword(admin: string, userId: number): Promise<string> {
  const made = await send(`POST /api/users/${userId}/password-link`, { token: admin, body: { send: 'show' } });
  expect(made.status).toBe(200);
  const code = secret('the code of a link', (made.body.data as Json).code);
  secret('the same in one piece', code.replaceAll('-', ''));
  await send('POST /api/password/link/owner', { body: { code } });
  expect((await send('POST /api/password/link', { body: { code, password: NEW } })).status).toBe(200);
  expect((await send('POST /api/password/link', { body: { code, password: NEW } })).status).toBe(404);
  const { access } = await tokensOf(OFFICE, NEW, 'the office with a new password');
  const body = { current_password: NEW, password: NEWER, password_confirmation: NEWER };
  expect((await send('POST /api/me/password', { token: access, body })).status).toBe(200);
  return (await tokensOf(OFFICE, NEWER, 'the office once more')).access;
}

async function secondFactor(token: string): Promise<void> {
  const begun = await send('POST /api/me/second-factor', { token, body: { current_password: NEWER } });
  const address = String((begun.body.data as Json).address);
  const key = secret('the secret of a second factor', new URL(address).searchParams.get('secret'));
  const code = new TOTP({ secret: key }).generate();
  const turnedOn = await send('PUT /api/me/second-factor', { token, body: { code } });
  const codes = (turnedOn.body.data as { recovery_codes: string[] }).recovery_codes;
  const [first = '', second = ''] = codes.map((each, index) => secret(`recovery code ${index}`, each));
  for (const [tried, status] of [
    ['AAAA-AAAA-AAAA', 422],
    [first, 200],
    [first, 422],
    [second, 200],
  ] as const) {
    const { body } = await logIn(OFFICE, NEWER);
    const challenge = secret(`the challenge for ${tried}`, body.second_factor?.challenge);
    expect((await send('POST /api/login/code', { body: { challenge, code: tried } })).status, tried).toBe(status);
  }
}

async function files(token: string): Promise<void> {
  const form = new FormData();
  const { content, name, type } = await pictureOf('teal');
  form.set('photo', new Blob([new Uint8Array(content)], { type }), name);
  expect((await send('PUT /api/me', { token, body: form })).status).toBe(200);
  const { photo } = (await send('GET /api/me/account', { token })).body as { photo?: string };
  secret('the signature of a file', new URL(String(photo), server.url).searchParams.get('key'));
  expect((await send(`GET ${photo}`)).status).toBe(200);
  expect((await send(`GET ${photo}x`)).status).toBe(404);
}

/** What cannot be read, is too long, or breaks on the way. */
async function troubles(token: string): Promise<void> {
  const json = { 'content-type': 'application/json' };
  for (const body of [`{"email":"${OFFICE}","password":"${NEWER}`, `{"password":"${NEWER}\u0000"}`])
    await send('POST /api/login', { body, headers: json });
  await send('POST /api/login', { body: `password=${NEWER}&%E0%A4%A`, headers: { 'content-type': 'text/plain' } });
  await send(`GET /api/audit?token=${token}&q=%00`, { token });
  await send('POST /api/users', { token, body: { name: 'x', email: 'no address', password: NEWER, role_id: 2 } });
  const client = new pg.Client({ connectionString: place.databaseUrl });
  await client.connect();
  // The connections of the server break in the middle of what it does.
  await client.query('alter table users rename to users_away');
  expect((await logIn(OFFICE, NEWER)).status).toBe(500);
  await client.query('alter table users_away rename to users');
  await client.end();
}

/** Everything that is kept of what happened: the history, and the jobs with why they failed. */
async function readStored(): Promise<string> {
  const client = new pg.Client({ connectionString: place.databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      'select to_jsonb(a)::text as row from audit_entries a union all select to_jsonb(j)::text from jobs j',
    );
    return rows.map(({ row }) => row).join('\n');
  } finally {
    await client.end();
  }
}

it('everything that happened left its traces, so that there was something to find', () => {
  expect(written.log).toMatch(/"level":50/);
  expect(written.log).toContain('unexpected error');
  for (const action of [
    'login',
    'loginFailed',
    'passwordByLink',
    'passwordChanged',
    'secondFactorOn',
    'recoveryCodeUsed',
  ])
    expect(written.stored).toContain(`"action": "${action}"`);
  expect(secrets.size).toBeGreaterThan(25);
});

it('no secret is in what the server prints, with everything that it can say, nor in the history and the jobs', () => {
  const found = [...secrets].flatMap(([what, value]) =>
    Object.entries(written).flatMap(([where, text]) =>
      text
        .split('\n')
        .filter((line) => [value, encodeURIComponent(value)].some((each) => line.includes(each)))
        .map((line) => `${what} in ${where}: ${line}`),
    ),
  );
  expect(found).toEqual([]);
});

it('nor is the hash of any password', () => {
  expect(written.log).not.toContain('$argon2');
  expect(written.stored).not.toContain('$argon2');
});
