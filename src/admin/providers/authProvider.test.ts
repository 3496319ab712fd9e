import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, jsonAnswer } from '../../../tests/support/fakeApi.ts';
import { forgetView, keepView, leaveView } from '../auth/accountView.ts';
import { sessionEvents } from '../auth/sessionEvents.ts';
import { clearSession } from '../http/login.ts';
import { readSession } from '../auth/session.ts';
import { writeTokens } from '../auth/tokens.ts';
import { writeUserData } from '../auth/userData.ts';
import { ApiError } from '../http/apiError.ts';
import { reloadAccount } from './ability.ts';
import { createAuthProvider } from './authProvider.ts';
import { refreshAccount } from './refreshAccount.ts';
import { registry } from '../../../schemas/index.ts';

const authProvider = createAuthProvider(registry);

const user = { id: 5, name: 'Rahim', email: 'r@demo.school', role: { id: 6, name: 'Accountant' } };

beforeEach(() =>
  logIn([
    { action: 'read', subject: 'Expense' },
    { action: 'create', subject: 'Map Section' },
  ]),
);

afterEach(() => {
  clearSession();
  reloadAccount();
  vi.unstubAllGlobals();
});

describe('what a user may do', () => {
  it.each([
    ['list', 'expense', true],
    ['show', 'expense', true],
    ['export', 'expense', true],
    ['edit', 'expense', false],
    ['create', 'expense', false],
    ['create', 'wingSection', true],
    ['list', 'wingSection', false],
    ['full', 'Auth', true],
  ])('answers %s on %s with %s', async (action, resource, answer) => {
    expect(await authProvider.canAccess?.({ action, resource })).toBe(answer);
  });

  it('is nothing once the session is over', async () => {
    clearSession();
    reloadAccount();
    expect(await authProvider.canAccess?.({ action: 'list', resource: 'expense' })).toBe(false);
    await expect(authProvider.checkAuth({})).rejects.toThrow();
  });

  it('follows the server when it has changed there', async () => {
    const ability = [{ action: 'full', subject: 'Expense' }];
    fakeApi(() => jsonAnswer(200, { userData: { ...user, ability } }));
    const queryClient = new QueryClient();
    queryClient.setQueryData(['auth', 'canAccess', 'x'], false);
    await refreshAccount(queryClient);
    expect(await authProvider.canAccess?.({ action: 'edit', resource: 'expense' })).toBe(true);
    expect(readSession()?.ability).toEqual(ability);
    expect(queryClient.getQueryState(['auth', 'canAccess', 'x'])?.isInvalidated).toBe(true);
  });

  it('stays as it is when the server answers for somebody else, or not at all', async () => {
    fakeApi(() => jsonAnswer(200, { userData: { ...user, id: 6, ability: [{ action: 'manage', subject: 'all' }] } }));
    await refreshAccount(new QueryClient());
    fakeApi(() => jsonAnswer(503, {}));
    await refreshAccount(new QueryClient());
    expect(await authProvider.canAccess?.({ action: 'edit', resource: 'expense' })).toBe(false);
  });
});

describe('an error of a call', () => {
  const expired = vi.fn();

  beforeEach(() => {
    expired.mockReset();
    sessionEvents.addEventListener('sessionExpired', expired);
  });

  afterEach(() => sessionEvents.removeEventListener('sessionExpired', expired));

  it.each([403, 409, 422, 500, 0])('of status %i leaves the session alone', async (status) => {
    await authProvider.checkError(new ApiError(status, { message: '' }));
    expect(readSession()?.id).toBe(5);
    expect(expired).not.toHaveBeenCalled();
  });

  it('of status 403 says that what the user may do has changed', async () => {
    const refused = vi.fn();
    sessionEvents.addEventListener('refused', refused);
    await authProvider.checkError(new ApiError(404, { message: '' }));
    expect(refused).not.toHaveBeenCalled();
    await authProvider.checkError(new ApiError(403, { message: '' }));
    expect(refused).toHaveBeenCalledOnce();
    sessionEvents.removeEventListener('refused', refused);
  });

  it('of status 401 in a view leaves the own login alone', async () => {
    const view = { token: 't', user: { ...user, id: 8, ability: [] }, endsAt: '', looker: user.id, from: '/' };
    keepView(view);
    forgetView();
    await authProvider.checkError(new ApiError(401, { message: '' }));
    leaveView();
    forgetView();
    expect(readSession()?.id).toBe(user.id);
    expect(expired).not.toHaveBeenCalled();
  });

  it('of status 401 after the refresh ends the session, and still passes on to the screen', async () => {
    await expect(authProvider.checkError(new ApiError(401, { message: '' }))).resolves.toBeUndefined();
    expect(readSession()).toBeUndefined();
    expect(expired).toHaveBeenCalledOnce();
  });
});

function logIn(ability: { action: string; subject: string }[]): void {
  writeTokens({ accessToken: 'a', refreshToken: 'r' });
  writeUserData({ ...user, ability });
  reloadAccount();
}
