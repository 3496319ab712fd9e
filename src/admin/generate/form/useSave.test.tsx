import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages as english } from '../../../../locales/en/index.ts';
import { fakeSchool } from '../../testing/fakeSchool.ts';
import { classes, everyForm, input, postsOf } from '../../testing/forms.ts';
import { fill, inBrowser, openScreen, press } from '../../testing/openScreen.tsx';

inBrowser();

const { waiting } = english.screens.form;

describe('a form that is saved without a connection', () => {
  let isOnline = true;
  beforeEach(() => {
    isOnline = true;
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  });
  afterEach(() => vi.restoreAllMocks());

  const turn = (state: 'online' | 'offline') =>
    act(async () => {
      isOnline = state === 'online';
      window.dispatchEvent(new Event(state));
    });

  /** A new class that is saved while there is no connection. */
  async function saveOffline() {
    const calls = fakeSchool({ class: classes() });
    const router = await openScreen('/class/class/add', everyForm);
    await fill('Name', 'Seven');
    await fill('Order', '7');
    await turn('offline');
    await press('Save');
    expect(await screen.findByRole('button', { name: waiting })).toHaveProperty('disabled', true);
    expect(postsOf(calls)).toHaveLength(0);
    return { calls, router };
  }

  it('says so, waits for it, and is sent once', async () => {
    const { calls, router } = await saveOffline();
    expect(screen.getByText(english.shell.offline)).toBeTruthy();
    await turn('online');
    await waitFor(() => expect(router.state.location.pathname).toBe('/class/classes'));
    expect(postsOf(calls)).toHaveLength(1);
    expect(screen.queryByText(english.shell.offline)).toBeNull();
  });

  it('is not sent any more where somebody stops it, and keeps what was typed', async () => {
    const { calls } = await saveOffline();
    await press('Cancel');
    expect(await screen.findByRole('button', { name: 'Save' })).toHaveProperty('disabled', false);
    await turn('online');
    expect((await input('Name')).value).toBe('Seven');
    expect(postsOf(calls)).toHaveLength(0);
  });
});
