// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, jsonAnswer, type FakeServer, type SentRequest } from '../../../tests/support/fakeApi.ts';
import { sessionEvents } from '../auth/sessionEvents.ts';
import { clearTokens, readToken, writeTokens } from '../auth/tokens.ts';
import { clearUserData, readUserData, writeUserData } from '../auth/userData.ts';
import { ApiError } from './apiError.ts';
import { request } from './httpClient.ts';

let sent: readonly SentRequest[];
let expired: number;
const countExpired = (): void => {
  expired += 1;
};

beforeEach(() => {
  sent = [];
  expired = 0;
  sessionEvents.addEventListener('sessionExpired', countExpired);
  writeTokens({ accessToken: 'old', refreshToken: 'r1' });
  writeUserData({ id: 1, name: 'Ayesha', email: '', role: { id: 2, name: 'Admin' }, ability: [] });
});

afterEach(() => {
  sessionEvents.removeEventListener('sessionExpired', countExpired);
  clearTokens();
  clearUserData();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('an access token that has run out', () => {
  it('is refreshed once for twenty parallel calls, and every call is made again', async () => {
    serve(freshTokenNeeded(() => jsonAnswer(200, { accessToken: 'new', refreshToken: 'r2' })));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => request({ method: 'GET', path: `/list/${n}` })),
    );
    expect(answers.map((answer) => answer.json)).toEqual(Array.from({ length: 20 }, () => ['for new']));
    expect(refreshes()).toHaveLength(1);
    expect(String(refreshes()[0]?.body)).toBe('refreshToken=r1');
    expect(sent).toHaveLength(41);
    expect([readToken('accessToken'), readToken('refreshToken'), expired]).toEqual(['new', 'r2', 0]);
  });

  it('makes a write again with the same body', async () => {
    serve(freshTokenNeeded(() => jsonAnswer(200, { accessToken: 'new', refreshToken: 'r2' })));
    const file = new File(['x'], 'a.jpg');
    await request({ method: 'POST', path: '/menu', body: { title: 'T', image: file } });
    const bodies = sent.filter(({ path }) => path === '/api/menu').map(({ body }) => body);
    expect(bodies.map((body) => body instanceof FormData && [body.get('title'), body.get('image')])).toEqual([
      ['T', file],
      ['T', file],
    ]);
  });

  it('is not refreshed when another tab has done so meanwhile', async () => {
    serve(({ path, headers }) => {
      if (headers.get('Authorization') === 'Bearer new') return jsonAnswer(200, ['for new']);
      writeTokens({ accessToken: 'new', refreshToken: 'r2' });
      return jsonAnswer(401, { message: path });
    });
    await expect(request({ method: 'GET', path: '/x' })).resolves.toMatchObject({ json: ['for new'] });
    expect(refreshes()).toHaveLength(0);
  });

  it('is read again once the lock between the tabs is ours', async () => {
    vi.stubGlobal('navigator', {
      onLine: true,
      locks: {
        request: async (_: string, work: () => Promise<string>) => {
          writeTokens({ accessToken: 'new', refreshToken: 'r2' });
          return work();
        },
      },
    });
    serve(freshTokenNeeded(() => jsonAnswer(500, {})));
    await expect(request({ method: 'GET', path: '/x' })).resolves.toMatchObject({ json: ['for new'] });
    expect(refreshes()).toHaveLength(0);
  });

  it('is replaced once only: a second 401 is passed on', async () => {
    serve(({ path }) =>
      path.endsWith('/refresh-token')
        ? jsonAnswer(200, { accessToken: 'new', refreshToken: 'r2' })
        : jsonAnswer(401, { message: 'No.' }),
    );
    await expect(request({ method: 'GET', path: '/x' })).rejects.toMatchObject({ status: 401, message: 'No.' });
    expect(refreshes()).toHaveLength(1);
    expect(readToken('accessToken')).toBe('new');
  });

  it.each(['/login', '/logout', '/jwt/refresh-token'])('plays no part at %s', async (path) => {
    serve(() => jsonAnswer(401, { message: 'Wrong password.' }));
    await expect(request({ method: 'POST', path })).rejects.toMatchObject({ message: 'Wrong password.' });
    expect(sent).toHaveLength(1);
  });
});

describe('a refused refresh', () => {
  it('ends the session, says so once and fails every waiting call', async () => {
    serve(freshTokenNeeded(() => jsonAnswer(401, { message: 'Used already.' })));
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => request({ method: 'GET', path: '/x' })));
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    expect(outcomes[0]).toMatchObject({ reason: { status: 401, message: 'login.sessionExpired' } });
    expect([refreshes().length, expired]).toEqual([1, 1]);
    expect([readToken('accessToken'), readToken('refreshToken'), readUserData()]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is what a missing refresh token means', async () => {
    clearTokens();
    serve(freshTokenNeeded(() => jsonAnswer(200, {})));
    await expect(request({ method: 'GET', path: '/x' })).rejects.toMatchObject({ status: 401 });
    expect([refreshes().length, expired, readUserData()]).toEqual([0, 1, undefined]);
  });

  it('says nothing when nobody was logged in', async () => {
    clearTokens();
    clearUserData();
    serve(freshTokenNeeded(() => jsonAnswer(200, {})));
    await expect(request({ method: 'GET', path: '/x' })).rejects.toBeInstanceOf(ApiError);
    expect(expired).toBe(0);
  });

  it('loses to another tab that was faster', async () => {
    serve(
      freshTokenNeeded(() => {
        writeTokens({ accessToken: 'new', refreshToken: 'r9' });
        return jsonAnswer(401, { message: 'Used already.' });
      }),
    );
    await expect(request({ method: 'GET', path: '/x' })).resolves.toMatchObject({ json: ['for new'] });
    expect([readToken('refreshToken'), expired]).toEqual(['r9', 0]);
  });
});

describe('a refresh that gets no clear answer', () => {
  it.each([
    ['a broken server', () => jsonAnswer(503, { message: 'Down for a moment.' }), 503],
    ['a limit', () => jsonAnswer(429, { message: 'Slow down.' }), 429],
    ['a page of a proxy', () => new Response('<html>', { status: 200 }), 200],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 0],
  ])('because of %s keeps the session', async (_, refresh, status) => {
    serve(freshTokenNeeded(refresh));
    await expect(request({ method: 'GET', path: '/x' })).rejects.toMatchObject({ status });
    expect([readToken('refreshToken'), readUserData()?.id, expired]).toEqual(['r1', 1, 0]);
  });

  it('leaves the next call free to try again', async () => {
    let down = true;
    serve(
      freshTokenNeeded(() =>
        down ? jsonAnswer(503, {}) : jsonAnswer(200, { accessToken: 'new', refreshToken: 'r2' }),
      ),
    );
    await expect(request({ method: 'GET', path: '/x' })).rejects.toMatchObject({ status: 503 });
    down = false;
    await expect(request({ method: 'GET', path: '/x' })).resolves.toMatchObject({ json: ['for new'] });
  });
});

it('logging out while a refresh is under way is not undone by its answer', async () => {
  serve(
    freshTokenNeeded(() => {
      clearTokens();
      clearUserData();
      return jsonAnswer(200, { accessToken: 'new', refreshToken: 'r2' });
    }),
  );
  await expect(request({ method: 'GET', path: '/x' })).rejects.toMatchObject({ status: 401 });
  expect([readToken('accessToken'), readToken('refreshToken'), expired]).toEqual([undefined, undefined, 0]);
});

/** A server that takes only the token `new` and otherwise sends to the refresh, answered by `refresh`. */
function freshTokenNeeded(refresh: () => Response | Promise<Response>): FakeServer {
  return ({ path, headers }) => {
    if (path === '/api/jwt/refresh-token') return refresh();
    return headers.get('Authorization') === 'Bearer new'
      ? jsonAnswer(200, ['for new'])
      : jsonAnswer(401, { message: 'Expired.' });
  };
}

function serve(server: FakeServer): void {
  sent = fakeApi(server);
}

function refreshes(): SentRequest[] {
  return sent.filter(({ path }) => path === '/api/jwt/refresh-token');
}
