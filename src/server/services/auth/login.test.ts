import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registry } from '../../../../schemas/index.ts';
import { create } from '../../../../tests/support/build.ts';
import { type Campus, type Json, openCampus } from '../../../../tests/support/campus.ts';

const OLD = 'Ladder&oak731';
const NEW = 'Newer@5678';
const OWN = 'Chosen@9012';
const LOGINS_AT_ONCE = 5;
const ROUNDS = 4;

interface Somebody {
  readonly user: Json;
  readonly role: Json;
}

interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

describe('logging in', () => {
  let campus: Campus;

  beforeAll(async () => {
    campus = await openCampus();
  });
  beforeEach(() => campus.database.query('delete from login_failures'));
  afterAll(() => campus.close());

  const somebody = async (): Promise<Somebody> => {
    const role = await create(campus, registry.get('role'));
    const user = await create(campus, registry.get('user'), { role_id: role.id, password: OLD });
    return { user, role };
  };

  const logIn = async (email: unknown, password: string): Promise<Tokens | undefined> => {
    const answer = await campus.app.inject({ method: 'POST', url: '/api/login', payload: { email, password } });
    expect([200, 401]).toContain(answer.statusCode);
    return answer.statusCode === 200 ? answer.json<Tokens>() : undefined;
  };

  const isOver = async ({ refreshToken }: Tokens): Promise<boolean> => {
    const call = { method: 'POST', url: '/api/jwt/refresh-token', payload: { refreshToken } } as const;
    return (await campus.app.inject(call)).statusCode === 401;
  };

  const changeOwnPassword = ({ accessToken }: Tokens) =>
    campus.call('POST /me/password', {
      as: null,
      headers: { authorization: `Bearer ${accessToken}` },
      body: { current_password: OLD, password: OWN, password_confirmation: OWN },
    });

  const reset = ({ user }: Somebody) => campus.call(`PUT /users/${user.id}`, { body: { password: NEW } });

  const ENDS: readonly (readonly [string, (who: Somebody, first: Tokens) => Promise<{ readonly status: number }>])[] = [
    ['their password is reset', reset],
    ['they change it themselves', (_, first) => changeOwnPassword(first)],
    ['they are switched off', ({ user }) => campus.call(`PUT /users/${user.id}/status`, { body: { is_active: 0 } })],
    [
      'their role is switched off',
      ({ role }) => campus.call(`PUT /roles/${role.id}/status`, { body: { is_active: 0 } }),
    ],
    ['they are deleted', ({ user }) => campus.call(`DELETE /users/${user.id}`)],
  ];

  it.each(ENDS)('leaves no login of the time before when %s at the same moment', async (_, end) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const who = await somebody();
      const first = (await logIn(who.user.email, OLD)) as Tokens;
      const logins = Array.from({ length: LOGINS_AT_ONCE }, () => logIn(who.user.email, OLD));
      const [{ status }, ...begun] = await Promise.all([end(who, first), ...logins]);
      expect(status).toBe(200);
      for (const tokens of begun) if (tokens) expect(await isOver(tokens)).toBe(true);
    }
  });

  it('lets nobody set a password of their own by the old one while it is reset', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const who = await somebody();
      const tokens = (await logIn(who.user.email, OLD)) as Tokens;
      const [own, { status }] = await Promise.all([changeOwnPassword(tokens), reset(who)]);
      expect([200, 401, 422]).toContain(own.status);
      expect(status).toBe(200);
      expect(await logIn(who.user.email, OWN)).toBeUndefined();
      expect(await isOver(tokens)).toBe(true);
      expect(await logIn(who.user.email, NEW)).toBeDefined();
    }
  });

  it('counts wrong passwords by the name that is typed, so that nobody learns whose two names are', async () => {
    const { user } = await somebody();
    const { employee_id, login_id, email } = await namesOf(user);
    const statusOf = async (name: unknown, password: string) => {
      const answer = await campus.call('POST /login', { as: null, body: { email: name, password } });
      return answer.status;
    };
    const tenTries = async (names: readonly unknown[]) => {
      for (let time = 0; time < 10; time += 1) expect(await statusOf(names[time % names.length], 'x')).toBe(401);
    };
    await tenTries([email, String(email).toUpperCase()]);
    expect(await statusOf(email, OLD)).toBe(429);
    for (const name of [employee_id, login_id]) expect(await statusOf(name, 'x')).toBe(401);
    await tenTries(['nobody@other.example', 'NOBODY@other.example']);
    expect(await statusOf('nobody@other.example', 'x')).toBe(429);
    for (const name of ['E-99999', 'L-99999']) expect(await statusOf(name, 'x')).toBe(401);
  });

  it('takes a capital I with a dot for no other letter, whether the name is somebody’s or nobody’s', async () => {
    const { user } = await somebody();
    const renamed = await campus.call(`PUT /users/${user.id}`, { body: { email: 'irina.imam@other.example' } });
    expect(renamed.status, renamed.text).toBe(200);
    const dotted = '\u0130rina.imam@other.example';
    const answer = await campus.call('POST /login', { as: null, body: { email: dotted, password: OLD } });
    expect(answer.status).toBe(401);
  });

  async function namesOf({ id, email }: Json) {
    const login_id = `L-${id}`;
    expect((await campus.call(`PUT /users/${id}`, { body: { login_id } })).status).toBe(200);
    const { employee_id } = await create(campus, registry.get('employee'), { employee_id: `E-${id}` });
    await campus.database.query('update employees set user_id = $1 where employee_id = $2', [id, employee_id]);
    return { email, login_id, employee_id };
  }
});
