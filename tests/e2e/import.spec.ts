import { readFile } from 'node:fs/promises';
import { csvOf } from '../support/importFile.ts';
import { findings, graveFindings } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';
import { unique } from './support/unique.ts';

test.use({ role: 'superadmin' });

const nameIn = (record: unknown) => (record as { name?: string } | null | undefined)?.name ?? '';
const csv = (text: string) => ({ name: 'banks.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

test('a file is chosen, its columns are matched, its mistakes are told, and once they are mended it is imported', async ({
  page,
  api,
}) => {
  const [first, second] = [unique('Agrani'), unique('Janata')];
  await page.goto('/religion');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import religions' });

  const template = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'CSV template' }).click();
  expect((await template).suggestedFilename()).toBe('religions.csv');

  const choice = dialog.getByLabel('Choose a file or drop it here');
  await choice.setInputFiles(csv('\u0000'));
  await expect(dialog.getByRole('alert')).toContainText('CSV UTF-8');

  await choice.setInputFiles(csv(`Religion of the pupil;Active\n${first};yes\n${second};perhaps`));
  await expect(dialog.getByRole('heading', { name: 'Match columns to fields' })).toBeFocused();
  await expect(dialog.getByRole('status')).toContainText('Required fields without a column: Name');
  await expect(dialog.getByRole('button', { name: 'Check file' })).toBeDisabled();
  await dialog.getByLabel('Religion of the pupil').selectOption('Name *');
  expect(await graveFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Check file' }).click();

  await expect(dialog.getByRole('alert')).toContainText('1 row has errors.');
  const table = dialog.getByRole('table', { name: 'Outcome for each row' });
  await expect(table.getByRole('columnheader')).toHaveText(['Row', 'Outcome', 'Name', 'Active']);
  await expect(table.getByRole('row', { name: `2 Will be added ${first}` })).toBeVisible();
  await expect(
    table.getByRole('row', { name: new RegExp(`3 Edit row 3 Cannot be imported Active ${second}.*yes or no`) }),
  ).toBeVisible();
  await dialog.getByRole('radio', { name: 'All rows' }).press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Rows with errors' })).toBeChecked();
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(dialog.getByRole('button', { name: 'Import 2 rows' })).toBeDisabled();
  expect(await graveFindings(page)).toEqual([]);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download rows with errors (CSV)' }).click();
  expect(await readFile(await (await saved).path(), 'utf8')).toContain('Active: Choose yes or no.');

  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByLabel('Religion of the pupil')).toHaveValue('name');
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog
    .getByLabel('Choose a file or drop it here')
    .setInputFiles(csv(`Name;Active\n${first};yes\n${second};no`));
  await dialog.getByRole('button', { name: 'Check file' }).click();
  await expect(dialog.getByRole('alert')).toContainText('All 2 rows are ready to import.');
  await expect(table.getByRole('row', { name: /Will be added/ })).toHaveCount(2);
  await expect(dialog.getByRole('radio')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(dialog.getByRole('alert')).toContainText('2 records imported.');
  await dialog.getByRole('button', { name: 'View list' }).click();

  await page.getByRole('searchbox').fill(second);
  await expect(page.getByRole('cell', { name: second, exact: true })).toBeVisible();
  expect(await api.list('religion', { filter: { q: first } })).toMatchObject([{ name: first, is_active: 1 }]);
});

test('a row of a student tells whether the parent is new, comes with an earlier row or is known', async ({
  page,
  api,
}) => {
  const [known] = await api.list('student', { range: [0, 0] });
  const [parent] = await api.list('studentParent', { range: [0, 0] });
  const cohort = ['academic_year', 'class', 'version', 'shift', 'wing', 'student_group', 'section', 'gender'];
  const shared = {
    ...Object.fromEntries(cohort.map((name) => [name, nameIn(known?.[name])])),
    date_of_birth: '2015-03-01',
    father_name: 'F',
    mother_name: 'M',
    present_address: 'Dhaka',
  };
  const phones = [String(parent?.phone), '+8801999777001', '+8801999777001'];
  const rows = phones.map((phone, index) => ({
    student_id: unique('N').replace(' ', '-'),
    name: `Pupil ${index}`,
    ...shared,
    'parent.name': 'Karim Mia',
    'parent.phone': phone,
  }));
  await page.goto('/students');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Choose a file or drop it here').setInputFiles(
    csv(
      csvOf(
        Object.keys(rows[0] ?? {}),
        rows.map((row) => Object.values(row)),
      ),
    ),
  );
  await dialog.getByRole('button', { name: 'Check file' }).click();
  await expect(dialog.getByRole('row', { name: /^2 Will be added Parent: already exists .*Pupil 0/ })).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^3 Will be added Parent: will be added .*Pupil 1/ })).toBeVisible();
  await expect(
    dialog.getByRole('row', { name: /^4 Will be added Parent: will be added with row 3 .*Pupil 2/ }),
  ).toBeVisible();
});

test('by hand a column can be given a further child row once the last one offered is taken', async ({ page }) => {
  await page.goto('/subject');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Choose a file or drop it here').setInputFiles(csv('Name,Code,1st,2nd,3rd,4th\na,b,c,d,e,f'));
  const choices = dialog.getByLabel('4th').getByRole('option', { name: /: Class\b/ });
  await expect(choices).toHaveCount(3);
  for (const [index, heading] of ['1st', '2nd', '3rd', '4th'].entries()) {
    await dialog.getByLabel(heading).selectOption(`Classes ${index + 1}: Class`);
  }
  await expect(dialog.getByLabel('4th')).toHaveValue('classes.3.class_id');
});

test('who may make no records finds no import', async ({ openAs }) => {
  const page = await openAs('accountant');
  await page.goto('/students');
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import' })).toHaveCount(0);
});

test.describe('on a small screen from right to left', () => {
  test.use({ language: 'ar', viewport: { width: 390, height: 800 } });

  test('an import fits the screen', async ({ page }) => {
    await page.goto('/religion');
    await page.getByRole('button', { name: 'استيراد' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('اختر ملفًا أو أفلته هنا').setInputFiles(csv('الاسم,أخرى\n,1\nإسلام,2'));
    await dialog.getByRole('button', { name: 'فحص الملف' }).click();
    await expect(dialog.getByRole('table')).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    expect(await graveFindings(page)).toEqual([]);
  });
});

test('an import goes on while its page is loaded anew or shows something else, and the bell tells of its end', async ({
  page,
}) => {
  const name = unique('Reloaded');
  const rows = Array.from({ length: 20_000 }, (_, index) => `${name} ${index}`);
  await page.goto('/religion');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import religions' });
  await dialog.getByLabel('Choose a file or drop it here').setInputFiles(csv(`Name\n${rows.join('\n')}`));
  await dialog.getByRole('button', { name: 'Check file' }).click();
  await dialog.getByRole('button', { name: 'Import 20000 rows' }).click();
  await expect(dialog.getByRole('heading', { name: 'Import', exact: true })).toBeVisible();

  await page.reload();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await expect(dialog.getByRole('status')).toContainText('of 20000');
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: /^Background jobs: 1 running/ }).click();
  const bell = page.getByRole('dialog', { name: 'Your background jobs' });
  await expect(bell.getByRole('listitem')).toContainText('Import: Religions');
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('status').filter({ hasText: 'Import: Religions finished.' })).toBeVisible({
    timeout: 60_000,
  });
  await page.getByRole('button', { name: 'Background jobs: 0 running, 1 finished' }).click();
  await bell.getByRole('link', { name: 'All background jobs' }).click();
  await expect(page.getByRole('list', { name: 'Background Jobs' }).getByRole('listitem').first()).toContainText('Done');
  await expect(page.getByRole('button', { name: /^Background jobs:/ })).toHaveCount(0);
});
