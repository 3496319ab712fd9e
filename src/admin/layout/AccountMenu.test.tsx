// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { jsonAnswer } from '../../../tests/support/fakeApi.ts';
import { createQueryClient } from '../app/queryClient.ts';
import { readUserData } from '../auth/userData.ts';
import { currentAccount, reloadAccount } from '../providers/ability.ts';
import { refreshAccount } from '../providers/refreshAccount.ts';
import { fakeSchool } from '../testing/fakeSchool.ts';
import { inBrowser, openScreen, press } from '../testing/openScreen.tsx';

inBrowser();

const addressOf = (digit: string) => `/storage/${digit.repeat(2)}/${digit.repeat(64)}.jpg?for=1&until=2&key=3`;
const smallOf = (digit: string) => addressOf(digit).replace('.jpg', '.thumb.webp');

/** The photo as the server has it. */
let photo: string | null;

beforeEach(() => {
  photo = addressOf('a');
});

/** The school's server, with the account of whoever is logged in. */
function fakeAccount() {
  return fakeSchool({}, ({ method, path, body }) => {
    if (path === '/me/account') return jsonAnswer(200, account());
    if (path !== '/me') return undefined;
    if (method === 'PUT') photo = body.photo ? addressOf('b') : null;
    const userData = { ...readUserData(), ...(photo !== null && { photo }) };
    return jsonAnswer(
      200,
      method === 'PUT' ? { status: 'success', message: 'Saved.', data: { userData } } : { userData },
    );
  });
}

const account = () => ({
  login_id: null,
  photo,
  second_factor: { is_on: false, is_required: false, since: null, recovery_codes_left: 0 },
  logins: [],
});

const header = () => screen.getByRole('button', { name: 'Your account: Rahim Uddin' });
const shown = () => header().querySelector('img')?.getAttribute('src')?.replace(location.origin, '');
const initials = () => header().querySelector('.avatar')?.textContent;
const refresh = () => act(() => refreshAccount(createQueryClient()));

describe('the photo in the header', () => {
  it('comes with the account, which is asked for after the page is shown, and is kept nowhere', async () => {
    const calls = fakeAccount();
    await openScreen('/profile', { Auth: ['full'] });
    expect([shown(), initials()]).toEqual([undefined, 'RU']);
    expect(calls.some(({ path }) => path === '/me')).toBe(false);
    await refresh();
    expect(shown()).toBe(smallOf('a'));
    expect(JSON.stringify({ ...localStorage })).not.toContain('/storage/');
  });

  it('gives way to initials where it cannot be loaded, until there is another', async () => {
    fakeAccount();
    await openScreen('/profile', { Auth: ['full'] });
    await refresh();
    fireEvent.error(header().querySelector('img') as HTMLElement);
    expect([shown(), initials()]).toEqual([undefined, 'RU']);
    photo = addressOf('c');
    await refresh();
    expect(shown()).toBe(smallOf('c'));
  });

  it('follows what is chosen and taken away on the profile', async () => {
    fakeAccount();
    await openScreen('/profile', { Auth: ['full'] });
    const file = new File(['x'], 'me.jpg', { type: 'image/jpeg' });
    fireEvent.change(await screen.findByLabelText('Choose a photo', { selector: 'input' }), {
      target: { files: [file] },
    });
    await waitFor(() => expect(shown()).toBe(smallOf('b')));
    await press('Remove photo');
    await waitFor(() => expect([shown(), initials()]).toEqual([undefined, 'RU']));
  });

  it('is nobody else’s: another user in this browser begins without one', async () => {
    fakeAccount();
    await openScreen('/profile', { Auth: ['full'] });
    await refresh();
    localStorage.setItem('userData', JSON.stringify({ ...readUserData(), id: 2 }));
    act(reloadAccount);
    expect(currentAccount().user?.id).toBe(2);
    expect(shown()).toBeUndefined();
  });
});
