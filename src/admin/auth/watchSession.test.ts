// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepView, leaveView } from './accountView.ts';
import { currentRenewal, keepOpenFor } from './renewal.ts';
import { announceSessionExpired } from './sessionEvents.ts';
import { clearTokens, writeTokens } from './tokens.ts';
import { writeUserData, type UserData } from './userData.ts';
import { user as admin } from '../testing/user.ts';
import { watchSession } from './watchSession.ts';

const parent: UserData = { ...admin, id: 9, role: { id: 5, name: 'Parent' }, ability: [] };

let shown: UserData | undefined;
const leaveFor = vi.fn();

let isUnsaved = false;

beforeAll(() => watchSession({ shownUser: () => shown, leaveFor, hasUnsaved: () => isUnsaved }));

afterEach(() => {
  shown = undefined;
  isUnsaved = false;
  keepOpenFor(undefined);
  leaveFor.mockClear();
  clearTokens();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

it('leads an expired session to the login and back', () => {
  shown = admin;
  history.replaceState(null, '', '/students?page=2');
  announceSessionExpired();
  expect(leaveFor.mock.calls).toEqual([['/login?to=%2Fstudents%3Fpage%3D2&reason=expired']]);
});

it.each(['/error-404', '/not-authorized', '/blank'])('leaves %s on the screen, which is for everybody', (path) => {
  shown = admin;
  history.replaceState(null, '', path);
  announceSessionExpired();
  expect(leaveFor).not.toHaveBeenCalled();
});

it('follows a log-out in another tab to the login', () => {
  shown = admin;
  otherTabChanges();
  expect(leaveFor.mock.calls).toEqual([['/login']]);
});

it('leaves the login for the remembered route when another tab logs in', () => {
  history.replaceState(null, '', '/login?to=/students');
  logIn(admin);
  otherTabChanges();
  expect(leaveFor.mock.calls).toEqual([['/students']]);
});

it('goes to the home of another user who logs in elsewhere', () => {
  shown = admin;
  history.replaceState(null, '', '/students');
  logIn(parent);
  otherTabChanges();
  expect(leaveFor.mock.calls).toEqual([['/profile']]);
});

it('stays when the same user is merely written again', () => {
  shown = admin;
  logIn({ ...admin, name: 'Ayesha R.' });
  otherTabChanges();
  expect(leaveFor).not.toHaveBeenCalled();
});

it('does not show a page out of the history to somebody who has logged out', () => {
  shown = admin;
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(leaveFor).not.toHaveBeenCalled();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(leaveFor.mock.calls).toEqual([['/login']]);
});

it('leaves a page out of the history that was shown as somebody else', () => {
  logIn(admin);
  shown = admin;
  keepView({ token: 't', user: { ...parent, id: 8 }, endsAt: '', looker: admin.id, from: '/' });
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(leaveFor.mock.calls).toEqual([['/']]);
  leaveView();
});

describe('over an open page', () => {
  beforeEach(() => {
    shown = admin;
    keepOpenFor(admin);
  });

  it('asks for the login of an expired session there, until another tab has it', () => {
    announceSessionExpired();
    expect([currentRenewal()?.user.id, leaveFor.mock.calls]).toEqual([1, []]);
    logIn(admin);
    otherTabChanges();
    expect([currentRenewal(), leaveFor.mock.calls]).toEqual([undefined, []]);
  });

  it('asks after a log-out in another tab while something is unsaved, and else follows it', () => {
    isUnsaved = true;
    otherTabChanges();
    expect([currentRenewal()?.user.id, leaveFor.mock.calls]).toEqual([1, []]);
    keepOpenFor(admin);
    isUnsaved = false;
    otherTabChanges();
    expect(leaveFor.mock.calls).toEqual([['/login']]);
  });

  it('says who else has logged in while something is unsaved', () => {
    isUnsaved = true;
    logIn(parent);
    otherTabChanges();
    expect([currentRenewal()?.other?.id, leaveFor.mock.calls]).toEqual([9, []]);
  });
});

function logIn(user: UserData): void {
  writeTokens({ accessToken: 'a', refreshToken: 'r' });
  writeUserData(user);
}

function otherTabChanges(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: 'userData' }));
}
