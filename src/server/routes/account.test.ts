import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Campus, type Json, openCampus } from '../../../tests/support/campus.ts';
import { BASE_RULES, EVERYTHING } from '../../core/abilities.ts';
import { DEMO_PASSWORD } from '../../../schemas/access/demoLogins.ts';

interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

describe('logging in and out', () => {
  let campus: Campus;

  beforeAll(async () => {
    campus = await openCampus();
  });
  beforeEach(() => sql('delete from login_failures'));
  afterAll(() => campus.close());

  const sql = (text: string, params: readonly unknown[] = []) => campus.database.query<Json>(text, params);

  async function post(
    path: string,
    payload: object,
    { from = '10.0.0.1', token }: { from?: string; token?: string } = {},
  ) {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const answer = await campus.app.inject({
      method: 'POST',
      url: `/api${path}`,
      payload,
      headers,
      remoteAddress: from,
    });
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  }

  const tryLogin = (email: string, password: string, from?: string) => post('/login', { email, password }, { from });

  async function login(email = 'office@demo.school'): Promise<Tokens> {
    const { status, body } = await tryLogin(email, DEMO_PASSWORD);
    expect(status).toBe(200);
    return body;
  }

  const refresh = (refreshToken: string) => post('/jwt/refresh-token', { refreshToken });

  async function isIn(token: string): Promise<boolean> {
    const answer = await campus.app.inject({ url: '/api/me', headers: { authorization: `Bearer ${token}` } });
    expect([200, 401]).toContain(answer.statusCode);
    return answer.statusCode === 200;
  }

  const lastEvent = async () =>
    (await sql("select * from audit_entries where resource = 'login' order by id desc limit 1"))[0];

  describe('a login', () => {
    it('answers who somebody is, what they may do, and their tokens', async () => {
      const { status, body, headers } = await tryLogin('Office@Demo.School ', DEMO_PASSWORD);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('no-store');
      expect(body).toEqual({
        userData: {
          id: expect.any(Number),
          name: 'Nilufar Yasmin',
          email: 'office@demo.school',
          role: { id: 7, name: 'Office' },
          ability: expect.arrayContaining([...BASE_RULES, { action: 'read', subject: 'Dashboard' }]),
          records: [{ resource: 'employee', id: expect.any(Number) }],
        },
        accessToken: expect.any(String),
        refreshToken: expect.stringMatching(/^[\w-]{43}$/),
      });
      expect(await isIn(body.accessToken)).toBe(true);
      expect(await lastEvent()).toMatchObject({ action: 'login', user_id: body.userData.id, address: '10.0.0.1' });
      const [user] = await sql('select last_login_at from users where id = $1', [body.userData.id]);
      expect(Date.now() - Date.parse(String(user?.last_login_at))).toBeLessThan(600_000);
    });

    it('takes a student or employee id, and a body in any encoding', async () => {
      await sql("update users set login_id = 'ST-0042' where email = 'student@demo.school'");
      expect((await tryLogin('st-0042', DEMO_PASSWORD)).body.userData.role.name).toBe('Student');
      const payload = new URLSearchParams({ email: 'ST-0042', password: DEMO_PASSWORD }).toString();
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      expect((await campus.app.inject({ method: 'POST', url: '/api/login', payload, headers })).statusCode).toBe(200);
    });

    it('takes the id in the student’s or the employee’s own record', async () => {
      const [student] = await sql(
        "select s.student_id from students s join users u on u.id = s.user_id where u.email = 'student@demo.school'",
      );
      const [teacher] = await sql(
        "select e.employee_id from employees e join users u on u.id = e.user_id where u.email = 'teacher@demo.school'",
      );
      await sql("update users set login_id = null where email in ('student@demo.school', 'teacher@demo.school')");
      const roleOf = async (id: unknown) =>
        (await tryLogin(String(id).toLowerCase(), DEMO_PASSWORD)).body.userData?.role.name;
      expect(await roleOf(student?.student_id)).toBe('Student');
      expect(await roleOf(teacher?.employee_id)).toBe('Teacher');
      const [alone] = await sql('select student_id from students where user_id is null limit 1');
      expect((await tryLogin(String(alone?.student_id), DEMO_PASSWORD)).status).toBe(401);
    });

    it('gives the super admin everything', async () => {
      expect((await tryLogin('superadmin@demo.school', DEMO_PASSWORD)).body.userData.ability).toEqual([EVERYTHING]);
    });

    it('works with a token that is long over beside it', async () => {
      const answer = await post(
        '/login',
        { email: 'office@demo.school', password: DEMO_PASSWORD },
        { token: 'aa.bb.cc' },
      );
      expect(answer.status).toBe(200);
    });

    it('refuses whatever is wrong in the same words', async () => {
      await sql("update users set is_active = 0 where email = 'teacher@demo.school'");
      await sql('update roles set is_active = 0 where id = 5');
      const attempts = [
        ['office@demo.school', 'Wrong@1234'],
        ['nobody@demo.school', DEMO_PASSWORD],
        ['teacher@demo.school', DEMO_PASSWORD],
        ['parent@demo.school', DEMO_PASSWORD],
        ['\u0000office@demo.school', DEMO_PASSWORD],
        [`${'x'.repeat(5_000)}@demo.school`, DEMO_PASSWORD],
        ['\ud800@demo.school', DEMO_PASSWORD],
        ["' or 1=1 --", DEMO_PASSWORD],
      ] as const;
      for (const [email, password] of attempts) {
        const { status, body } = await tryLogin(email, password);
        expect([status, body], email).toEqual([401, { message: 'The email, ID or password is not correct.' }]);
      }
      await sql("update users set is_active = 1 where email = 'teacher@demo.school'");
      await sql('update roles set is_active = 1 where id = 5');
    });

    it('writes down a failure without what was typed', async () => {
      await tryLogin('My-Secret@1234', 'x');
      expect(await lastEvent()).toMatchObject({
        action: 'loginFailed',
        user_id: null,
        user_name: '',
        address: '10.0.0.1',
      });
      const [kept] = await sql('select key from login_failures');
      expect(JSON.stringify([await lastEvent(), kept])).not.toMatch(/secret/i);
      await tryLogin('office@demo.school', 'x');
      expect(await lastEvent()).toMatchObject({ action: 'loginFailed', user_name: 'Nilufar Yasmin' });
    });

    it.each([
      [{}, ['email', 'password']],
      [{ email: ' ', password: 'x' }, ['email']],
      [{ email: 'a@b.cd', password: '' }, ['password']],
      [{ email: { $ne: 1 }, password: ['x'] }, ['email', 'password']],
    ])('says what is missing in %j', async (payload, fields) => {
      const { status, body } = await post('/login', payload);
      expect([status, Object.keys(body.errors)]).toEqual([422, fields]);
    });
  });

  describe('guessing', () => {
    const fail = async (times: number, email = 'office@demo.school') => {
      const statuses: number[] = [];
      for (let time = 0; time < times; time += 1) statuses.push((await tryLogin(email, 'x')).status);
      return statuses;
    };

    it('ends after ten wrong passwords for a quarter of an hour, for the right one as well', async () => {
      expect(new Set(await fail(10))).toEqual(new Set([401]));
      const { status, headers, body } = await tryLogin(' OFFICE@demo.school', DEMO_PASSWORD);
      expect(status).toBe(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(840);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(900);
      expect(body.message).toMatch(/^Too many attempts/);
    });

    it('keeps out neither the same person elsewhere nor others at the same place', async () => {
      await fail(11);
      expect((await tryLogin('office@demo.school', DEMO_PASSWORD, '10.0.0.2')).status).toBe(200);
      expect((await tryLogin('admin@demo.school', DEMO_PASSWORD)).status).toBe(200);
    });

    it('starts anew after a success', async () => {
      await fail(9);
      expect((await tryLogin('office@demo.school', DEMO_PASSWORD)).status).toBe(200);
      expect(await fail(9)).not.toContain(429);
    });

    it('is forgotten after a quarter of an hour', async () => {
      await fail(10);
      await sql("update login_failures set at = at - interval '14 minutes 50 seconds'");
      const { status, headers } = await tryLogin('office@demo.school', DEMO_PASSWORD);
      expect(status).toBe(429);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(10);
      await sql("update login_failures set at = at - interval '11 seconds'");
      expect((await tryLogin('office@demo.school', DEMO_PASSWORD)).status).toBe(200);
    });

    it('gets no further with thirty attempts at once', async () => {
      const answers = await Promise.all(Array.from({ length: 30 }, () => tryLogin('nobody@demo.school', 'x')));
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
    });
  });

  describe('refreshing', () => {
    it('exchanges a token for a new pair that works', async () => {
      const first = await login();
      const { status, body } = await refresh(first.refreshToken);
      expect(status).toBe(200);
      expect(Object.keys(body).sort()).toEqual(['accessToken', 'refreshToken']);
      expect(body.refreshToken).not.toBe(first.refreshToken);
      expect(await isIn(body.accessToken)).toBe(true);
      expect((await refresh(body.refreshToken)).status).toBe(200);
    });

    it('gives ten tabs that ask at once the same next token, which works for all of them', async () => {
      const { refreshToken } = await login();
      const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(refreshToken)));
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
      expect(new Set(answers.map(({ body }) => body.refreshToken)).size).toBe(1);
      const next = await Promise.all(answers.map(({ body }) => refresh(body.refreshToken)));
      expect(next.map(({ status }) => status)).toEqual(Array(10).fill(200));
      expect(await isIn(next[9]?.body.accessToken)).toBe(true);
    });

    it('ends the login everywhere when an old token comes again, and no other login', async () => {
      const other = await login();
      const first = await login();
      const second = (await refresh(first.refreshToken)).body;
      expect(await isIn(second.accessToken)).toBe(true);
      await sql("update refresh_tokens set used_at = used_at - interval '11 seconds' where used_at is not null");
      expect((await refresh(first.refreshToken)).status).toBe(401);
      expect(await lastEvent()).toMatchObject({ action: 'tokenReplayed', user_name: 'Nilufar Yasmin' });
      expect(await isIn(first.accessToken)).toBe(false);
      expect(await isIn(second.accessToken)).toBe(false);
      expect((await refresh(second.refreshToken)).status).toBe(401);
      expect(await isIn(other.accessToken)).toBe(true);
      expect((await refresh(other.refreshToken)).status).toBe(200);
    });

    it('still answers a late tab within the grace', async () => {
      const { refreshToken } = await login();
      await refresh(refreshToken);
      await sql("update refresh_tokens set used_at = used_at - interval '8 seconds' where used_at is not null");
      const late = await refresh(refreshToken);
      expect(late.status).toBe(200);
      expect(await isIn(late.body.accessToken)).toBe(true);
    });

    it('gives nothing within the grace when the login was ended meanwhile', async () => {
      const { refreshToken, accessToken } = await login();
      await refresh(refreshToken);
      await post('/logout', {}, { token: accessToken });
      expect((await refresh(refreshToken)).status).toBe(401);
    });

    it.each(['', 'x', 'a'.repeat(43), `${'a'.repeat(42)}\u0000`])('refuses %j', async (token) => {
      expect([401, 422]).toContain((await refresh(token)).status);
    });

    it.each([
      [
        'that nobody has used for two weeks',
        "update refresh_tokens set expires_at = now() - interval '1 second' where used_at is null",
      ],
      ['of a login that is two months old', 'update login_families set expires_at = now()'],
    ])('refuses a token %s', async (_, change) => {
      const { refreshToken } = await login();
      await sql(change);
      expect((await refresh(refreshToken)).status).toBe(401);
    });

    it('keeps a login for two weeks without use, and for two months in all', async () => {
      await login();
      const [family] = await sql(`
        select round(extract(epoch from f.expires_at - now()) / 86400) as longest, round(extract(epoch from t.expires_at - now()) / 86400) as idle
        from login_families f join refresh_tokens t on t.family_id = f.id order by f.created_at desc limit 1`);
      expect(family).toEqual({ longest: 60, idle: 14 });
    });

    it('refuses somebody who was switched off, and their login stays ended', async () => {
      const { refreshToken } = await login('accountant@demo.school');
      await sql("update users set is_active = 0 where email = 'accountant@demo.school'");
      expect((await refresh(refreshToken)).status).toBe(401);
      await sql("update users set is_active = 1 where email = 'accountant@demo.school'");
      expect((await refresh(refreshToken)).status).toBe(401);
    });

    it('keeps no token in a form that could be used', async () => {
      const { refreshToken } = await login();
      const rows = await sql('select token_hash from refresh_tokens');
      expect(JSON.stringify(rows)).not.toContain(refreshToken);
    });
  });

  describe('logging out', () => {
    it('ends the login at once, for both tokens', async () => {
      const { accessToken, refreshToken } = await login();
      expect(await isIn(accessToken)).toBe(true);
      const { status, body } = await post('/logout', {}, { token: accessToken });
      expect([status, body]).toEqual([200, { status: 'success', message: 'You have signed out.', data: null }]);
      expect(await lastEvent()).toMatchObject({ action: 'logout', user_name: 'Nilufar Yasmin' });
      expect(await isIn(accessToken)).toBe(false);
      expect((await refresh(refreshToken)).status).toBe(401);
    });

    it('ends it with an access token that is over', async () => {
      const { refreshToken, accessToken } = await login();
      const [, payload = ''] = accessToken.split('.');
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
      const secret = new TextEncoder().encode(campus.context.env.tokenSecret);
      const over = await new SignJWT({ ...claims, exp: claims.iat - 60 })
        .setProtectedHeader({ alg: 'HS256' })
        .sign(secret);
      expect(await isIn(over)).toBe(false);
      await post('/logout', {}, { token: over });
      expect((await refresh(refreshToken)).status).toBe(401);
    });

    it.each([undefined, 'aa.bb.cc'])('is a success with the token %s', async (token) => {
      expect((await post('/logout', {}, token === undefined ? {} : { token })).status).toBe(200);
    });
  });

  describe('a session', () => {
    it('that another server has ended is over within five seconds where nobody tells of it', async () => {
      const { accessToken } = await login();
      expect(await isIn(accessToken)).toBe(true);
      await sql('alter table login_families disable trigger login_families_tell');
      await sql('update login_families set ended_at = now()');
      await sql('alter table login_families enable trigger login_families_tell');
      expect(await isIn(accessToken)).toBe(true);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5_000 });
      expect(await isIn(accessToken)).toBe(false);
      vi.useRealTimers();
    });

    it('leaves what is public open to those whose token is over', async () => {
      const answer = await campus.app.inject({
        url: '/api/get/institute/information',
        headers: { authorization: 'Bearer aa.bb.cc' },
      });
      expect(answer.statusCode).toBe(200);
    });
  });
});
