import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { campus } from '../../../../resources/campus.ts';
import { jsonAnswer } from '../../../../tests/support/fakeApi.ts';
import { App } from '../../app/App.tsx';
import { createQueryClient } from '../../app/queryClient.ts';
import { writeTokens } from '../../auth/tokens.ts';
import { type UserData, writeUserData } from '../../auth/userData.ts';
import { setLocale } from '../../browser/preferences.ts';
import { hasUnsavedChanges } from '../../browser/unsavedChanges.ts';
import { reloadAccount } from '../../providers/ability.ts';
import { createDataProvider } from '../../providers/dataProvider.ts';
import { createI18nProvider } from '../../providers/i18nProvider.ts';
import { createStore } from '../../providers/store.ts';
import { fakeSchool } from '../../testing/fakeSchool.ts';
import { inBrowser, press } from '../../testing/openScreen.tsx';

inBrowser();

const ABILITY = [
  { action: 'read', subject: 'Dashboard' },
  { action: 'full', subject: 'Parent' },
  { action: 'full', subject: 'Auth' },
];
const user: UserData = {
  id: 1,
  name: 'Rina Das',
  email: 'r@school.test',
  role: { id: 3, name: 'Teacher' },
  ability: [],
};

type Answer = Parameters<typeof fakeSchool>[1];

/** Opens an address as that person, with a server that answers so. */
async function openAs(person: UserData, address: string, answer: Answer) {
  fakeSchool({ studentParent: [] }, answer);
  setLocale('en');
  writeTokens({ accessToken: 'a', refreshToken: 'r' });
  writeUserData(person);
  reloadAccount();
  const app = {
    product: campus,
    dataProvider: createDataProvider(campus.registry),
    store: createStore('required'),
    queryClient: createQueryClient(),
    i18nProvider: createI18nProvider(campus.languages, 'en'),
  };
  await campus.languages.loadHandMade('en');
  const router = createMemoryRouter([{ path: '*', element: <App {...app} /> }], { initialEntries: [address] });
  await act(async () => void render(<RouterProvider router={router} />));
  return router;
}

/** Opens an address as somebody whose role asks for a second factor that they have not set up yet. */
function openBefore(address: string) {
  let isSetUp = false;
  return openAs({ ...user, must_set_up_second_factor: true }, address, ({ method, path }) => {
    const said = { status: 'success', message: 'It goes on.' };
    if (path === '/me')
      return jsonAnswer(200, {
        userData: { ...user, ...(isSetUp ? { ability: ABILITY } : { must_set_up_second_factor: true }) },
      });
    if (path === '/me/account') {
      const state = { is_on: isSetUp, is_required: true, since: null, recovery_codes_left: 10 };
      return jsonAnswer(200, { login_id: null, photo: null, second_factor: state, logins: [] });
    }
    if (path !== '/me/second-factor') return undefined;
    const begun = { secret: 'ABCDEFGH', address: 'otpauth://totp/x', qr: { size: 1, path: 'M0 0h1v1z' } };
    if (method === 'POST') return jsonAnswer(200, { ...said, data: begun });
    isSetUp = true;
    return jsonAnswer(200, { ...said, data: { recovery_codes: ['AAAA-1111'] } });
  });
}

/** Opens the profile of somebody who may change it. */
function openProfile() {
  let name = user.name;
  return openAs({ ...user, ability: ABILITY }, '/profile', ({ method, path }) => {
    if (path === '/me' && method === 'PUT') {
      name = 'Rina Sen';
      return jsonAnswer(200, { status: 'success', message: 'Profile saved.', data: null });
    }
    if (path === '/me') return jsonAnswer(200, { userData: { ...user, name, ability: ABILITY } });
    if (path !== '/me/account') return undefined;
    const state = { is_on: false, is_required: false, since: null, recovery_codes_left: 0 };
    return jsonAnswer(200, { login_id: null, photo: null, second_factor: state, logins: [] });
  });
}

const type = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

it.each([
  ['another name', /^Name/],
  ['another email address', /^Email/],
  ['a new password', /^New password/],
])('the profile asks before %s that was typed is lost', async (_, label) => {
  const router = await openProfile();
  await type(label, 'Something else');
  await act(() => router.navigate('/student/parents'));
  expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
  expect(hasUnsavedChanges()).toBe(true);
  await press('Keep editing');
  expect(router.state.location.pathname).toBe('/profile');
  expect((screen.getByLabelText(label) as HTMLInputElement).value).toBe('Something else');
});

it('the profile asks nothing once the name is saved, nor for a password that the browser has filled in', async () => {
  const router = await openProfile();
  await type(/^Name/, ' Rina Sen ');
  await press('Save');
  await screen.findByText('Profile saved.');
  await waitFor(() => expect(hasUnsavedChanges()).toBe(false));
  for (const field of screen.getAllByLabelText(/^Current password/))
    fireEvent.change(field, { target: { value: 'Demo@1234' } });
  await act(() => router.navigate('/student/parents'));
  expect(router.state.location.pathname).toBe('/student/parents');
});

/** Fills in the only field of the dialog's present step, and goes on. */
async function answer(label: RegExp, value: string, button: string) {
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  await press(button);
}

it.each([
  ['to the address that they were on their way to', '/student/parents?page=2#x'],
  ['home where they were on their way there', '/'],
  ['home where they came to the profile by themselves', '/profile'],
])('a second factor that is required is set up first, and then leads on %s', async (_, address) => {
  const router = await openBefore(address);
  const at = () => router.state.location.pathname + router.state.location.search + router.state.location.hash;
  await waitFor(() => expect(at()).toBe('/profile'));
  await press('Set up');
  await answer(/^Current password/, 'secret', 'Continue');
  await answer(/^Code/, '123456', 'Turn on');
  await screen.findByText('AAAA-1111');
  expect(at()).toBe('/profile');
  await press('I have saved the codes');
  await waitFor(() => expect(at()).toBe(address === '/profile' ? '/' : address));
});
