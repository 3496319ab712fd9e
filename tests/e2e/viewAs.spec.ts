import type { Page } from '@playwright/test';
import { graveFindings } from './support/accessibility.ts';
import { emailOf, logIn, PASSWORD } from './support/sessions.ts';
import { expect, storageOf, test } from './support/test.ts';

const bannerOf = (page: Page) => page.getByRole('region', { name: /^Viewing as / });
const accountOf = (page: Page, name: string) => page.getByRole('button', { name: `Your account: ${name}` });

/** Opens the page of a user in a login of its own, which the test may end. */
async function openUser(page: Page, { origin, id }: { origin: string; id: number }) {
  await page.context().setStorageState(storageOf(origin, await logIn(origin, 'superadmin')));
  await page.goto(`/user/and/permission/${id}/show`);
}

async function beginView(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'View as user' }).click();
  const dialog = page.getByRole('dialog', { name: /^View as / });
  await dialog.getByLabel('Reason').fill('They see no homework');
  await dialog.getByRole('button', { name: 'Start viewing' }).click();
  await expect(bannerOf(page)).toBeVisible();
}

test.describe('a look at the product as another user', () => {
  let id: number;
  let name: string;

  test.beforeEach(async ({ page, origin, api }) => {
    const [user] = await api.list('user', { filter: { email: emailOf('teacher') } });
    id = user?.id ?? 0;
    name = String(user?.name);
    await openUser(page, { origin, id });
  });

  test('asks why, shows their menu under a banner that stays, changes nothing, and ends where it began', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'View as user' }).click();
    const dialog = page.getByRole('dialog', { name: `View as ${name}` });
    await expect(dialog).toContainText('Everything is read-only.');
    expect(await graveFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Start viewing' }).click();
    await expect(dialog.getByText('This field is required.')).toBeVisible();
    await dialog.getByLabel('Reason').fill('why');
    await dialog.getByRole('button', { name: 'Start viewing' }).click();
    await expect(dialog.getByText(/at least 5/i)).toBeVisible();
    await dialog.getByLabel('Reason').fill('They see no homework');
    await dialog.getByRole('button', { name: 'Start viewing' }).click();

    await expect(bannerOf(page)).toContainText(`Viewing as ${name}`);
    await expect(accountOf(page, name)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Expenses', exact: true })).toHaveCount(0);
    expect(await graveFindings(page)).toEqual([]);
    await page.goto('/user/and/permission');
    await expect(page.getByRole('heading', { name: 'You do not have access to this page' })).toBeVisible();
    await expect(bannerOf(page)).toBeInViewport();

    await page.goto('/profile');
    await expect(page.getByRole('textbox', { name: 'Name', exact: false }).first()).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    expect(await graveFindings(page)).toEqual([]);
    await page.goto('/employee/task/homework/create');
    await expect(page).toHaveURL(/\/employee\/task\/homework$/);
    await bannerOf(page).getByRole('button', { name: 'End view' }).click();
    await expect(page).toHaveURL(new RegExp(`/user/and/permission/${id}/show$`));
    await expect(bannerOf(page)).toHaveCount(0);
    await expect(accountOf(page, name)).toHaveCount(0);
    await page.goto('/audit');
    await expect(page.getByRole('listitem').getByText('View as user ended').first()).toBeVisible();
    await expect(page.getByRole('listitem').getByText('Asked for while viewing as user').first()).toBeVisible();
  });

  test('is this window’s alone: another one, and a way back in the history, stay with the own account', async ({
    page,
  }) => {
    const own = await page.getByRole('button', { name: /^Your account: / }).getAttribute('aria-label');
    await beginView(page);
    const second = await page.context().newPage();
    await second.goto('/students');
    await expect(second.getByRole('button', { name: own ?? '' })).toBeVisible();
    await expect(bannerOf(second)).toHaveCount(0);
    await page.goto('/profile');
    await expect(accountOf(page, name)).toBeVisible();
    await bannerOf(page).getByRole('button', { name: 'End view' }).click();
    await expect(page.getByRole('button', { name: own ?? '' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: own ?? '' })).toBeVisible();
    await expect(bannerOf(page)).toHaveCount(0);
  });

  test('that the server ends says so, and leads back to the own account', async ({ page, origin }) => {
    await beginView(page);
    const token = await page.evaluate(
      () => (JSON.parse(sessionStorage.getItem('accountView') ?? '{}') as { token: string }).token,
    );
    await fetch(`${origin}/api/view/end`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
    await page.reload();
    const dialog = page.getByRole('dialog', { name: 'The view has ended' });
    await dialog.getByRole('button', { name: 'Back to your account' }).click();
    await expect(page).toHaveURL(new RegExp(`/user/and/permission/${id}/show$`));
    await expect(page.getByRole('button', { name: 'View as user' })).toBeVisible();
  });

  test('is over with a log-out, from within or in another window, and with a login of somebody else there', async ({
    page,
  }) => {
    await beginView(page);
    await accountOf(page, name).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(bannerOf(page)).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('accountView'))).toBeNull();

    await page.getByLabel('Email, student ID or employee ID').fill(emailOf('superadmin'));
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('button', { name: /^Your account: / })).toBeVisible();
    await page.goto(`/user/and/permission/${id}/show`);
    await beginView(page);
    const second = await page.context().newPage();
    await second.goto('/students');
    await second.getByRole('button', { name: /^Your account: / }).click();
    await second.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/login/);
    await second.getByLabel('Email, student ID or employee ID').fill(emailOf('office'));
    await second.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await second.getByRole('button', { name: 'Sign in' }).click();
    await expect(second.getByRole('button', { name: /^Your account: / })).toBeVisible();
    await expect(page).not.toHaveURL(/\/login/);
    await expect(bannerOf(page)).toHaveCount(0);
    await expect(accountOf(page, name)).toHaveCount(0);
  });
});

test.describe('somebody who may not look as others', () => {
  test.use({ role: 'admin' });

  test('is not offered it', async ({ page, api }) => {
    const [user] = await api.list('user', { filter: { email: emailOf('teacher') } });
    await page.goto(`/user/and/permission/${user?.id}/show`);
    await expect(page.getByRole('button', { name: 'Sign-in link' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'View as user' })).toHaveCount(0);
  });
});
