import type { Page } from '@playwright/test';
import { RESETS_PATH } from '../../src/core/resetsPath.ts';
import { foreignBackEnd, type RunningForeignBackEnd } from '../support/foreignBackEnd.ts';
import { type Complaints, watchComplaints } from './support/complaints.ts';
import { pick } from './support/form.ts';
import { signIn, startForeignScreens } from './support/foreignScreens.ts';
import { noticesOf } from './support/notices.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

/** What the screens ask for and such a back end does not have; each is asked once a page load. */
const ABSENT = ['GET /dashboard', 'GET /health', 'GET /me'];

let school: RunningForeignBackEnd;
let complaints: Complaints;

test.beforeEach(async ({ page }) => {
  school = await startForeignScreens(foreignBackEnd());
  complaints = watchComplaints(page);
  await signIn(page, school);
});

test.afterEach(async () => {
  await school.stop();
});

const rows = (page: Page) => page.getByRole('table').first().getByRole('row').filter({ hasNotText: '+ Add row' });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** What went wrong besides the calls that are known to be missing. */
function others(): string[] {
  return complaints.take().filter((complaint) => !/^404: |status of 404/.test(complaint));
}

async function nothingIsWrong(page: Page): Promise<void> {
  expect(others()).toEqual([]);
  await expect(page.locator('.MuiAlert-standardError, .MuiAlert-filledError')).toHaveCount(0);
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
  await nothingIsWrong(page);
});

for (const path of [
  '/audit',
  '/jobs',
  '/user/and/permission',
  '/all/result',
  '/class/wing/section',
  '/employee/task/mark/upload',
  RESETS_PATH,
])
  test(`${path}, which such a back end has not, is said to be missing, and is no error`, async ({ page }) => {
    await page.goto(`${school.url}${path}`);
    await expect(page.getByText('The server does not offer this.')).toBeVisible();
    await settled(page);
    await nothingIsWrong(page);
  });

test('of what such a back end has no list, nothing waits for a decision', async ({ page }) => {
  await page.goto(`${school.url}/decisions`);
  await expect(page.getByRole('heading', { level: 2, name: /^Expenses/ })).toBeVisible();
  await settled(page);
  await expect(page.getByText('No such address.')).toHaveCount(0);
  await nothingIsWrong(page);
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
  await nothingIsWrong(page);
});

test('expenses are shown, sorted and filtered by what they refer to', async ({ page }) => {
  const filter = encodeURIComponent(JSON.stringify({ expense_type_id: 1 }));
  await page.goto(`${school.url}/expense?filter=${filter}&sort=amount&order=ASC`);
  await expect(rows(page)).toContainText([/Purpose/, /Chalk.*Stationery/, /Exam paper.*Stationery/]);
  await expect(
    page
      .getByText('Type: Stationery')
      .or(page.getByText(/type: Stationery/i))
      .first(),
  ).toBeVisible();
  await page.goto(`${school.url}/expense/1/show`);
  await expect(page.getByText('Stationery')).toBeVisible();
  await nothingIsWrong(page);
});

test('rows of a record name what they refer to', async ({ page }) => {
  await page.goto(`${school.url}/subject/1/show`);
  await expect(page.getByRole('cell', { name: 'Seven' })).toBeVisible();
  await nothingIsWrong(page);
});

test('a chooser offers what the map of wings allows, by the calls for active records', async ({ page }) => {
  await page.goto(`${school.url}/student/add`);
  await pick(page, 'Religion', 'Hinduism');
  expect(school.calls).toContain('GET /get/active/religion');
  await pick(page, 'Class', 'Six');
  await pick(page, 'Wing', 'Girls');
  await page.getByLabel('Section', { exact: true }).and(page.getByRole('combobox')).click();
  await expect(page.getByRole('option')).toHaveText(['Meghna']);
  await nothingIsWrong(page);
});

test('the pages of the website name their menu and are sorted by it', async ({ page }) => {
  await page.goto(`${school.url}/public/sub/menu`);
  await expect(rows(page)).toContainText([/Menu/, /About us/, /News/]);
  const menu = page.getByRole('columnheader', { name: /Menu/ }).getByRole('button').first();
  await menu.click();
  await expect(rows(page)).toContainText([/Menu/, /About us/, /News/]);
  await menu.click();
  await expect(rows(page)).toContainText([/Menu/, /News/, /About us/]);
  await nothingIsWrong(page);
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
  await nothingIsWrong(page);
});

for (const [what, path, attempt] of [
  ['adding a bank', '/bank', addBank],
  ['editing an expense', '/expense/1', editExpense],
  ['switching a bank off', '/bank', switchOff],
  ['deleting a bank', '/bank', deleteBank],
] as const)
  test(`${what}, for which such a back end has no call, is said to be missing`, async ({ page }) => {
    await page.goto(`${school.url}${path}`);
    await attempt(page);
    await expect(page.getByText('The server does not offer this.').first()).toBeVisible();
    await expect(page.getByText('No such address.')).toHaveCount(0);
    expect(others()).toEqual([]);
  });

async function addBank(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Add bank' }).click();
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Janata Bank');
  await save(page);
}

async function editExpense(page: Page): Promise<void> {
  await page.getByLabel('Purpose').fill('Exam paper, A4');
  await save(page);
}

async function switchOff(page: Page): Promise<void> {
  await rows(page).filter({ hasText: 'Agrani' }).getByRole('switch').click();
}

async function deleteBank(page: Page): Promise<void> {
  await rows(page)
    .filter({ hasText: 'Agrani' })
    .getByRole('button', { name: /Delete/ })
    .click();
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
}
