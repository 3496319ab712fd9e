import { readFile } from 'node:fs/promises';
import { csvOf } from '../support/importFile.ts';
import { graveFindings } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';
import { unique } from './support/unique.ts';

test.use({ role: 'superadmin' });

const nameIn = (record: unknown) => (record as { name?: string } | null | undefined)?.name ?? '';
const csv = (text: string) => ({ name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

test('rows that are ready are taken, and the wrong ones are mended where they stand, by the keyboard alone', async ({
  page,
  api,
}) => {
  const names = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => unique(name));
  const active = ['yes', 'yes', 'perhaps', 'no', 'never'];
  await page.goto('/religion');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import religions' });
  const rows = names.map((name, index) => [name, active[index]]);
  await dialog
    .getByLabel('Choose a file or drop it here')
    .setInputFiles(csv(csvOf(['Religion of the pupil', 'Active'], rows)));
  await dialog.getByLabel('Religion of the pupil').selectOption('Name *');
  await dialog.getByRole('button', { name: 'Check file' }).click();

  await expect(dialog.getByRole('alert')).toContainText('2 rows have errors. 3 rows are ready.');
  await expect(dialog.getByRole('radio', { name: 'All or nothing' })).toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Import 5 rows' })).toBeDisabled();
  await dialog.getByRole('radio', { name: 'All or nothing' }).press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Import the 3 rows that are ready' })).toBeChecked();
  expect(await graveFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Import 3 rows' }).press('Enter');

  await expect(dialog.getByRole('alert').filter({ hasText: '3 records imported.' })).toBeVisible();
  await expect(dialog.getByRole('alert').filter({ hasText: '2 rows with errors are waiting.' })).toBeVisible();
  expect(await api.list('religion', { filter: { q: names[3] } })).toMatchObject([{ is_active: 0 }]);
  expect(await api.list('religion', { filter: { q: names[2] } })).toEqual([]);
  await expect(dialog.getByRole('table').getByRole('row')).toHaveCount(3);

  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download rows with errors (CSV)' }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  expect(file.split('\r\n')[0]).toContain('Religion of the pupil → Name,Active');

  const cell = dialog.getByRole('textbox', { name: 'Active, row 4' });
  await dialog.getByRole('row', { name: /^4 / }).getByRole('button', { name: 'Active', exact: true }).press('Enter');
  await expect(cell).toBeFocused();
  await expect(cell).toHaveAccessibleDescription('Choose yes or no.');
  await cell.fill('yes');
  await cell.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText(['3 records imported.', '1 row has errors. 1 row is ready.']);
  await dialog.getByRole('textbox', { name: 'Active, row 6' }).fill('no');
  await expect(dialog.getByRole('button', { name: /^Import \d/ })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Check again' }).click();
  await expect(dialog.getByRole('alert')).toContainText(['All 2 rows are ready to import.']);
  expect(await graveFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(dialog.getByRole('alert')).toContainText('5 records imported.');
  expect(await api.list('religion', { filter: { q: names[4] } })).toMatchObject([{ is_active: 0 }]);
});

test('a file of wrong rows needs no matching when it comes again', async ({ page }) => {
  await page.goto('/religion');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import religions' });
  const name = unique('Again');
  const text = `Religion of the pupil → Name,Active,Name → –,Errors\n${name},no,x,`;
  await dialog.getByLabel('Choose a file or drop it here').setInputFiles(csv(text));
  await expect(dialog.getByLabel('Religion of the pupil → Name')).toHaveValue('name');
  await dialog.getByRole('button', { name: 'Check file' }).click();
  await expect(dialog.getByRole('row', { name: `2 Will be added ${name} No` })).toBeVisible();
});

test('headings that schools write are known, and what 05/06/2014 means is asked once and then shown', async ({
  page,
  api,
}) => {
  const [known] = await api.list('student', { range: [0, 0] });
  const cohort = ['academic_year', 'class', 'version', 'shift', 'wing', 'student_group', 'section', 'gender'];
  const headings = ['Reg. no.', 'Full name', 'DOB', 'Father', 'Mother', 'Address', 'Session', 'Class', 'Version'];
  const more = ['Shift', 'Wing', 'Group', 'Section', 'Sex'];
  const name = unique('Pupil');
  const rows = ['05/06/2014', '07/08/2014'].map((born, index) => [
    unique('N').replace(' ', '-'),
    `${name} ${index}`,
    born,
    'F',
    'M',
    'Dhaka',
    ...cohort.map((name) => nameIn(known?.[name])),
  ]);
  await page.goto('/students');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Choose a file or drop it here').setInputFiles(csv(csvOf([...headings, ...more], rows)));
  await expect(dialog.getByText('14 of 14 columns matched.')).toBeVisible();

  const question = dialog.getByRole('group', { name: 'Which date is 05/06/2014?' });
  await expect(question.getByRole('radio', { name: '5 June 2014 (day first)' })).toBeChecked();
  await question.getByRole('radio', { name: '5 June 2014 (day first)' }).press('ArrowDown');
  await expect(question.getByRole('radio', { name: '6 May 2014 (month first)' })).toBeChecked();
  expect(await graveFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Check file' }).click();
  const row = dialog.getByRole('row', { name: `${name} 1` });
  await expect(row.getByRole('cell', { name: '8 Jul 2014 in the file: 07/08/2014' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(dialog.getByRole('alert')).toContainText('2 records imported.');
  expect(await api.list('student', { filter: { q: rows[0]?.[0] } })).toMatchObject([{ date_of_birth: '2014-05-06' }]);
});

test.describe('on a small screen from right to left', () => {
  test.use({ language: 'ar', viewport: { width: 390, height: 800 } });

  test('wrong rows are mended without the page moving sideways', async ({ page }) => {
    await page.goto('/religion');
    await page.getByRole('button', { name: 'استيراد' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('اختر ملفًا أو أفلته هنا').setInputFiles(csv('الاسم,نشط\nواحد,ربما\nاثنان,نعم'));
    await dialog.getByRole('button', { name: 'فحص الملف' }).click();
    await expect(dialog.getByRole('radio', { name: 'استيراد السطر الصحيح الواحد' })).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await graveFindings(page)).toEqual([]);
  });
});
