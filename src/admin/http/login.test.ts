// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { login, loginByCode, logout } from './login.ts';
import { readSession } from '../auth/session.ts';
import { clearTokens, readToken, writeTokens } from '../auth/tokens.ts';
import { user } from '../testing/user.ts';
import { writeUserData } from '../auth/userData.ts';

const accepted = { userData: user, accessToken: 'a/1 =;', refreshToken: 'r1' };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  clearTokens();
  localStorage.clear();
});

describe('logging in', () => {
  it('sends the identifier as email and stores what comes back', async () => {
    const fetch = answer(200, accepted);
    await expect(login('EMP-7', 'Demo@1234')).resolves.toEqual(user);
    expect(fetch).toHaveBeenCalledWith('/api/login', expect.objectContaining({ method: 'POST' }));
    expect(String(fetch.mock.calls[0]?.[1]?.body)).toBe('email=EMP-7&password=Demo%401234');
    expect([readSession(), readToken('accessToken'), readToken('refreshToken')]).toEqual([user, 'a/1 =;', 'r1']);
  });

  it('keeps the tokens in strict cookies of the whole site for an hour', async () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    answer(200, accepted);
    await login('x', 'y');
    expect(written.mock.calls.map(([text]) => text)).toEqual([
      'accessToken=a%2F1%20%3D%3B; Path=/; Max-Age=3600; SameSite=Strict',
      'refreshToken=r1; Path=/; Max-Age=3600; SameSite=Strict',
    ]);
  });

  it.each([
    ['no tokens', { userData: user }],
    ['an empty token', { ...accepted, accessToken: '' }],
    ['a user without abilities', { ...accepted, userData: { ...user, ability: undefined } }],
    ['nothing', null],
  ])('fails without a trace when the answer has %s', async (_, body) => {
    answer(200, body);
    await expect(login('x', 'y')).rejects.toMatchObject({ message: 'login.unexpected' });
    expect([readSession(), readToken('accessToken'), localStorage.getItem('userData')]).toEqual([
      undefined,
      undefined,
      null,
    ]);
  });

  it('asks for a code where there is a second factor, stores nothing before, and finishes by it', async () => {
    answer(200, { second_factor: { challenge: 'c1', expires_in: 300 } });
    await expect(login('x', 'y')).rejects.toMatchObject({ name: 'CodeNeeded', challenge: 'c1' });
    expect([readSession(), readToken('accessToken')]).toEqual([undefined, undefined]);
    const fetch = answer(200, accepted);
    await expect(loginByCode({ challenge: 'c1', code: '123456' })).resolves.toEqual(user);
    expect(fetch).toHaveBeenCalledWith('/api/login/code', expect.objectContaining({ method: 'POST' }));
    expect(String(fetch.mock.calls[0]?.[1]?.body)).toBe('challenge=c1&code=123456');
    expect(readSession()).toEqual(user);
  });

  it('by a code is refused where it is somebody else’s', async () => {
    answer(200, accepted);
    const same = { ...user, id: 99 };
    await expect(loginByCode({ challenge: 'c1', code: '1', same })).rejects.toMatchObject({ status: 422 });
    expect(readSession()).toBeUndefined();
  });

  it('passes on why the server refused', async () => {
    answer(401, { message: 'These credentials do not match.' });
    await expect(login('x', 'y')).rejects.toMatchObject({ status: 401, message: 'These credentials do not match.' });
  });

  it('says so when the browser keeps nothing', async () => {
    vi.spyOn(document, 'cookie', 'set').mockReturnValue(undefined);
    answer(200, accepted);
    await expect(login('x', 'y')).rejects.toMatchObject({ message: 'login.storageBlocked' });
  });
});

describe('logging out', () => {
  it.each([
    ['agrees', true, () => Response.json({ status: 'success', message: 'Bye.' })],
    ['refuses', true, () => Response.json({ message: 'Expired.' }, { status: 401 })],
    ['cannot be reached', false, () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('clears everything when the server %s', async (_, isReached, respond) => {
    writeTokens({ accessToken: 'a', refreshToken: 'r' });
    writeUserData(user);
    const fetch = stubFetch(respond);
    const done = logout();
    expect(readSession()).toBeUndefined();
    expect(await done).toBe(isReached);
    expect([readToken('accessToken'), readToken('refreshToken'), localStorage.getItem('userData')]).toEqual([
      undefined,
      undefined,
      null,
    ]);
    const [address, init] = fetch.mock.calls[0] ?? [];
    expect([address, init?.method, new Headers(init?.headers).get('Authorization')]).toEqual([
      '/api/logout',
      'POST',
      'Bearer a',
    ]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

function answer(status: number, body: unknown) {
  return stubFetch(() => Response.json(body, { status }));
}

function stubFetch(respond: () => Response | Promise<Response>) {
  const fetch = vi.fn(async (_address: string, _init?: RequestInit) => respond());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
