import type { Page } from '@playwright/test';
import { csvOf } from '../support/importFile.ts';
import { findings } from './support/accessibility.ts';
import { pick } from './support/form.ts';
import { expect, test } from './support/test.ts';
import { unique } from './support/unique.ts';

test.use({ role: 'office' });

const HEADINGS = ['Full name', 'DOB', 'Sex', 'Class', 'Section', 'Father', 'Mother', 'Present address'];
const ALL_ALIKE = [
  ['Version', 'Bangla'],
  ['Shift', 'Morning'],
  ['Wing', 'Boys'],
] as const;

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Import students' });

/** Chooses a file of students who are all in one shift, and goes on to what would become of it. */
async function checkStudents(page: Page, names: readonly string[], classes: string): Promise<void> {
  const dialog = dialogOf(page);
  const rows = names.map((name) => [name, '2013-05-04', 'M', classes, 'A', 'Karim Uddin', 'Salma Begum', 'House 12']);
  const file = { name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(csvOf(HEADINGS, rows)) };
  await page.goto('/students');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await dialog.getByLabel('Choose a file or drop it here').setInputFiles(file);
  const check = dialog.getByRole('button', { name: 'Check file' });
  await expect(check).toBeDisabled();
  await expect(dialog.getByRole('status').filter({ hasText: 'without a column' })).toContainText(
    'Version, Shift, Wing',
  );
  for (const [label, name] of ALL_ALIKE) await pick(page, label, name);
  await expect(dialog.getByRole('combobox', { name: 'Academic year' })).not.toHaveValue('');
  expect(await findings(page)).toEqual([]);
  await check.click();
}

test('what all rows have in common is said once, one wrong value is mended in all rows, and a file does not come twice', async ({
  page,
  api,
}) => {
  const names = ['Anik', 'Bashir', 'Chanchal'].map((name) => unique(name));
  const dialog = dialogOf(page);
  await checkStudents(page, names, 'Siks');
  await expect(dialog.getByRole('alert').first()).toContainText('3 rows have errors.');
  await dialog.getByRole('textbox', { name: 'Class, row 2' }).fill('Six');
  await dialog.getByRole('button', { name: 'Replace “Siks” in all rows' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Class, row 4' })).toHaveValue('Six');
  await dialog.getByRole('button', { name: 'Check again' }).click();
  await expect(dialog.getByRole('alert')).toContainText(['All 3 rows are ready to import.']);
  await dialog.getByRole('button', { name: 'Import 3 rows' }).click();
  await expect(dialog.getByRole('alert')).toContainText('3 records imported.');

  await checkStudents(page, [...names, unique('Dipu')], 'Six');
  const start = dialog.getByRole('button', { name: /^Import \d/ });
  await expect(dialog.getByText('3 rows look like records that are already there')).toBeVisible();
  await expect(start).toBeDisabled();
  await expect(dialog.getByRole('row', { name: /^2 / }).getByRole('link', { name: /^Looks like/ })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('radio', { name: 'Leave all 3 out' }).check();
  await expect(start).toHaveText('Import 1 row');
  await dialog.getByRole('row', { name: /^3 / }).getByRole('checkbox', { name: 'Leave out' }).uncheck();
  await expect(dialog.getByText('2 of 3 left out.')).toBeVisible();
  await start.click();
  await expect(dialog.getByRole('alert').filter({ hasText: '2 records imported.' })).toBeVisible();
  expect(await api.list('student', { filter: { q: names[0] } })).toHaveLength(1);
  expect(await api.list('student', { filter: { q: names[1] } })).toHaveLength(2);
});
