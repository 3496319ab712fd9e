import type { Page } from '@playwright/test';
import { noticesOf } from './support/notices.ts';
import { logIn } from './support/sessions.ts';
import { expect, storageOf, test } from './support/test.ts';
import { unique } from './support/unique.ts';

const noteOf = (page: Page) => page.getByRole('status').filter({ hasText: 'You have an unsaved draft' });
const draftsIn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')).length);

/** Types a name and waits until the device keeps it. */
async function typeName(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await expect.poll(() => draftsIn(page)).toBe(1);
}

test.describe('as a super admin', () => {
  test.use({ role: 'superadmin' });

  test('what was typed before a reload is offered, restored, saved and not offered again', async ({ page, api }) => {
    const name = unique('Draft');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto('/religion/create');
    await typeName(page, name);
    await page.reload();
    await expect(noteOf(page)).toContainText('ago');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
    await noteOf(page).getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await expect(noticesOf(page)).toContainText('Religion added.');
    expect((await api.list('religion')).filter((each) => each.name === name)).toHaveLength(1);
    await page.goto('/religion/create');
    await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
    await expect(noteOf(page)).toHaveCount(0);
    expect(await draftsIn(page)).toBe(0);
  });

  test('a draft that is discarded, or left on purpose, is gone', async ({ page }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto('/religion/create');
    await typeName(page, 'Given up');
    await page.reload();
    await noteOf(page).getByRole('button', { name: 'Discard' }).click();
    await expect(noteOf(page)).toHaveCount(0);
    expect(await draftsIn(page)).toBe(0);
    await typeName(page, 'Left');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await draftsIn(page)).toBe(0);
  });

  test('what somebody else has changed since is decided on before the draft is saved', async ({ page, api }) => {
    const [student] = await api.list('student', { range: [73, 73] });
    const id = student?.id ?? 0;
    const [mine, theirs] = [unique('Mine'), unique('Theirs')];
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(`/students/${id}`);
    await typeName(page, mine);
    await api.update('student', id, { name: theirs });
    await page.reload();
    await expect(noteOf(page)).toContainText('The record has changed since then.');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(theirs);
    await noteOf(page).getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(mine);
    const conflict = page.locator('.form-stale');
    await expect(conflict).toContainText(theirs);
    await conflict.getByRole('button').first().click();
    await expect(noticesOf(page)).toContainText('Student saved.');
    expect(await api.one('student', id)).toMatchObject({ name: mine });
  });
});

test('a draft is not offered to another person, and a log-out forgets it', async ({ page, origin }) => {
  const office = await logIn(origin, 'office');
  await page.context().setStorageState(storageOf(origin, office));
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/student/add');
  await typeName(page, 'Half filled');
  // The same device, with the draft still on it.
  const admin = storageOf(origin, await logIn(origin, 'superadmin'));
  await page.context().addCookies(admin.cookies ?? []);
  const enter = (userData: unknown) =>
    page.evaluate((text) => localStorage.setItem('userData', text), JSON.stringify(userData));
  await page.goto('/login');
  await enter((await logIn(origin, 'superadmin')).userData);
  await page.goto('/student/add');
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
  expect(await draftsIn(page)).toBe(1);
  await expect(noteOf(page)).toHaveCount(0);
  await page.context().addCookies(storageOf(origin, office).cookies ?? []);
  await enter(office.userData);
  await page.goto('/student/add');
  await expect(noteOf(page)).toBeVisible();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await draftsIn(page)).toBe(0);
});
