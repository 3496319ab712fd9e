// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, jsonAnswer, silentApi } from '../../../tests/support/fakeApi.ts';
import { clearTokens, readToken, writeTokens } from '../auth/tokens.ts';
import { clearUserData, readUserData, writeUserData } from '../auth/userData.ts';
import { LostAnswerError } from './apiError.ts';
import { request, requestFile } from './httpClient.ts';
import { TIME_LIMIT } from './call.ts';

beforeEach(() => {
  writeTokens({ accessToken: 'old', refreshToken: 'r1' });
  writeUserData({ id: 1, name: 'Ayesha', email: '', role: { id: 2, name: 'Admin' }, ability: [] });
});

afterEach(() => {
  clearTokens();
  clearUserData();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a call', () => {
  it('carries the token and the language of this very moment', async () => {
    const sent = fakeApi(() => jsonAnswer(200, []));
    await request({ method: 'GET', path: '/get/all/religion' });
    writeTokens({ accessToken: 'newer', refreshToken: 'r2' });
    localStorage.setItem('locale', 'bn');
    await request({ method: 'GET', path: '/get/all/religion' });
    expect(sent.map(({ headers }) => [headers.get('Authorization'), headers.get('Accept-Language')])).toEqual([
      ['Bearer old', 'en'],
      ['Bearer newer', 'bn'],
    ]);
  });

  it('sends a record form-urlencoded and lets the browser name its type', async () => {
    const sent = fakeApi(() => jsonAnswer(200, { status: 'success', message: 'Saved.', data: { id: 4 } }));
    const answer = await request({ method: 'POST', path: '/religions', body: { name: 'Islam', is_active: true } });
    expect(String(sent[0]?.body)).toBe('name=Islam&is_active=1');
    expect(sent[0]?.headers.has('Content-Type')).toBe(false);
    expect(answer).toMatchObject({ status: 200, json: { message: 'Saved.', data: { id: 4 } } });
  });

  it('names JSON as JSON', async () => {
    const sent = fakeApi(() => jsonAnswer(200, {}));
    await request({ method: 'POST', path: '/x', body: { a: [1] }, encoding: 'json' });
    expect(sent[0]).toMatchObject({ body: '{"a":[1]}' });
    expect(sent[0]?.headers.get('Content-Type')).toBe('application/json');
  });

  it('hands on the headers, and no JSON for an empty answer', async () => {
    fakeApi(() => new Response(null, { status: 204, headers: { 'Content-Range': 'items 0-24/1234' } }));
    const { status, headers, json: body } = await request({ method: 'GET', path: '/x' });
    expect([status, headers.get('Content-Range'), body]).toEqual([204, 'items 0-24/1234', undefined]);
  });

  it('fetches a file with the name that the server proposes', async () => {
    const headers = { 'Content-Disposition': 'attachment; filename="students.csv"' };
    fakeApi(() => new Response('id,name', { headers }));
    const { blob, fileName } = await requestFile({ method: 'GET', path: '/students/export' });
    expect([await blob.text(), fileName]).toEqual(['id,name', 'students.csv']);
  });
});

describe('a failure', () => {
  it('keeps the status, the sentence and the fields of the server', async () => {
    fakeApi(() =>
      jsonAnswer(422, { message: 'Invalid.', errors: { title: ['Required.', 'Short.'], 'images.0': ['Too large.'] } }),
    );
    await expect(request({ method: 'POST', path: '/x', body: {} })).rejects.toMatchObject({
      name: 'ApiError',
      status: 422,
      message: 'Invalid.',
      body: { errors: { title: 'Required.', images: 'Too large.' } },
    });
  });

  it('can hide under a 2xx', async () => {
    fakeApi(() => jsonAnswer(200, { status: 'error', message: 'The page is locked.' }));
    await expect(request({ method: 'POST', path: '/x' })).rejects.toMatchObject({ message: 'The page is locked.' });
  });

  it('is not seen in a record that merely has a status', async () => {
    fakeApi(() => jsonAnswer(200, { status: 'ok', version: '1' }));
    await expect(request({ method: 'GET', path: '/health' })).resolves.toMatchObject({ status: 200 });
  });

  it('is what a page instead of data means', async () => {
    fakeApi(() => new Response('<!doctype html>', { status: 200 }));
    await expect(request({ method: 'GET', path: '/x' })).rejects.toMatchObject({ message: 'login.unexpected' });
  });

  it('reads the message of a refused file', async () => {
    fakeApi(() => jsonAnswer(404, { message: 'No such receipt.' }));
    await expect(requestFile({ method: 'GET', path: '/x' })).rejects.toMatchObject({ message: 'No such receipt.' });
  });

  it.each([
    [true, 'login.unreachable'],
    [false, 'login.offline'],
  ])('of the network has status 0 (online: %s)', async (onLine, message) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    fakeApi(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(request({ method: 'GET', path: '/x' })).rejects.toMatchObject({ status: 0, message });
  });

  describe.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('where a %s gets no answer', (method) => {
    it('says that it may have been carried out all the same, also when the connection is gone since', async () => {
      const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
      fakeApi(() => {
        onLine.mockReturnValue(false);
        return Promise.reject(new TypeError('Failed to fetch'));
      });
      const error = await request({ method, path: '/x' }).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(LostAnswerError);
      expect(error).toMatchObject({ status: 0, message: 'shell.answerLost' });
    });

    it('says so too after 15 seconds', async () => {
      const limit = new AbortController();
      vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
      silentApi();
      const outcome = expect(request({ method, path: '/x' })).rejects.toMatchObject({ message: 'shell.answerLost' });
      limit.abort(new DOMException('', 'TimeoutError'));
      await outcome;
    });

    it('says nothing of the kind where it was never sent', async () => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      fakeApi(() => Promise.reject(new TypeError('Failed to fetch')));
      await expect(request({ method, path: '/x' })).rejects.toMatchObject({ message: 'login.offline' });
    });
  });

  it('comes after 15 seconds without an answer', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    silentApi();
    const outcome = expect(request({ method: 'GET', path: '/x' })).rejects.toMatchObject({
      status: 0,
      message: 'login.timedOut',
    });
    limit.abort(new DOMException('', 'TimeoutError'));
    await outcome;
    expect(timeout).toHaveBeenCalledWith(TIME_LIMIT);
    expect(TIME_LIMIT).toBe(15_000);
  });

  it('is no error of ours when the caller gave up', async () => {
    const caller = new AbortController();
    silentApi();
    const outcome = expect(request({ method: 'GET', path: '/x', signal: caller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    caller.abort();
    await outcome;
  });

  it('403 is passed on and ends no session', async () => {
    fakeApi(() => jsonAnswer(403, { message: 'Not yours.' }));
    await expect(request({ method: 'GET', path: '/x' })).rejects.toMatchObject({ status: 403, message: 'Not yours.' });
    expect([readToken('accessToken'), readUserData()?.id]).toEqual(['old', 1]);
  });
});
