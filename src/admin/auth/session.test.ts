// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readSession, watchOtherTabs } from './session.ts';
import { clearTokens, writeTokens } from './tokens.ts';
import { user } from '../testing/user.ts';
import { writeUserData } from './userData.ts';

afterEach(() => {
  clearTokens();
  localStorage.clear();
});

describe('being logged in', () => {
  it('takes both a token and user data', () => {
    expect(readSession()).toBeUndefined();
    writeUserData(user);
    expect(readSession()).toBeUndefined();
    writeTokens({ accessToken: 'a', refreshToken: 'r' });
    expect(readSession()).toEqual(user);
    localStorage.removeItem('userData');
    expect(readSession()).toBeUndefined();
  });
});

describe('another tab', () => {
  const change = (key: string | null): boolean => window.dispatchEvent(new StorageEvent('storage', { key }));

  it('is heard when it logs in or out, and not when it changes the skin', () => {
    const heard = vi.fn();
    const stop = watchOtherTabs(heard);
    writeTokens({ accessToken: 'a', refreshToken: 'r' });
    writeUserData(user);
    change('userData');
    change('skin');
    localStorage.clear();
    change(null);
    stop();
    change('userData');
    expect(heard.mock.calls).toEqual([[user], [undefined]]);
  });

  it('is heard as logged in once its token has arrived too', () => {
    vi.useFakeTimers();
    const heard = vi.fn();
    const stop = watchOtherTabs(heard);
    writeUserData(user);
    change('userData');
    expect(heard).not.toHaveBeenCalled();
    writeTokens({ accessToken: 'a', refreshToken: 'r' });
    vi.advanceTimersByTime(1_000);
    expect(heard.mock.calls).toEqual([[user]]);
    stop();
    vi.useRealTimers();
  });

  it('is nobody’s where no token comes', () => {
    vi.useFakeTimers();
    const heard = vi.fn();
    const stop = watchOtherTabs(heard);
    writeUserData(user);
    change('userData');
    vi.advanceTimersByTime(10_000);
    expect(heard.mock.calls).toEqual([[undefined]]);
    stop();
    vi.useRealTimers();
  });
});
