// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, jsonAnswer, type SentRequest } from '../../../tests/support/fakeApi.ts';
import { login } from '../http/login.ts';
import { request } from '../http/httpClient.ts';
import { user as admin } from '../testing/user.ts';
import {
  type AccountView,
  currentView,
  forgetView,
  isViewOver,
  isViewStale,
  keepView,
  leaveView,
  renewView,
  watchView,
} from './accountView.ts';
import { readSession } from './session.ts';
import { clearTokens, readToken, writeTokens } from './tokens.ts';
import { readUserData, type UserData, writeUserData } from './userData.ts';

const teacher: UserData = { ...admin, id: 7, name: 'Rina Das', role: { id: 3, name: 'Teacher' }, ability: [] };
const view: AccountView = {
  token: 'view-token',
  user: teacher,
  endsAt: '2026-11-25T10:00:00Z',
  looker: admin.id,
  from: '/user/and/permission/7/show',
};

let sent: readonly SentRequest[];
let isTaken: boolean;

beforeEach(() => {
  isTaken = true;
  sent = fakeApi(({ path }) => {
    if (path === '/api/login')
      return jsonAnswer(200, { userData: { ...admin, id: 9 }, accessToken: 'other', refreshToken: 'other' });
    return isTaken ? jsonAnswer(200, {}) : jsonAnswer(401, { message: 'No.' });
  });
  writeTokens({ accessToken: 'own-token', refreshToken: 'own-refresh' });
  writeUserData(admin);
  forgetView();
});

afterEach(() => {
  leaveView();
  forgetView();
  clearTokens();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const tokensSent = () => sent.map(({ headers }) => headers.get('Authorization'));

it('begins with the page that comes next: until then all is the looker’s own', async () => {
  expect(currentView()).toBeUndefined();
  keepView(view);
  await request({ method: 'GET', path: '/students' });
  expect([readSession()?.id, ...tokensSent()]).toEqual([admin.id, 'Bearer own-token']);
  forgetView();
  await request({ method: 'GET', path: '/students' });
  expect([readSession()?.id, tokensSent().at(-1)]).toEqual([teacher.id, 'Bearer view-token']);
  expect([readUserData()?.id, readToken('accessToken')]).toEqual([admin.id, 'own-token']);
});

it('stays what it is on a page that is being left, and is gone on the next', async () => {
  keepView(view);
  expect(currentView()?.user.id).toBe(teacher.id);
  leaveView();
  await request({ method: 'GET', path: '/students' });
  expect([readSession()?.id, ...tokensSent()]).toEqual([teacher.id, 'Bearer view-token']);
  expect(isViewStale()).toBe(true);
  forgetView();
  expect(readSession()?.id).toBe(admin.id);
});

it('is over when the server says so, without a new token and without an end of the own login', async () => {
  keepView(view);
  const told = vi.fn();
  const stop = watchView(told);
  isTaken = false;
  await expect(request({ method: 'GET', path: '/students' })).rejects.toMatchObject({ status: 401 });
  stop();
  expect(sent.map(({ path }) => path)).toEqual(['/api/students']);
  expect([isViewOver(), told.mock.calls.length]).toEqual([true, 1]);
  expect([readUserData()?.id, readToken('refreshToken')]).toEqual([admin.id, 'own-refresh']);
});

it('is nobody’s once somebody else is logged in to the browser, or nobody', () => {
  keepView(view);
  expect(readSession()?.id).toBe(teacher.id);
  writeUserData({ ...admin, id: 9 });
  expect(readSession()?.id).toBe(9);
  localStorage.clear();
  expect(readSession()).toBeUndefined();
  forgetView();
  expect(currentView()).toBeUndefined();
  writeUserData(admin);
  forgetView();
  expect(currentView()).toBeUndefined();
});

it('gives way to a login on the same page', async () => {
  keepView(view);
  expect(currentView()).toBeDefined();
  await login('x@x.org', 'secret');
  await request({ method: 'GET', path: '/students' });
  expect([readSession()?.id, tokensSent().at(-1)]).toEqual([9, 'Bearer other']);
});

it('takes over changed permissions of whom it shows, and does not come back by them once left', () => {
  keepView(view);
  currentView();
  const ability = [{ action: 'read', subject: 'Bank' }];
  renewView({ ...teacher, ability });
  expect(readSession()?.ability).toEqual(ability);
  leaveView();
  renewView(teacher);
  forgetView();
  expect(currentView()).toBeUndefined();
});

it('is none where what is kept is no view', () => {
  for (const text of ['', '{', '[]', JSON.stringify({ ...view, token: 5 }), JSON.stringify({ ...view, user: {} })]) {
    sessionStorage.setItem('accountView', text);
    forgetView();
    expect(currentView(), text).toBeUndefined();
  }
});
