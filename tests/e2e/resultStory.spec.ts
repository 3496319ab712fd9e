import type { Page } from '@playwright/test';
import type { Api } from './support/api.ts';
import { cell, makeMarkSchool, marksOf, type MarkSchool, paste, stateOf } from './support/markSchool.ts';
import { spoilSession } from './support/spoilSession.ts';
import { logIn, PASSWORD } from './support/sessions.ts';
import { expect, storageOf, test } from './support/test.ts';

test.use({ role: 'teacher' });

const scopeOf = ({ place, exam }: MarkSchool) =>
  new URLSearchParams({
    academic_year_id: String(place.academic_year_id),
    class_id: String(place.class_id),
    exam_type_id: String(exam.id),
  }).toString();

test('a mark goes from the keys of a teacher to a corrected publication', async ({ page, api, origin, openAs }) => {
  const school = await makeMarkSchool(api, 88);
  await page.context().setStorageState(storageOf(origin, await logIn(origin, 'teacher')));
  await enterMarks(page, api, school);
  const office = await openAs('admin');
  await generateAndPublish(office, school);
  // The teacher's sheet is still open: it says so without being opened anew.
  await expect(page.getByRole('alert').filter({ hasText: /were published on/ })).toBeVisible();
  await correctAndPublish(office, school);
  await expectExplained(office, api, school);
});

/** By keys and from a spreadsheet, without a connection for a while, and after the login has ended. */
async function enterMarks(page: Page, api: Api, school: MarkSchool): Promise<void> {
  await page.goto(school.address);
  await cell(page, school, 0, 'Written').focus();
  await page.keyboard.type('56');
  await page.keyboard.press('Tab');
  await page.keyboard.type('24');
  await page.keyboard.press('Enter');
  await paste(cell(page, school, 1, 'Written'), '40\t20\n');
  await expect(stateOf(cell(page, school, 1, 'MCQ'))).toHaveAttribute('data-saved', 'true');
  await page.context().setOffline(true);
  await cell(page, school, 2, 'Written').fill('30');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 not sent yet')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('not sent yet')).toBeHidden();
  await spoilSession(page);
  await cell(page, school, 2, 'MCQ').fill('9');
  await page.keyboard.press('Enter');
  const login = page.getByRole('dialog', { name: 'Sign in again' });
  await login.getByLabel('Password').fill(PASSWORD);
  await login.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(login).toBeHidden();
  await expect.poll(() => marksOf(api, school)).toEqual([56, 24, 40, 20, 30, 9]);
  await page.getByRole('button', { name: 'Hand in' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click();
  await page.getByRole('dialog', { name: 'Success!' }).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Handed in by' })).toBeVisible();
}

const cardOf = (page: Page, { exam, schoolClass }: MarkSchool) =>
  page.getByRole('region', { name: `${exam.name} · ${schoolClass.name}` });

async function generateAndPublish(page: Page, school: MarkSchool): Promise<void> {
  await page.goto(`/result/generate?${scopeOf(school)}`);
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByText('Results of 3 students generated')).toBeVisible();
  await page.getByRole('link', { name: 'Go to publishing' }).click();
  const card = cardOf(page, school);
  await card.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  const success = page.getByRole('dialog', { name: 'Success!' });
  await expect(success).toContainText('Results of 3 students published.');
  await success.getByRole('button', { name: 'OK' }).click();
  await expect(card.getByText('Published, version 1').first()).toBeVisible();
}

async function correctAndPublish(page: Page, school: MarkSchool): Promise<void> {
  const card = cardOf(page, school);
  await card.getByRole('button', { name: 'Correct a mark' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct a mark' });
  await dialog.getByRole('combobox', { name: 'Student' }).fill(String(school.students[2]?.name));
  await page.getByRole('option', { name: String(school.students[2]?.name) }).click();
  const parts = dialog.getByLabel('Subject and component');
  await parts.selectOption(String(await parts.locator('option', { hasText: 'MCQ' }).getAttribute('value')));
  await dialog.getByRole('textbox', { name: 'Mark' }).fill('29');
  await dialog.getByRole('textbox', { name: 'Reason for the correction' }).fill('A page was overlooked.');
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click();
  await page.getByRole('dialog', { name: 'Changes' }).getByRole('button', { name: 'Close' }).click();
  await card.getByRole('button', { name: 'Publish', exact: true }).click();
  const publishing = page.getByRole('dialog', { name: 'Publish results' });
  await publishing.getByRole('textbox', { name: 'Reason' }).fill('A page was overlooked.');
  await publishing.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(card.getByText('Published, version 2').first()).toBeVisible();
}

/** 30 of 70 and 29 of 30 are 59 of 100: a B, where it was an F for 9 of 30. */
async function expectExplained(page: Page, api: Api, { exam, students }: MarkSchool): Promise<void> {
  const filter = { exam_type_id: exam.id, student_id: students[2]?.id, status: 1 };
  const [result] = await api.list('result', { filter });
  expect(result).toMatchObject({ gpa: '3.00', letter: 'B', version: 2 });
  await page.goto(`/single/result${result?.id}`);
  await expect(
    page.getByText(
      /Written 30 of 70 \(pass mark \d+\) \+ MCQ 29 of 30 \(pass mark \d+\) = 59\.00 of 100, which is 59%/,
    ),
  ).toBeVisible();
}
