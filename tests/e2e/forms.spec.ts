import type { Page } from '@playwright/test';
import { MEGABYTE } from '../../src/core/limits.ts';
import { pick } from './support/form.ts';
import { noticesOf } from './support/notices.ts';
import { pictureFile } from './support/picture.ts';
import { expect, test } from './support/test.ts';
import { unique } from './support/unique.ts';

test.use({ role: 'superadmin' });

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test('a form that lacks something names every field and leads to the first', async ({ page }) => {
  await page.goto('/student/add');
  await save(page);
  const problems = page.getByRole('alert').filter({ hasText: 'Check these fields:' });
  await expect(problems.getByRole('button', { name: 'Mother’s name' })).toBeVisible();
  // The id begins with the next number.
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await problems.getByRole('button', { name: 'Present address' }).click();
  await expect(page.getByLabel('Present address')).toBeFocused();
  await expect(page.getByLabel('Present address')).toHaveAccessibleDescription(/This field is required\./);
});

test('a student is entered with a picture and rows, and shown with both', async ({ page, api }) => {
  const name = unique('Rumi');
  const [year] = await api.list('academicYear', { filter: { is_current: 1 } });
  await page.goto('/student/add');
  await page.getByLabel('Photo', { exact: true }).setInputFiles(await pictureFile());
  await page.getByLabel('Student ID').fill(name.replace(' ', '-'));
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Name in local script').fill('রুমি');
  await page.getByLabel('Date of birth').fill('2014-03-09');
  await pick(page, 'Gender', 'Other');
  // A new student begins with the present year.
  await expect(page.getByRole('combobox', { name: 'Academic year' })).toHaveValue(String(year?.year));
  await pick(page, 'Class', 'Six');
  await pick(page, 'Version', 'Bangla');
  await pick(page, 'Shift', 'Day');
  await pick(page, 'Wing', 'Girls');
  await pick(page, 'Section', 'B');
  await page.getByLabel('Father’s name').fill('Abdul Karim');
  await page.getByLabel('Mother’s name').fill('Rokeya Begum');
  await page.getByLabel('Present address').fill('12 Lake Road, Dhaka');
  await page.getByRole('button', { name: 'Add row' }).click();
  const rows = page.getByRole('table', { name: 'Previous schools' });
  await expect(rows.getByLabel('School')).toBeFocused();
  await rows.getByLabel('School').fill('Hill View Primary School');
  await rows.getByLabel('Year of leaving').fill('2024');
  await save(page);
  await expect(noticesOf(page)).toContainText('Student added.');

  const [student] = await api.list('student', { filter: { q: name } });
  expect(student).toMatchObject({ name, gender: { name: 'Other' }, class: { name: 'Six' }, section: { name: 'B' } });
  await page.goto(`/students/${student?.id}/show`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('table').getByRole('cell', { name: 'Hill View Primary School' })).toBeVisible();
  const picture = page.getByRole('img', { name: new RegExp(name) }).first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('what becomes required by another entry is asked for', async ({ page, api }) => {
  const [student] = await api.list('student', { range: [50, 50] });
  await page.goto(`/students/${student?.id}`);
  await expect(page.getByLabel('Local guardian’s phone')).not.toHaveAttribute('required');
  await page.getByLabel('Local guardian’s name').fill('Uncle Jamil');
  await save(page);
  await expect(page.getByLabel('Local guardian’s phone')).toHaveAccessibleDescription(/This field is required\./);
  await page.getByLabel('Local guardian’s phone').fill('+880 1711 000111');
  await save(page);
  await expect(noticesOf(page)).toContainText('Student saved.');
});

test('a chooser offers what belongs to another choice, and is emptied when that changes', async ({ page }) => {
  await page.goto('/expense/create');
  await pick(page, 'Expense type', 'Utilities');
  const sub = page.getByRole('combobox', { name: 'Sub expense' });
  await sub.click();
  await expect(page.getByRole('option')).toHaveText([/^Electricity/, /^Internet/, /^Water/]);
  await page.getByRole('option', { name: 'Water' }).click();
  await expect(sub).toHaveValue('Water');
  await pick(page, 'Expense type', 'Stationery');
  await expect(sub).toHaveValue('');
  await sub.click();
  await expect(page.getByRole('option')).toHaveText([/^Paper/, /^Printing/]);
});

test('a file of the wrong kind or size is refused before it is sent', async ({ page }) => {
  await page.goto('/expense/create');
  const voucher = page.getByLabel('Voucher', { exact: true });
  await voucher.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no') });
  await expect(page.getByText(/Choose a file of one of these types: PDF/).first()).toBeVisible();
  await voucher.setInputFiles({
    name: 'big.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(5.1 * MEGABYTE),
  });
  await expect(page.getByText('The file is too large. Choose one up to 5 MB.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove big.pdf' })).toHaveCount(0);
});

test('a record too large for its row is corrected in a dialog over the list, at an address of its own', async ({
  page,
  api,
}) => {
  const room = await api.create('conferenceRoom', { name: unique('Libary') });
  const corrected = unique('Library');
  await page.goto('/conference/room');
  await page.getByRole('searchbox', { name: 'Search' }).fill(String(room.name));
  await page.getByRole('link', { name: `Edit: ${room.name}` }).click();
  await expect(page).toHaveURL(new RegExp(`/conference/room/${room.id}(\\?|$)`));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Name')).toHaveValue(String(room.name));
  await dialog.getByLabel('Name').fill(corrected);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(noticesOf(page)).toContainText('Conference Room saved.');
  await expect(dialog).toBeHidden();
  expect(await api.one('conferenceRoom', room.id)).toMatchObject({ name: corrected });
});

test('a double click on Save makes one entry', async ({ page, api }) => {
  const name = unique('Twice');
  await page.goto('/religion/create');
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).dblclick();
  await expect(noticesOf(page)).toContainText('Religion added.');
  await expect(noticesOf(page)).not.toContainText('already taken');
  expect((await api.list('religion')).filter((each) => each.name === name)).toHaveLength(1);
});

test('a parent who is missing is entered in the student’s form, under the name that was searched for', async ({
  page,
  api,
}) => {
  const name = unique('Parent');
  await page.goto('/student/add');
  await page.getByLabel('Student ID').fill('KEPT-1');
  const chooser = page.getByRole('combobox', { name: 'Parent', exact: true });
  await chooser.fill(name);
  await page.getByRole('option', { name: `Add “${name}”` }).click();
  const parent = page.getByRole('group', { name: 'Parent' });
  await expect(parent.getByLabel('Name', { exact: true })).toHaveValue(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(parent.getByText('This field is required.').first()).toBeVisible();
  await expect(page.getByLabel('Student ID')).toHaveValue('KEPT-1');
  await expect(parent.getByLabel('Name', { exact: true })).toHaveValue(name);
  expect((await api.list('studentParent')).filter((each) => each.name === name)).toEqual([]);
});

test('a form with something typed in it is not left by accident', async ({ page }) => {
  await page.goto('/expense/create');
  await page.getByLabel('Purpose').fill('Half an entry');
  await page.getByRole('link', { name: 'Home' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Purpose')).toHaveValue('Half an entry');
  await expect(page).toHaveURL('/expense/create');
  await page.getByRole('link', { name: 'Home' }).click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL('/');
});

test('what is decided can no longer be changed, and its form says why', async ({ page, api }) => {
  const [approved] = await api.list('expense', { filter: { status: 1 } });
  await page.goto(`/expense/${approved?.id}`);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('its status is “Approved”');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
});

test('a user made here logs in at once and sees what the role allows, and no more', async ({
  page,
  browser,
  origin,
}) => {
  const name = unique('Librarian');
  const email = `${name.replace(' ', '.').toLowerCase()}@demo.school`;
  await page.goto('/role/and/permission/create');
  await page.getByLabel('Name', { exact: true }).fill(name);
  for (const permission of ['Home page: View', 'Religions: View']) {
    await page.getByRole('checkbox', { name: permission, exact: true }).check();
  }
  await expect(page.getByText('2 added, 0 removed')).toBeVisible();
  await save(page);
  await expect(noticesOf(page)).toContainText('Role added.');

  await page.goto('/user/and/permission/create');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email').fill(email);
  await pick(page, 'Role', name);
  await page.getByLabel('Password', { exact: true }).fill('Quiet@Books1');
  await save(page);
  await expect(noticesOf(page)).toContainText('User added.');

  const context = await browser.newContext({ storageState: { cookies: [], origins: [] }, baseURL: origin });
  const theirs = await context.newPage();
  await theirs.goto('/login');
  await theirs.getByLabel('Email, student ID or employee ID').fill(email);
  await theirs.getByLabel('Password', { exact: true }).fill('Quiet@Books1');
  await theirs.keyboard.press('Enter');
  const menu = theirs.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link')).toHaveText(['Home', 'Religions']);
  await menu.getByRole('link', { name: 'Religions' }).click();
  await expect(theirs.getByRole('table', { name: 'Religions' })).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'Add religion' })).toHaveCount(0);
  await expect(theirs.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await expect(theirs.getByRole('switch')).toHaveCount(0);
  await context.close();
});

test('the institute’s own page is saved in place', async ({ page }) => {
  const code = unique('LSC').replace(' ', '-');
  await page.goto('/institute');
  await page.getByLabel('Code').fill(code);
  await save(page);
  await expect(noticesOf(page)).toContainText('Institute saved.');
  await page.reload();
  await expect(page.getByLabel('Code')).toHaveValue(code);
});
