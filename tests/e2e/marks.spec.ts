import { messages as arabic } from '../../locales/ar/index.ts';
import { expectSound, expectToFitTelephone } from './support/judgement.ts';
import { cell, makeMarkSchool, marksOf, paste, stateOf } from './support/markSchool.ts';
import { spoilSession } from './support/spoilSession.ts';
import { logIn, PASSWORD } from './support/sessions.ts';
import { expect, storageOf, test } from './support/test.ts';

test.use({ role: 'teacher' });

test('a teacher enters the marks of a section by keys and from a spreadsheet, and hands them in', async ({
  page,
  api,
  complaints,
}) => {
  const school = await makeMarkSchool(api, 93);
  const { exam, subject, address } = school;
  await page.goto(`/employee/task/mark/upload?exam=${exam.id}`);
  const line = page.getByRole('row').filter({ hasText: String(subject.name) });
  await expect(line).toContainText('0 of 3');
  await expectSound(page, complaints);
  await expectToFitTelephone(page);
  await expect(page.getByText(/^Open until/)).toBeVisible();
  // The whole line leads to the sheet.
  await line.click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Mark entry' })).toBeVisible();

  const first = cell(page, school, 0, 'Written');
  await first.focus();
  await page.keyboard.type('৩৭.৫');
  await expect(page.getByRole('row').filter({ hasText: String(school.students[0]?.name) })).toContainText('37.5');
  await page.keyboard.press('Enter');
  await expect(cell(page, school, 1, 'Written')).toBeFocused();
  await expect(stateOf(first)).toHaveAttribute('data-saved', 'true');
  await expect(first).toHaveValue('37.5');
  await page.keyboard.type('a');
  await page.keyboard.press('Tab');
  await expect(cell(page, school, 1, 'Written')).toHaveValue('Ab');
  await expect(cell(page, school, 1, 'MCQ')).toBeFocused();
  await page.keyboard.type('99');
  await page.keyboard.press('ArrowDown');
  const wrong = cell(page, school, 1, 'MCQ');
  await expect(wrong).toHaveAttribute('aria-invalid', 'true');
  await expect(wrong).toHaveAccessibleDescription(/between 0 and 30/);
  await wrong.focus();
  await page.keyboard.press('Escape');
  await expect(wrong).toHaveValue('');
  expect(await marksOf(api, school)).toEqual([37.5, 'Ab']);

  await expect(page.getByRole('button', { name: 'Hand in' })).toBeDisabled();
  await paste(cell(page, school, 0, 'MCQ'), '20\t1\n21\nAb\n4\n');
  const left = page.getByRole('alert').filter({ hasText: 'Outside the table and left out: 2.' });
  await expect(left).toContainText(`\u2068${school.students[0]?.name}\u2069: \u20681\u2069 · Row 4: \u20684\u2069`);
  await expect(cell(page, school, 2, 'MCQ')).toHaveValue('Ab');
  await cell(page, school, 2, 'Written').fill('50');
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 of 3', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hand in' })).toBeEnabled();
  await expect(stateOf(cell(page, school, 2, 'Written'))).toHaveAttribute('data-saved', 'true');
  await expectSound(page, complaints);
  await expectToFitTelephone(page);

  await first.focus();
  await page
    .getByRole('button', { name: /^Demo Teacher|,.*\d{4}/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText('37.5');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Hand in' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click();
  const success = page.getByRole('dialog', { name: 'Success!' });
  await expect(success).toContainText('Marks handed in.');
  await success.getByRole('button', { name: 'OK' }).click();
  await expect(page.locator('.entry :focus')).toBeVisible();
  const note = page.getByRole('alert').filter({ hasText: 'Handed in by' });
  await expect(note).toContainText(/Closing time of mark entry: .*\d\d:\d\d/);
  // What became of the pasted block is told no more.
  await expect(page.locator('.entry').getByRole('alert')).toHaveCount(1);
  await expect(first).not.toBeEditable();
  expect(await marksOf(api, school)).toHaveLength(6);
  // No sheet of the exam is open any more, whatever its days are.
  await page.goto(`/employee/task/mark/upload?exam=${exam.id}`);
  await expect(page.getByText(/^Closing time of mark entry: /)).toBeVisible();
  await expect(page.getByText(/^Open until/)).toHaveCount(0);
});

test('marks that were refused as the sheet was closed are sent again once it is open, by a key or all at once', async ({
  page,
  api,
}) => {
  const school = await makeMarkSchool(api, 86);
  const [first, second] = [cell(page, school, 0, 'Written'), cell(page, school, 1, 'Written')];
  const closeAt = (at: number) =>
    api.update('examType', school.exam.id, { entry_closes_at: new Date(Date.now() + at).toISOString() });
  await page.goto(school.address);
  await first.fill('30');
  await page.keyboard.press('Enter');
  await expect(stateOf(first)).toHaveAttribute('data-saved', 'true');
  // The page does not hear of it before the marks are on their way.
  await page.route('**/api/mark/entry/changes?*', (route) => route.abort());
  await closeAt(-60_000);
  for (const [input, mark] of [
    [first, '41'],
    [second, '42'],
  ] as const) {
    await input.fill(mark);
    await page.keyboard.press('Enter');
    await expect(stateOf(input)).toHaveAttribute('data-state', 'refused');
  }
  await expect(first).toHaveAccessibleDescription(/closed on .* Saved: \u206830\u2069\./);
  await expect(page.getByRole('row').filter({ has: first })).toContainText('30');
  await expect(page.getByRole('row').filter({ has: second }).locator('.entry-number').first()).toHaveText('–');

  await page.unroute('**/api/mark/entry/changes?*');
  await expect(page.getByRole('alert').filter({ hasText: 'Mark entry closed on' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send again/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'All sections and subjects' }).click();
  await expect(page.getByText('2 marks to correct are kept on this device.')).toBeVisible();
  const line = page.getByRole('row').filter({ hasText: String(school.subject.name) });
  await expect(line).toContainText('2 to correct');
  await line.getByRole('link').click();
  await expect(stateOf(second)).toHaveAttribute('data-state', 'refused');

  await closeAt(3_600_000);
  await expect(page.getByRole('button', { name: 'Send again (2)' })).toBeVisible();
  await second.focus();
  await page.keyboard.press('Enter');
  await expect(stateOf(second)).toHaveAttribute('data-saved', 'true');
  await page.getByRole('button', { name: 'Send again (1)' }).click();
  await expect(stateOf(first)).toHaveAttribute('data-saved', 'true');
  await expect(page.locator('.entry :focus')).toBeVisible();
  expect(await marksOf(api, school)).toEqual([41, 42]);
});

test('marks that are typed without a connection or a login are kept, and sent when they are back', async ({
  page,
  api,
  origin,
}) => {
  const school = await makeMarkSchool(api, 94);
  await page.context().setStorageState(storageOf(origin, await logIn(origin, 'teacher')));
  await page.goto(school.address);
  const first = cell(page, school, 0, 'Written');
  await expect(first).toBeVisible();
  await page.context().setOffline(true);
  await first.fill('41');
  await page.keyboard.press('Enter');
  await cell(page, school, 1, 'Written').fill('42');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 not sent yet')).toBeVisible();
  const noConnection = page.getByText('No connection. Marks are kept on this device.');
  await expect(noConnection).toBeVisible();
  expect(await marksOf(api, school)).toEqual([]);
  await page.context().setOffline(false);
  await expect(page.getByText('not sent yet')).toBeHidden();
  expect(await marksOf(api, school)).toEqual([41, 42]);
  await expect(noConnection).toBeHidden();

  await spoilSession(page);
  await cell(page, school, 2, 'Written').fill('43');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('not sent yet')).toBeHidden();
  await expect.poll(() => marksOf(api, school)).toEqual([41, 42, 43]);
});

test('marks that could not be sent are there again after a reload', async ({ page, api }) => {
  const school = await makeMarkSchool(api, 95);
  await page.route('**/api/uploaded-marks', (route) => route.abort());
  await page.goto(school.address);
  await cell(page, school, 0, 'MCQ').fill('12');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 not sent yet')).toBeVisible();
  await page.reload();
  await expect(cell(page, school, 0, 'MCQ')).toHaveValue('12');
  await expect(page.getByText('1 not sent yet')).toBeVisible();
  await page.unroute('**/api/uploaded-marks');
  await expect(page.getByText('not sent yet')).toBeHidden();
  expect(await marksOf(api, school)).toEqual([12]);
});

test('who leaves or logs out without a connection is told what is kept, and stays in words of the app', async ({
  page,
  api,
  origin,
}) => {
  const school = await makeMarkSchool(api, 87);
  await page.context().setStorageState(storageOf(origin, await logIn(origin, 'teacher')));
  await page.goto(`/employee/task/mark/upload?exam=${school.exam.id}`);
  await page
    .getByRole('row')
    .filter({ hasText: String(school.subject.name) })
    .getByRole('link')
    .click();
  await expect(cell(page, school, 0, 'Written')).toBeVisible();
  await page.context().setOffline(true);
  await cell(page, school, 0, 'Written').fill('41');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 not sent yet')).toBeVisible();
  await page.getByRole('link', { name: 'All sections and subjects' }).click();
  await expect(page.getByText('1 mark is kept on this device and sent when you open its sheet again.')).toBeVisible();
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out' });
  await expect(question).toContainText('1 change is kept on this device and not sent yet.');
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out on this device.')).toBeVisible();
  await expect(page.getByText(String(school.subject.name))).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page).toHaveURL(/\/login$/);
});

test('a mark whose component is renamed meanwhile stays in sight until it is discarded', async ({ page, api }) => {
  const school = await makeMarkSchool(api, 88);
  await page.goto(school.address);
  const first = cell(page, school, 0, 'MCQ');
  await expect(first).toBeVisible();
  await page.context().setOffline(true);
  await first.fill('12');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 not sent yet')).toBeVisible();
  const [distribution] = await api.list('markDistribution', { filter: { exam_type_id: school.exam.id } });
  const components = [
    { name: 'Written', full_mark: 70, pass_mark: 23 },
    { name: 'Quiz', full_mark: 30, pass_mark: 10 },
  ];
  await api.update('markDistribution', distribution?.id ?? 0, { components });
  await page.context().setOffline(false);
  await expect(stateOf(first)).toHaveAttribute('data-state', 'refused');
  await expect(page.getByText('1 to correct')).toBeVisible();
  await expect(page.getByText('not sent yet')).toBeHidden();
  await page.reload();
  const note = page.getByRole('alert').filter({ hasText: 'kept on this device only' });
  await expect(note).toContainText(`${school.students[0]?.name}`);
  await expect(note).toContainText('MCQ: 12');
  await note.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(note).toBeHidden();
  await page.goto(`/employee/task/mark/upload?exam=${school.exam.id}`);
  await expect(page.getByRole('row').filter({ hasText: String(school.subject.name) })).toBeVisible();
  await expect(page.getByText('not sent yet')).toBeHidden();
});

test('two people see what the other enters, and both values where both entered one', async ({ page, api, openAs }) => {
  const school = await makeMarkSchool(api, 96);
  const other = await openAs('admin');
  await page.goto(school.address);
  await other.goto(school.address);
  await cell(other, school, 0, 'Written').fill('30');
  await other.keyboard.press('Enter');
  await expect(cell(page, school, 0, 'Written')).toHaveValue('30');

  const contested = cell(page, school, 1, 'Written');
  await contested.focus();
  await page.keyboard.type('5');
  await cell(other, school, 1, 'Written').fill('31');
  await other.keyboard.press('Enter');
  await expect(stateOf(cell(other, school, 1, 'Written'))).toHaveAttribute('data-saved', 'true');
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(stateOf(contested)).toHaveAttribute('data-state', 'conflict');
  await contested.focus();
  const words = /You: \u206851\u2069\. \u2068\p{L}+ \p{L}+\u2069, .*\d{4}, \d\d:\d\d.*: \u206831\u2069\./u;
  await expect(page.getByText(words).last()).toBeVisible();
  await expect(contested).toHaveAccessibleDescription(words);
  await page.getByRole('button', { name: 'Save my version' }).click();
  await expect(cell(other, school, 1, 'Written')).toHaveValue('51');
});

test('an open sheet says within seconds that the office has closed it, and keeps what was typed meanwhile', async ({
  page,
  api,
}) => {
  const school = await makeMarkSchool(api, 99);
  await page.goto(school.address);
  const typed = cell(page, school, 0, 'Written');
  await typed.focus();
  await page.keyboard.type('44');
  await api.update('examType', school.exam.id, { entry_closes_at: new Date(Date.now() - 60_000).toISOString() });
  const note = page.getByRole('alert').filter({ hasText: 'Mark entry closed on' });
  await expect(note).toBeVisible();
  await expect(typed).not.toBeEditable();
  await expect(stateOf(typed)).toHaveAttribute('data-state', 'refused');
  await expect(typed).toHaveValue('44');
  await expect(typed).toHaveAccessibleDescription(/closed while you were typing this mark/);
  expect(await marksOf(api, school)).toEqual([]);

  await api.update('examType', school.exam.id, { entry_closes_at: new Date(Date.now() + 3_600_000).toISOString() });
  await expect(note).toBeHidden();
  await expect(page.getByText(/^Open until/)).toBeVisible();
  // Nobody has said that this is the mark: it goes neither by itself nor with others.
  await expect(page.getByRole('button', { name: /^Send again \(/ })).toHaveCount(0);
  await typed.focus();
  await page.keyboard.press('Enter');
  await expect(stateOf(typed)).toHaveAttribute('data-saved', 'true');
  expect(await marksOf(api, school)).toEqual([44]);
});

test.describe('in Arabic', () => {
  test.use({ language: 'ar' });

  test('arrow keys follow the eye, and Arabic digits are numbers', async ({ page, api }) => {
    const school = await makeMarkSchool(api, 97);
    await page.goto(school.address);
    await cell(page, school, 0, 'Written').focus();
    await page.keyboard.type('٤٠');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: arabic.screenNames.markEntry })).toBeVisible();
    await expect.poll(() => marksOf(api, school)).toEqual([40]);
    await expect(cell(page, school, 0, 'Written')).toHaveValue('٤٠');
    await cell(page, school, 2, 'Written').fill('41.5');
    await page.keyboard.press('Enter');
    await expect(cell(page, school, 2, 'Written')).toHaveValue('٤١٫٥');
    await page.reload();
    await expect(cell(page, school, 2, 'Written')).toHaveValue('٤١٫٥');
    // As it is shown it is the same mark: nothing is sent.
    await cell(page, school, 2, 'Written').fill('٤١٫٥');
    await page.keyboard.press('Enter');
    await expect(stateOf(cell(page, school, 2, 'Written'))).toHaveAttribute('data-state', 'stored');
    await expect(stateOf(cell(page, school, 2, 'Written'))).not.toHaveAttribute('data-saved');
    await cell(page, school, 1, 'Written').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(cell(page, school, 1, 'MCQ')).toBeFocused();
  });
});

test('on a telephone one component is entered at a time', async ({ page, api, complaints }) => {
  const school = await makeMarkSchool(api, 91);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(school.address);
  const written = cell(page, school, 0, 'Written');
  await expect(written).toHaveAttribute('inputmode', 'decimal');
  await expect(cell(page, school, 0, 'MCQ')).toBeHidden();
  await written.focus();
  await page.keyboard.type('40');
  await page.keyboard.press('Enter');
  await expect(cell(page, school, 1, 'Written')).toBeFocused();
  await page.getByRole('button', { name: 'Mark absent' }).click();
  await expect(cell(page, school, 1, 'Written')).toHaveValue('Ab');
  await cell(page, school, 2, 'Written').fill('41');
  await page.getByRole('button', { name: 'Next component' }).click();
  await expect(page.getByRole('combobox', { name: 'Component' })).toHaveValue('1');
  await cell(page, school, 0, 'MCQ').fill('12');
  const result = page.locator('.entry-result').first();
  await expect(result).toHaveText('Total 52 of 100 · 52% · B');
  const bar = page.locator('.entry-bar');
  const heightOf = async () => (await bar.boundingBox())?.height ?? 0;
  const height = await heightOf();
  expect(height).toBeLessThanOrEqual(64);
  await page.keyboard.press('Enter');
  await expect(stateOf(cell(page, school, 0, 'MCQ'))).toHaveAttribute('data-saved', 'true');
  await cell(page, school, 0, 'MCQ').focus();
  await expect(bar.getByRole('button', { name: /Demo Teacher|\d{4}/ })).toBeVisible();
  expect(await heightOf()).toBe(height);
  await expectSound(page, complaints);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(cell(page, school, 0, 'MCQ')).toHaveValue('12');
  await cell(page, school, 1, 'MCQ').focus();
  await page.keyboard.type('13');
  await cell(page, school, 2, 'Written').focus();
  await page.keyboard.type('2');
  // The cell that somebody types in is not among those that stay.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Next component' }).click();
  await expect.poll(() => marksOf(api, school)).toEqual([40, 'Ab', 2, 12, 13]);
});
