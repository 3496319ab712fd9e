import type { Page } from '@playwright/test';
import { noticesOf } from './support/notices.ts';
import { pictureFile } from './support/picture.ts';
import { emailOf, logIn, PASSWORD, type Role } from './support/sessions.ts';
import { spoilSession } from './support/spoilSession.ts';
import { expect, storageOf, test } from './support/test.ts';
import { unique } from './support/unique.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' });

/** A page of its own session, which the server has taken. */
async function open(page: Page, { origin, path, role = 'office' }: { origin: string; path: string; role?: Role }) {
  await page.context().setStorageState(storageOf(origin, await logIn(origin, role)));
  const known = page.waitForResponse((answer) => answer.url().endsWith('/api/me'));
  await page.goto(path);
  await known;
}

async function signInAgain(page: Page): Promise<void> {
  await dialogOf(page).getByLabel('Password').fill(PASSWORD);
  await dialogOf(page).getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialogOf(page)).toBeHidden();
}

test('a save of a login that has ended is sent again after the login over the page', async ({ page, origin, api }) => {
  const name = unique('Renewed');
  const [student] = await api.list('student', { range: [70, 70] });
  await open(page, { origin, path: `/students/${student?.id}` });
  await page.getByLabel('Name', { exact: true }).fill(name);
  await spoilSession(page);
  await page.keyboard.press('Control+s');
  await expect(dialogOf(page).getByLabel('Password')).toBeFocused();
  await expect(dialogOf(page)).toContainText('everything you entered is still here');
  await expect(dialogOf(page).getByLabel('Email, student ID or employee ID')).toHaveValue(emailOf('office'));
  await signInAgain(page);
  await expect(noticesOf(page)).toContainText('Student saved.');
  expect(await api.one('student', student?.id ?? 0)).toMatchObject({ name });
});

test('a list that is opened in a half-filled form asks there, and the form stays', async ({ page, origin }) => {
  await open(page, { origin, path: '/student/add' });
  await page.getByLabel('Name', { exact: true }).fill('Half filled');
  // The form itself asks for the next number in the current year; with a spoilt session that would ask for the login first.
  await expect(page.getByLabel('Student ID', { exact: true })).not.toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Academic year', exact: true })).not.toHaveValue('');
  await page.waitForLoadState('networkidle');
  await spoilSession(page);
  const gender = page.getByRole('combobox', { name: 'Gender', exact: true });
  await gender.click();
  await expect(dialogOf(page)).toBeVisible();
  await signInAgain(page);
  await expect(gender).toBeFocused();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half filled');
  await gender.pressSequentially('female');
  await gender.press('Enter');
  await expect(gender).toHaveValue('Female');
});

test('a log-out in another tab asks over what is unsaved, and a login there closes that', async ({ page, origin }) => {
  await open(page, { origin, path: '/student/add' });
  await page.getByLabel('Name', { exact: true }).fill('Half filled');
  const second = await page.context().newPage();
  await second.goto('/wing');
  await second.getByRole('button', { name: 'Your account' }).click();
  await second.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(second).toHaveURL(/\/login/);
  await expect(dialogOf(page)).toBeVisible();
  await second.getByLabel('Email, student ID or employee ID').fill(emailOf('office'));
  await second.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await second.keyboard.press('Enter');
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half filled');
});

test('somebody else who logs in in another tab is named, and leaving asks first', async ({ page, origin }) => {
  await open(page, { origin, path: '/student/add' });
  await page.getByLabel('Name', { exact: true }).fill('Half filled');
  const second = await page.context().newPage();
  await second.goto('/wing');
  await second.getByRole('button', { name: 'Your account' }).click();
  await second.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(second).toHaveURL(/\/login/);
  await second.getByLabel('Email, student ID or employee ID').fill(emailOf('admin'));
  await second.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await second.keyboard.press('Enter');
  await expect(dialogOf(page)).toContainText('Mizanur Rahman has signed in to this browser.');
  await dialogOf(page).getByRole('button', { name: 'Sign in as someone else' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half filled');
  await dialogOf(page).getByRole('button', { name: 'Discard changes' }).click();
  await expect(question).toContainText('What you entered in forms is offered to you again when you come back.');
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Half filled' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Mizanur Rahman/ })).toBeVisible();
});

test('a save with a picture is sent again whole after the login over the page', async ({ page, origin, api }) => {
  const [student] = await api.list('student', { range: [71, 71] });
  const id = student?.id ?? 0;
  await open(page, { origin, path: `/students/${id}` });
  await page.getByLabel('Photo', { exact: true }).setInputFiles(await pictureFile());
  await spoilSession(page);
  await page.keyboard.press('Control+s');
  await expect(dialogOf(page)).toBeVisible();
  await signInAgain(page);
  await expect(noticesOf(page)).toContainText('Student saved.');
  const saved = await api.one('student', id);
  expect(saved.photo).not.toBe(student?.photo);
  expect((await page.request.get(new URL(String(saved.photo), origin).href)).headers()['content-type']).toMatch(
    /^image/,
  );
});

test('an import goes on after the login over the page, at each of its steps', async ({ page, origin, api }) => {
  const name = unique('Renewed');
  await open(page, { origin, path: '/religion', role: 'superadmin' });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import religions' });
  await spoilSession(page);
  await dialog
    .getByLabel('Choose a file or drop it here')
    .setInputFiles({ name: 'religions.csv', mimeType: 'text/csv', buffer: Buffer.from(`Name;Active\n${name};yes`) });
  await signInAgain(page);
  await dialog.getByRole('button', { name: 'Check file' }).click();
  await spoilSession(page);
  await dialog.getByRole('button', { name: 'Import 1 row' }).click();
  await signInAgain(page);
  await expect(dialog).toContainText('1 record imported.');
  const made = await api.list('religion', { filter: { name } });
  expect(made.map((each) => each.name)).toEqual([name]);
});

test('a log-out asks before what is unsaved is lost, and ends the login only then', async ({ page, origin }) => {
  await open(page, { origin, path: '/student/add' });
  await page.getByLabel('Name', { exact: true }).fill('Half filled');
  const logOut = async () => {
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('menu')).toBeHidden();
  };
  await logOut();
  await expect(page).toHaveURL(/\/student\/add$/);
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  expect((await page.context().cookies()).length).toBeGreaterThan(0);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half filled');
  await logOut();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.context().cookies()).toEqual([]);
});
