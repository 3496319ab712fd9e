import { readFile } from 'node:fs/promises';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { cell, makeMarkSchool, marksOf, stateOf } from './support/markSchool.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'teacher' });

test('the list is taken out as an Excel file and brought back', async ({ page, api }) => {
  const school = await makeMarkSchool(api, 92);
  await page.goto(school.address);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as Excel' }).click();
  const parts = unzipSync(await readFile(await (await waiting).path()));
  const sheet = 'xl/worksheets/sheet1.xml';
  // What Excel writes for Bengali digits, a number and a formula.
  const cells = [
    '<c r="D2" t="inlineStr"><is><t>৩৩</t></is></c><c r="E2" t="inlineStr"><is><t>ab</t></is></c>',
    '<c r="D3"><f>SUM(A1:A2)</f><v>3</v></c><c r="E3"><v>7.5</v></c>',
  ];
  const filled = strFromU8(parts[sheet] as Uint8Array).replace(
    /(<row r="([23])">.*?)<\/row>/g,
    (_, line: string, row: string) => `${line}${cells[Number(row) - 2]}</row>`,
  );
  parts[sheet] = strToU8(filled);
  await page.getByLabel('Import from file').setInputFiles({
    name: 'marks.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(zipSync(parts)),
  });
  const formula = cell(page, school, 1, 'Written');
  await expect(stateOf(formula)).toHaveAttribute('data-state', 'refused');
  await expect(formula).toHaveAccessibleDescription('Enter the number itself, not a formula.');
  await expect.poll(() => marksOf(api, school)).toEqual([33, 'Ab', 7.5]);
});

test('the list is taken out as a file and brought back', async ({ page, api }) => {
  const school = await makeMarkSchool(api, 98);
  await page.goto(school.address);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const path = await (await waiting).path();
  const text = await readFile(path, 'utf8');
  expect(text).toContain(`${school.students[0]?.student_id}`);
  await page.getByLabel('Import from file').setInputFiles({
    name: 'large.csv',
    mimeType: 'text/csv',
    buffer: Buffer.alloc(2 * 1024 * 1024 + 1, 'a'),
  });
  await expect(page.getByText('The file is too large. Choose one up to 2 MB.')).toBeVisible();
  const filled = text.replace(/^(1,.*),,$/m, '$1,33,Ab').replace(/^(2,.*),,$/m, '$1,=1+1,7');
  await page.getByLabel('Import from file').setInputFiles({
    name: 'marks.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(filled),
  });
  await expect(stateOf(cell(page, school, 1, 'Written'))).toHaveAttribute('data-state', 'refused');
  await expect.poll(() => marksOf(api, school)).toEqual([33, 'Ab', 7]);
  const note = page.getByRole('alert').filter({ hasText: 'Entered: 3.' });
  await expect(note).toContainText('Wrong, marked in the list and not saved: 1.');

  // The same list of another exam.
  const other = filled.replace(/#(\d+(?:-\d+){7})-\d+/, '#$1-999999').replace(',33,Ab', ',44,5');
  expect(other).not.toBe(filled);
  const bring = (name: string, content: string) =>
    page.getByLabel('Import from file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
  await bring('other.csv', other);
  const question = page.getByRole('alertdialog', { name: 'File from another sheet' });
  await expect(question).toContainText(`This file is for \u2068${school.exam.name}`);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  expect(await marksOf(api, school)).toEqual([33, 'Ab', 7]);
  await bring('other.csv', other);
  await question.getByRole('button', { name: 'Enter here' }).click();
  await expect.poll(() => marksOf(api, school)).toEqual([44, 5, 7]);
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Undone: 2.' })).toBeVisible();
  await expect.poll(() => marksOf(api, school)).toEqual([33, 'Ab', 7]);
  await bring('list.xlsx', filled);
  await expect(page.getByRole('alert').filter({ hasText: 'This is not an Excel file' })).toBeVisible();
  await expect(page.locator('.entry').getByRole('alert')).toHaveCount(1);
});
