import { readFile } from 'node:fs/promises';
import type { Api } from './support/api.ts';
import { pick } from './support/form.ts';
import { expect, test } from './support/test.ts';
import { unique } from './support/unique.ts';

/** Longer than the start waits for the first rows. */
const LATE_MS = 700;

test.use({ role: 'admin' });

test('a list shows 10 rows, and 20, 50, 100 or 500 when asked to', async ({ page }) => {
  await page.goto('/students');
  const table = page.getByRole('table', { name: 'Students' });
  await expect(table.getByRole('row')).toHaveCount(11);
  const size = page.getByLabel('Rows per page');
  await expect(size).toHaveValue('10');
  await expect(size.getByRole('option')).toHaveText(['10', '20', '50', '100', '500']);
  await size.selectOption('50');
  await expect(table.getByRole('row')).toHaveCount(51);
  await expect(page.getByText(/^1–50 of \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText(/^51–100 of \d+$/)).toBeVisible();
});

test('a list is sorted by the heads of its columns, both ways', async ({ page, api }) => {
  const boys = await genderFilter(api, 'Male');
  const ids = await studentIds(api, boys);
  await page.goto(`/students?filter=${encodeURIComponent(JSON.stringify(boys))}`);
  const table = page.getByRole('table', { name: 'Students' });
  const head = table.getByRole('columnheader', { name: 'Student ID' });
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(table.getByRole('row').nth(1)).toContainText(ids[0] ?? '?');
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(table.getByRole('row').nth(1)).toContainText(ids.at(-1) ?? '?');
});

test('a list whose first rows came late shows the rows of the next page, not the first ones again', async ({
  page,
}) => {
  let isFirst = true;
  await page.route(/\/get\/all\/students/, async (route) => {
    if (isFirst) await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    isFirst = false;
    await route.continue();
  });
  await page.goto('/students');
  const rows = page.getByRole('table', { name: 'Students' }).getByRole('row');
  await expect(rows).toHaveCount(11);
  const first = (await rows.nth(1).textContent()) ?? '?';
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText(/^11–20 of \d+$/)).toBeVisible();
  await expect(rows.nth(1)).not.toHaveText(first);
});

test('columns are chosen, and the choice is remembered', async ({ page }) => {
  await page.goto('/students');
  const phone = page.getByRole('columnheader', { name: 'Father’s phone', exact: true });
  await expect(phone).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).click();
  const chooser = page.getByRole('dialog', { name: 'Columns' });
  await chooser.getByLabel('Father’s phone', { exact: true }).uncheck();
  await chooser.getByLabel('Gender').check();
  await page.keyboard.press('Escape');
  await expect(phone).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Gender' })).toBeVisible();
  await expect(phone).toHaveCount(0);
});

test('a filter narrows a list, stays in the address and can be taken away in plain sight', async ({ page, api }) => {
  const girls = await api.list('student', { filter: await genderFilter(api, 'Female') });
  await page.goto('/students');
  await page.getByRole('button', { name: 'Filters' }).click();
  await pick(page, 'Gender', 'Female');
  await expect(page.getByText(`1–10 of ${girls.length}`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`1–10 of ${girls.length}`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Filtered by:' })).toContainText('Gender: Female');
  await page.getByRole('button', { name: 'Remove filter “Gender”' }).click();
  await expect(page.getByRole('region', { name: 'Filtered by:' })).toHaveCount(0);
  await expect(page.getByText(`1–10 of ${girls.length}`)).toHaveCount(0);
});

test('an export holds every row that matches, not only those of the page', async ({ page, api }) => {
  const filter = await genderFilter(api, 'Female');
  const girls = await api.list('student', { filter });
  await page.goto(`/students?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: `CSV (${girls.length} rows)` }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/);
  expect(lines[0]).toContain('Student ID');
  expect(lines).toHaveLength(girls.length + 1);
});

test('what a date and an amount lie between narrows a list', async ({ page, api }) => {
  const dear = await api.list('expense', { filter: { amount_gte: '50000.00' } });
  await page.goto('/expense');
  await page.getByRole('button', { name: 'Filters' }).click();
  const amount = page.getByRole('region', { name: 'Filters' }).getByRole('group', { name: 'Amount' });
  await amount.getByLabel('From').fill('50000');
  await amount.getByLabel('From').press('Enter');
  await expect(page.getByText(new RegExp(`^1–\\d+ of ${dear.length}$`))).toBeVisible();
});

test('a view keeps filters and order under a name, and forgets them when told to', async ({ page, api }) => {
  const name = unique('Girls by number');
  const filter = encodeURIComponent(JSON.stringify(await genderFilter(api, 'Female')));
  await page.goto(`/students?filter=${filter}&sort=student_id&order=DESC`);
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save this view…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await dialog.getByLabel('View name').fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();

  await page.goto('/religion');
  await page.goto('/students');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name }).first().click();
  await expect(page.getByRole('region', { name: 'Filtered by:' })).toContainText('Gender: Female');
  await expect(page.getByRole('columnheader', { name: 'Student ID' })).toHaveAttribute('aria-sort', 'descending');
});

test('a list that cannot be read says so, and shows when it can be read again', async ({ page }) => {
  let isDown = true;
  await page.route('**/api/get/all/wing?*', (route) => (isDown ? route.abort() : route.continue()));
  await page.goto('/wing');
  const failure = page.getByRole('alert').filter({ hasText: 'The server cannot be reached.' });
  await expect(failure).toBeVisible();
  isDown = false;
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row', { name: /Girls/ })).toBeVisible();
});

test('a search that finds nothing says so and leads back to everything', async ({ page }) => {
  await page.goto('/wing');
  await page.getByRole('searchbox', { name: 'Search' }).fill('no such wing');
  await expect(page.getByText('No results. Try another search or fewer filters.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByRole('row', { name: /Girls/ })).toBeVisible();
});

/** The numbers of the students that match, in their order. */
async function studentIds(api: Api, filter: object): Promise<string[]> {
  const students = await api.list('student', { filter, sort: ['student_id', 'ASC'] });
  return students.map((each) => String(each.student_id));
}

async function genderFilter(api: Api, name: string): Promise<{ readonly gender_id: number | undefined }> {
  const [gender] = await api.list('gender', { filter: { name } });
  return { gender_id: gender?.id };
}
