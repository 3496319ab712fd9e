import type { Page } from '@playwright/test';
import type { RunningForeignBackEnd } from '../support/foreignBackEnd.ts';
import { writingBackEnd } from '../support/writingBackEnd.ts';
import { type Complaints, watchComplaints } from './support/complaints.ts';
import { pick } from './support/form.ts';
import { signIn, startForeignScreens } from './support/foreignScreens.ts';
import { noticesOf } from './support/notices.ts';
import { expect, test } from './support/test.ts';

let school: RunningForeignBackEnd;
let complaints: Complaints;

test.beforeEach(async ({ page }) => {
  school = await startForeignScreens(writingBackEnd());
  complaints = watchComplaints(page);
  await signIn(page, school);
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

test('an expense is changed, and shows what it refers to then', async ({ page }) => {
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
