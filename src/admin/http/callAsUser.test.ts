// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, jsonAnswer, type SentRequest } from '../../../tests/support/fakeApi.ts';
import { currentRenewal, endRenewal, isHolding, keepOpenFor } from '../auth/renewal.ts';
import { clearTokens, writeTokens } from '../auth/tokens.ts';
import { clearUserData, type UserData, writeUserData } from '../auth/userData.ts';
import { request } from './httpClient.ts';
import { loginAgain } from './login.ts';

const user: UserData = { id: 1, name: 'Ayesha', email: 'a@x.org', role: { id: 2, name: 'Admin' }, ability: [] };
const other: UserData = { ...user, id: 9, name: 'Karim' };

let sent: readonly SentRequest[];
let accepted = 'Bearer again';

beforeEach(() => {
  accepted = 'Bearer again';
  sent = fakeApi(({ path, headers }) =>
    path !== '/api/jwt/refresh-token' && headers.get('Authorization') === accepted
      ? jsonAnswer(200, { data: path })
      : jsonAnswer(401, { message: 'No.' }),
  );
  logIn('old', user);
  keepOpenFor(user);
});

afterEach(() => {
  keepOpenFor(undefined);
  clearTokens();
  clearUserData();
  vi.unstubAllGlobals();
});

it('waits under an open page whose login has ended, and is sent again once', async () => {
  const saves = [1, 2].map((n) => request({ method: 'POST', path: `/save/${n}`, body: { title: `T${n}` } }));
  await vi.waitFor(() => expect(isHolding()).toBe(true));
  expect(currentRenewal()?.user).toEqual(user);
  logIn('again', user);
  endRenewal();
  const answers = await Promise.all(saves);
  expect(answers.map(({ json }) => json)).toEqual([{ data: '/api/save/1' }, { data: '/api/save/2' }]);
  const accepted = sent.filter(({ headers }) => headers.get('Authorization') === 'Bearer again');
  expect(accepted.map(({ body }) => String(body))).toEqual(['title=T1', 'title=T2']);
});

it('is not sent at all while the login is awaited, nor as somebody else', async () => {
  logIn('again', other);
  const late = request({ method: 'POST', path: '/save', body: {} });
  await vi.waitFor(() => expect(isHolding()).toBe(true));
  expect([sent.length, currentRenewal()?.other?.name]).toEqual([0, 'Karim']);
  logIn('again', user);
  endRenewal();
  await expect(late).resolves.toMatchObject({ status: 200 });
});

it('is given up by whoever needs it no more', async () => {
  const controller = new AbortController();
  const read = request({ method: 'GET', path: '/list', signal: controller.signal });
  await vi.waitFor(() => expect(isHolding()).toBe(true));
  controller.abort();
  await expect(read).rejects.toMatchObject({ name: 'AbortError' });
  expect(isHolding()).toBe(false);
});

it('fails when the new login is refused as well', async () => {
  accepted = 'nothing';
  const save = request({ method: 'POST', path: '/save', body: {} });
  await vi.waitFor(() => expect(isHolding()).toBe(true));
  logIn('again', user);
  endRenewal();
  await expect(save).rejects.toMatchObject({ status: 401 });
});

it('does not take the login of somebody else', async () => {
  clearTokens();
  fakeApi(() => jsonAnswer(200, { accessToken: 'x', refreshToken: 'y', userData: other }));
  await expect(loginAgain(user, 'karim', 'secret')).rejects.toMatchObject({
    body: { errors: { email: 'shell.renewal.wrongPerson' } },
  });
  expect(document.cookie).not.toContain('accessToken=x');
});

function logIn(token: string, who: UserData): void {
  writeTokens({ accessToken: token, refreshToken: `r-${token}` });
  writeUserData(who);
}
