import { TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { create } from './build.ts';
import { type Campus, type Json, openCampus } from './campus.ts';

export const PASSWORD = 'Kettle!drum480';
export const HALF_MINUTE = 30_000;

interface Answer {
  readonly status: number;
  readonly body: Json & { data?: Json; errors?: Json; second_factor?: { challenge: string; expires_in: number } };
}

/** Somebody who is signed in. */
export interface Person {
  readonly id: number;
  readonly email: string;
  readonly token: string;
}

/** A school for the tests around, people who sign in to it with codes, and a clock that can be put forward. */
export function secondFactorSchool() {
  let campus: Campus;
  let now: number;

  beforeAll(async () => {
    campus = await openCampus();
  });
  beforeEach(async () => {
    await campus.database.query('delete from login_failures');
    now = Date.now();
  });
  // What passes in one test is no time for the others: the login of the super admin lasts a quarter of an hour.
  afterEach(() => {
    vi.useRealTimers();
  });
  afterAll(() => campus.close());

  /** Lets so many half minutes pass for the apps and the server. */
  function passHalfMinutes(count: number) {
    now += count * HALF_MINUTE;
    vi.useFakeTimers({ toFake: ['Date'], now });
  }

  async function send(call: `${string} /${string}`, { token, body }: { token?: string; body?: object } = {}) {
    const [method, path] = call.split(' ') as ['GET' | 'PUT' | 'POST', string];
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const answer = await campus.app.inject({ method, url: `/api${path}`, headers, ...(body && { payload: body }) });
    return { status: answer.statusCode, body: answer.json() } as Answer;
  }

  const logIn = (email: string, password = PASSWORD) => send('POST /login', { body: { email, password } });
  const answerCode = (challenge: string | undefined, code: string) =>
    send('POST /login/code', { body: { challenge, code } });

  async function challengeFor(email: string): Promise<string> {
    const { status, body } = await logIn(email);
    expect([status, Object.keys(body)]).toEqual([200, ['second_factor']]);
    expect(body.second_factor).toEqual({ challenge: expect.stringMatching(/^[\w-]{43}$/), expires_in: 300 });
    return String(body.second_factor?.challenge);
  }

  async function somebody(role: Json = {}): Promise<Person> {
    const { id: role_id } = await create(campus, registry.get('role'), role);
    const { id, email } = await create(campus, registry.get('user'), { role_id, password: PASSWORD });
    await letSettle(id);
    const { body } = await logIn(String(email));
    return { id: Number(id), email: String(email), token: String(body.accessToken) };
  }

  /** As if nobody else had made or changed somebody's account for a week. */
  async function letSettle(id: unknown): Promise<void> {
    const { query } = campus.database;
    // The history is only added to, but for a moment here.
    await query('alter table audit_entries disable trigger user');
    await query("update audit_entries set at = at - interval '8 days' where record_id = $1", [id]);
    await query('alter table audit_entries enable trigger user');
  }

  const codeOf = (address: unknown) => {
    const { secret } = new TOTP({ secret: new URL(String(address)).searchParams.get('secret') ?? '' });
    return new TOTP({ secret }).generate({ timestamp: now });
  };

  async function withApp(person: Person, written: (code: string) => string = (code) => code) {
    const begun = await send('POST /me/second-factor', { token: person.token, body: { current_password: PASSWORD } });
    expect(begun.status).toBe(200);
    const { address, qr } = begun.body.data as { address: string; qr: { size: number; path: string } };
    expect(address).toMatch(/^otpauth:\/\/totp\//);
    expect(qr.path.length).toBeGreaterThan(qr.size);
    const confirmed = await send('PUT /me/second-factor', {
      token: person.token,
      body: { code: written(codeOf(address)) },
    });
    expect(confirmed.status).toBe(200);
    const codes = confirmed.body.data?.recovery_codes as string[];
    expect(codes).toHaveLength(10);
    expect(codes.filter((code) => !/^([A-HJKMNP-Z2-9]{4}-){2}[A-HJKMNP-Z2-9]{4}$/.test(code))).toEqual([]);
    passHalfMinutes(1);
    return { address, codes };
  }

  const lastEvents = async (id: number) => {
    const rows = await campus.database.query<{ action: string }>(
      "select action from audit_entries where resource = 'login' and record_id = $1 order by id desc limit 3",
      [id],
    );
    return rows.map(({ action }) => action);
  };

  return {
    call: ((...given) => campus.call(...given)) as Campus['call'],
    query: ((...given) => campus.database.query(...given)) as Campus['database']['query'],
    now: () => now,
    passHalfMinutes,
    send,
    logIn,
    answerCode,
    challengeFor,
    somebody,
    letSettle,
    codeOf,
    withApp,
    lastEvents,
  };
}
