import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Campus, type Json, openCampus } from '../../../../tests/support/campus.ts';
import { DEMO_PASSWORD } from '../../../../schemas/access/demoLogins.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Mobile/15E148 Safari/604.1';

interface Login {
  readonly token: string;
  readonly refreshToken: string;
}

describe('open logins', () => {
  let campus: Campus;

  beforeAll(async () => {
    campus = await openCampus();
  });
  afterAll(() => campus.close());

  async function logIn(email: string, { userAgent = FIREFOX, from = '10.0.0.1' } = {}): Promise<Login> {
    const answer = await campus.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email, password: DEMO_PASSWORD },
      headers: { 'user-agent': userAgent },
      remoteAddress: from,
    });
    const { accessToken: token, refreshToken } = answer.json();
    return { token, refreshToken };
  }

  async function send(call: `${string} /${string}`, token: string) {
    const [method, path] = call.split(' ') as ['GET' | 'PUT' | 'POST', string];
    const answer = await campus.app.inject({
      method,
      url: `/api${path}`,
      headers: { authorization: `Bearer ${token}` },
    });
    return { status: answer.statusCode, body: answer.json<Json>() };
  }

  const loginsOf = async ({ token }: Login) => (await send('GET /me/account', token)).body.logins as Json[];
  const isIn = async ({ token }: Login) => (await send('GET /me', token)).status === 200;
  const isRefreshed = async ({ refreshToken }: Login) => {
    const call = { method: 'POST', url: '/api/jwt/refresh-token', payload: { refreshToken } } as const;
    return (await campus.app.inject(call)).statusCode === 200;
  };

  it('are shown by device and place to whoever they belong to, the one at hand first', async () => {
    const phone = await logIn('office@demo.school', { userAgent: IPHONE, from: '192.0.2.9' });
    await logIn('teacher@demo.school');
    const own = await logIn('office@demo.school');
    const times = { begun_at: expect.any(String), last_used_at: expect.any(String), id: expect.any(String) };
    expect(await loginsOf(own)).toEqual([
      { ...times, is_this: true, browser: 'Firefox 143', system: 'Linux', address: '10.0.0.1' },
      { ...times, is_this: false, browser: 'Safari 18', system: 'iPhone', address: '192.0.2.9' },
    ]);
    expect((await loginsOf(phone))[0]).toMatchObject({ system: 'iPhone', is_this: true });
  });

  it('are ended elsewhere one by one, and nobody else’s', async () => {
    const [own, other, stranger] = [
      await logIn('accountant@demo.school'),
      await logIn('accountant@demo.school'),
      await logIn('parent@demo.school'),
    ];
    const id = String((await loginsOf(other))[0]?.id);
    const strangers = String((await loginsOf(stranger))[0]?.id);
    for (const none of [strangers, 'x', '0b6f1a52-7b1e-4d0e-9a53-0f4f5d1c2b3a'])
      expect((await send(`PUT /me/logins/${none}/end`, own.token)).status).toBe(404);
    expect((await send(`PUT /me/logins/${id}/end`, own.token)).status).toBe(200);
    expect([await isIn(own), await isIn(other), await isIn(stranger)]).toEqual([true, false, true]);
    expect([await isRefreshed(own), await isRefreshed(other)]).toEqual([true, false]);
    expect(await loginsOf(own)).toHaveLength(1);
    expect((await send(`PUT /me/logins/${id}/end`, own.token)).status).toBe(404);
  });

  it('are ended elsewhere all at once', async () => {
    const others = [await logIn('student@demo.school'), await logIn('student@demo.school')];
    const own = await logIn('student@demo.school');
    expect((await send('POST /me/logins/end-others', own.token)).status).toBe(200);
    expect(await Promise.all([...others, own].map(isIn))).toEqual([false, false, true]);
    const [entry] = await campus.database.query<Json>(
      "select action, user_name from audit_entries where resource = 'login' order by id desc limit 1",
    );
    expect(entry).toEqual({ action: 'otherLoginsEnded', user_name: 'Tanvir Ahmed' });
  });

  describe('an access token', () => {
    const key = () => new TextEncoder().encode(campus.context.env.tokenSecret);
    const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const signed = (claims: object, secret = key(), alg = 'HS256') =>
      new SignJWT(claims as Record<string, unknown>).setProtectedHeader({ alg }).sign(secret);

    /** The header names a key, in itself and elsewhere, as libraries read it that trust what a token says. */
    const signedByOwnKey = (claims: object) => {
      const secret = new TextEncoder().encode('y'.repeat(50));
      const jwk = { kty: 'oct', k: Buffer.from(secret).toString('base64url') };
      return new SignJWT(claims as Record<string, unknown>)
        .setProtectedHeader({ alg: 'HS256', jwk, kid: '../../dev/null', jku: 'https://evil.example/keys.json' })
        .sign(secret);
    };

    const FORGED: readonly (readonly [string, (token: string) => string | Promise<string>])[] = [
      ['that is over', (token) => signed({ ...claimsOf(token), exp: Math.floor(Date.now() / 1_000) - 1 })],
      ['with another role in it', (token) => replaced(token, { role: 1 })],
      ['of another user by the same login', (token) => signed({ ...claimsOf(token), sub: '1' })],
      ['that is not signed', (token) => new UnsecuredJWT(claimsOf(token)).encode()],
      ['signed by another key', (token) => signed(claimsOf(token), new TextEncoder().encode('x'.repeat(50)))],
      ['that brings the key it is signed by', (token) => signedByOwnKey(claimsOf(token))],
      ['of another strength', (token) => signed(claimsOf(token), key(), 'HS512')],
    ];

    it.each(FORGED)('%s is refused', async (_, forge) => {
      const { token } = await logIn('teacher@demo.school');
      const forged = await forge(token);
      for (const call of ['GET /me', 'GET /get/all/students', 'GET /get/all/roles'] as const)
        expect((await send(call, forged)).status).toBe(401);
    });

    it('follows what the person may do within the session', async () => {
      const { token } = await logIn('teacher@demo.school');
      expect((await send('GET /get/all/students', token)).status).toBe(200);
      expect((await campus.call('PUT /roles/3', { body: { permissions: [] } })).status).toBe(200);
      expect((await send('GET /get/all/students', token)).status).toBe(403);
      expect((await send('GET /me', token)).status).toBe(200);
    });

    function replaced(token: string, change: object): string {
      const [head, , signature] = token.split('.');
      const claims = Buffer.from(JSON.stringify({ ...claimsOf(token), ...change })).toString('base64url');
      return [head, claims, signature].join('.');
    }
  });
});
