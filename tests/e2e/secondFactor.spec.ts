import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import type { Api } from './support/api.ts';
import { expectSound, expectToFitTelephone } from './support/judgement.ts';
import { noticesOf } from './support/notices.ts';
import { PASSWORD } from './support/sessions.ts';
import { spoilSession } from './support/spoilSession.ts';
import { expect, test } from './support/test.ts';
import { unique } from './support/unique.ts';

const OFFICE = 7;
const HALF_MINUTE = 30_000;

async function somebody(api: Api, role_id = OFFICE): Promise<string> {
  const email = `${unique('factor')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')}@demo.school`;
  await api.create('user', { name: 'Farida Khan', email, role_id, password: PASSWORD });
  return email;
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email, student ID or employee ID').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
}

/** Sets the second factor up on the profile, and gives its secret and recovery codes. */
async function setUp(page: Page): Promise<{ secret: string; codes: readonly string[] }> {
  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'Image for the authenticator app' })).toBeVisible();
  const secret = (await dialog.locator('.second-factor-secret').innerText()).replace(/\s/g, '');
  await dialog.getByLabel('Code').fill('000000');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByText('This code is wrong or was used before.')).toBeVisible();
  await dialog.getByLabel('Code').fill(codeOf(secret));
  await dialog.getByLabel('Code').press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  // A second Enter does not leave the codes.
  await page.keyboard.press('Enter');
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  await dialog.getByRole('button', { name: 'I have saved the codes' }).click();
  await expect(dialog).toBeHidden();
  return { secret, codes };
}

function codeOf(secret: string, halfMinutes = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + halfMinutes * HALF_MINUTE });
}

test('is set up on the profile, and signing in then takes a code, or a recovery code once', async ({
  page,
  api,
  complaints,
}) => {
  const email = await somebody(api);
  await signIn(page, email);
  await expect(page.getByRole('button', { name: /Farida Khan/ })).toBeVisible();
  await page.goto('/profile');
  const { secret, codes } = await setUp(page);
  await expect(page.getByText(/^On since .* 10 recovery codes left\.$/)).toBeVisible();
  // The wrong code was one.
  complaints.take();
  await expectSound(page, complaints);
  await expectToFitTelephone(page);

  await signOut(page);
  await signIn(page, email);
  await page.getByLabel('Code').fill('123');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Enter the 6 digits.')).toBeVisible();
  complaints.take();
  // Of an hour from now, which no clock shows.
  await page.getByLabel('Code').fill(codeOf(secret, 120));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('This code is wrong or was used before.')).toBeVisible();
  complaints.take();
  await expectSound(page, complaints);
  await page.getByLabel('Code').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('button', { name: /Farida Khan/ })).toBeVisible();

  await signOut(page);
  await signIn(page, email);
  await page.getByLabel('Code').fill(String(codes[0]));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('button', { name: /Farida Khan/ })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText(/^On since .* 9 recovery codes left\.$/)).toBeVisible();

  await spoilSession(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await again.getByLabel('Password').fill(PASSWORD);
  await again.getByRole('button', { name: 'Sign in', exact: true }).click();
  await again.getByLabel('Code').fill(String(codes[1]));
  await again.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(again).toBeHidden();
  await expect(noticesOf(page)).toContainText('Profile saved.');
});

test('moves to another phone on the profile, which is offered where few recovery codes are left', async ({
  page,
  api,
  complaints,
}) => {
  await signIn(page, await somebody(api));
  await expect(page.getByRole('button', { name: /Farida Khan/ })).toBeVisible();
  await page.goto('/profile');
  const { codes } = await setUp(page);
  complaints.take();
  await expect(page.getByText(/Only a few recovery codes are left/)).toBeHidden();
  await page.route('**/api/me/account', async (route) => {
    const answer = await route.fetch();
    const account = await answer.json();
    await route.fulfill({ json: { ...account, second_factor: { ...account.second_factor, recovery_codes_left: 3 } } });
  });
  await page.reload();
  await expect(page.getByText(/Only a few recovery codes are left/)).toBeVisible();
  await expectSound(page, complaints);
  await expectToFitTelephone(page);
  await page.unroute('**/api/me/account');

  await page.getByRole('button', { name: 'Use another phone' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByLabel('Code').fill(String(codes[0]));
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const secret = (await dialog.locator('.second-factor-secret').innerText()).replace(/\s/g, '');
  await dialog.getByLabel('Code').fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Use this phone' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await dialog.getByRole('button', { name: 'I have saved the codes' }).click();
  await expect(page.getByText(/^On since .* 10 recovery codes left\.$/)).toBeVisible();
});

test('is asked for after a password that is set by a link, which a lost connection leaves saved', async ({
  page,
  api,
  complaints,
}) => {
  const email = await somebody(api);
  const [{ id } = { id: 0 }] = await api.list('user', { filter: { email } });
  await signIn(page, email);
  await expect(page.getByRole('button', { name: /Farida Khan/ })).toBeVisible();
  await page.goto('/profile');
  const { secret } = await setUp(page);
  await page.getByRole('textbox', { name: 'Name' }).fill('Farida Begum');
  await page.getByRole('link', { name: 'Home' }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).not.toHaveURL(/profile/);
  await signOut(page);
  complaints.take();

  const { pathname, hash } = new URL(await api.passwordLink(id));
  await page.goto(pathname + hash);
  await page.getByLabel('New password').fill('Kettle!drum482');
  await page.getByLabel('Confirm password').fill('Kettle!drum482');
  await page.route('**/api/login', (route) => route.abort());
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page.getByText('Your password is saved.')).toBeVisible();
  complaints.take();
  await expectSound(page, complaints);
  await page.unroute('**/api/login');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('Code')).toBeFocused();
  await expectSound(page, complaints);
  await expectToFitTelephone(page);
  await page.getByLabel('Code').fill(codeOf(secret, 1));
  await page.getByLabel('Code').press('Enter');
  await expect(page.getByRole('button', { name: /Farida Khan/ })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
});

test('comes first where the role requires it', async ({ page, api }) => {
  const permissions = [
    { action: 'read', subject: 'Dashboard' },
    { action: 'read', subject: 'Student' },
  ];
  const { id } = await api.create('role', { name: unique('Guarded'), requires_second_factor: 1, permissions });
  await signIn(page, await somebody(api, id));
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText('Your role requires two-step sign-in. Set it up to continue.')).toBeVisible();
  await page.goto('/students');
  await expect(page).toHaveURL(/\/profile$/);
  await setUp(page);
  await page.goto('/students');
  await expect(page.getByRole('heading', { level: 1, name: 'Students' })).toBeVisible();
});

test('a login elsewhere is ended on the profile, and asks there for the password', async ({
  page,
  browser,
  api,
  origin,
}) => {
  const email = await somebody(api);
  const elsewhere = await browser.newContext({ baseURL: origin });
  const other = await elsewhere.newPage();
  await signIn(other, email);
  await expect(other.getByRole('button', { name: /Farida Khan/ })).toBeVisible();
  await signIn(page, email);
  await expect(page.getByRole('button', { name: /Farida Khan/ })).toBeVisible();
  await page.goto('/profile');
  const logins = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');
  await expect(logins).toHaveCount(2);
  await expect(logins.first()).toContainText('This device');
  await logins
    .last()
    .getByRole('button', { name: /^Sign out/ })
    .click();
  await expect(noticesOf(page)).toContainText('Signed out there.');
  await expect(logins).toHaveCount(1);
  await other.goto('/students');
  await expect(other).toHaveURL(/\/login/);
  await elsewhere.close();
});

test.describe('the page on which two people reset it', () => {
  test.use({ role: 'superadmin' });

  test('is sound and fits a telephone', async ({ page, complaints }) => {
    await page.goto('/second-factor/resets');
    await expect(page.getByText('No requests to confirm.')).toBeVisible();
    await expectSound(page, complaints);
    await expectToFitTelephone(page);
  });
});
