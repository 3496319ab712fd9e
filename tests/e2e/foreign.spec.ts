import type { Page } from '@playwright/test';
import { RESETS_PATH } from '../../src/core/resetsPath.ts';
import { FOREIGN_LOGIN, type RunningForeignBackEnd } from '../support/foreignBackEnd.ts';
import { type Complaints, watchComplaints } from './support/complaints.ts';
import { pick } from './support/form.ts';
import { startForeignScreens } from './support/foreignScreens.ts';
import { noticesOf } from './support/notices.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

/** What the screens ask for and such a back end does not have; each is asked once a page load. */
const ABSENT = ['GET /dashboard', 'GET /health', 'GET /me'];

let school: RunningForeignBackEnd;
let complaints: Complaints;

test.beforeEach(async ({ page }) => {
  school = await startForeignScreens();
  complaints = watchComplaints(page);
  await page.goto(`${school.url}/login`);
  await page.getByLabel('Email, student ID or employee ID').fill(FOREIGN_LOGIN.email);
  await page.getByLabel('Password', { exact: true }).fill(FOREIGN_LOGIN.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${school.url}/`);
});

test.afterEach(async ({ page }) => {
  await expect(page.locator('.MuiAlert-standardError, .MuiAlert-filledError')).toHaveCount(0);
  await school.stop();
});

const rows = (page: Page) => page.getByRole('table').first().getByRole('row').filter({ hasNotText: '+ Add row' });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** What went wrong besides the calls that are known to be missing. */
function others(): string[] {
  return complaints.take().filter((complaint) => !/^404: |status of 404/.test(complaint));
}

test('the start page has no figures and no error, and each missing call is asked once', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: /Nadia Head/ })).toBeVisible();
  await settled(page);
  await page.getByRole('button', { name: 'Search everything' }).click();
  for (const text of ['studen', 'students']) {
    await page.getByRole('combobox').fill(text);
    await expect(page.getByRole('option', { name: /Students/ }).first()).toBeVisible();
  }
  await expect.poll(() => [...school.unknown].sort()).toEqual([...ABSENT, 'GET /search'].sort());
  await page.goto(`${school.url}/profile`);
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveCount(0);
  expect(others()).toEqual([]);
});

for (const path of [
  '/audit',
  '/jobs',
  '/user/and/permission',
  '/all/result',

  '/employee/task/mark/upload',
  RESETS_PATH,
])
  test(`${path}, which such a back end has not, is said to be missing, and is no error`, async ({ page }) => {
    await page.goto(`${school.url}${path}`);
    await expect(page.getByText('The server does not offer this.')).toBeVisible();
    await settled(page);
    expect(others()).toEqual([]);
  });

test('of what such a back end has no list, nothing waits for a decision', async ({ page }) => {
  await page.goto(`${school.url}/decisions`);
  await expect(page.getByRole('heading', { level: 2, name: /^Expenses/ })).toBeVisible();
  await settled(page);
  await expect(page.getByText('No such address.')).toHaveCount(0);
  expect(others()).toEqual([]);
});

test('students are named, found, filtered and opened', async ({ page }) => {
  await page.goto(`${school.url}/students`);
  await expect(rows(page)).toContainText([/Name/, /Amin Rahman/, /Mina Das/, /Zara Ahmed/]);
  await expect(page.getByRole('button', { name: /Export|Import/ })).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search' }).fill('zara');
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('link', { name: 'Zara Ahmed', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zara Ahmed' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  expect(others()).toEqual([]);
});

test('expenses are shown, sorted and filtered by what they refer to, and changed', async ({ page }) => {
  const filter = encodeURIComponent(JSON.stringify({ expense_type_id: 1 }));
  await page.goto(`${school.url}/expense?filter=${filter}&sort=amount&order=ASC`);
  await expect(rows(page)).toContainText([/Purpose/, /Chalk.*Stationery/, /Exam paper.*Stationery/]);
  await expect(
    page
      .getByText('Type: Stationery')
      .or(page.getByText(/type: Stationery/i))
      .first(),
  ).toBeVisible();
  await page.goto(`${school.url}/expense/1`);
  await pick(page, 'Expense type', 'Furniture');
  await pick(page, 'Sub expense', 'Benches');
  await save(page);
  await expect(noticesOf(page)).toContainText('updated');
  await page.goto(`${school.url}/expense/1/show`);
  await expect(page.getByText('Furniture')).toBeVisible();
  await expect(page.getByText('Benches')).toBeVisible();
  expect(others()).toEqual([]);
});

test('rows of a record name what they refer to', async ({ page }) => {
  await page.goto(`${school.url}/subject/1/show`);
  await expect(page.getByRole('cell', { name: 'Seven' })).toBeVisible();
  expect(others()).toEqual([]);
});

test('banks are added, switched off and deleted', async ({ page }) => {
  await page.goto(`${school.url}/bank`);
  await expect(page.getByRole('switch', { checked: true })).toHaveCount(2);
  await page.getByRole('link', { name: 'Add bank' }).click();
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Janata Bank');
  await save(page);
  await expect(noticesOf(page)).toContainText('Stored.');
  await expect(rows(page)).toContainText([/Name/, /Agrani/, /Janata/, /Old/, /Sonali/]);
  await rows(page).filter({ hasText: 'Agrani' }).getByRole('switch').click();
  const done = page.getByRole('dialog', { name: 'Success!' }).or(page.getByRole('alertdialog', { name: 'Success!' }));
  await expect(done).toContainText('Switched.');
  await done.getByRole('button').last().click();
  await expect(rows(page).filter({ hasText: 'Agrani' }).getByRole('switch')).not.toBeChecked();
  await rows(page)
    .filter({ hasText: 'Janata' })
    .getByRole('button', { name: /Delete/ })
    .click();
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect(rows(page)).toHaveCount(4);
  expect(others()).toEqual([]);
});

test('a chooser offers what the map of wings allows, by the calls for active records', async ({ page }) => {
  await page.goto(`${school.url}/student/add`);
  await pick(page, 'Religion', 'Hinduism');
  expect(school.calls).toContain('GET /get/active/religion');
  await pick(page, 'Class', 'Six');
  await pick(page, 'Wing', 'Girls');
  await page.getByLabel('Section', { exact: true }).and(page.getByRole('combobox')).click();
  await expect(page.getByRole('option')).toHaveText(['Meghna']);
  expect(others()).toEqual([]);
});

test('the pages of the website name their menu and are sorted by it', async ({ page }) => {
  await page.goto(`${school.url}/public/sub/menu`);
  await expect(rows(page)).toContainText([/Menu/, /About us/, /News/]);
  const menu = page.getByRole('columnheader', { name: /Menu/ }).getByRole('button').first();
  await menu.click();
  await expect(rows(page)).toContainText([/Menu/, /About us/, /News/]);
  await menu.click();
  await expect(rows(page)).toContainText([/Menu/, /News/, /About us/]);
  expect(others()).toEqual([]);
});

test('a page of the website has its name, its items and its editor', async ({ page }) => {
  await page.goto(`${school.url}/public/notice-board`);
  await expect(page.getByRole('heading', { level: 1, name: 'Notice board' })).toBeVisible();
  expect(school.calls).toContain('GET /get/only/public/sub/menus');
  await expect(rows(page)).toContainText([/Title/, /Exam dates/]);
  await page.getByRole('switch').click();
  await expect(page.getByRole('switch')).not.toBeChecked();
  await page.goto(`${school.url}/public/our-history`);
  await page.getByRole('textbox', { name: 'Title' }).fill('Since 1920');
  await save(page);
  await expect(noticesOf(page)).toContainText('Page saved.');
  expect(school.tables.texts?.[0]?.title).toBe('Since 1920');
  expect(others()).toEqual([]);
});
