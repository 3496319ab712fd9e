import type { Locator, Page } from '@playwright/test';
import type { Answered, Api } from './support/api.ts';
import { createClass } from './support/classes.ts';
import { expectSound, expectToFitTelephone } from './support/judgement.ts';
import { noticesOf } from './support/notices.ts';
import { expect, test } from './support/test.ts';
import { unique } from './support/unique.ts';

test.use({ role: 'admin' });

interface School {
  readonly address: string;
  readonly year: Answered;
  readonly exam: Answered;
  readonly otherExam: Answered;
  readonly schoolClass: Answered;
  readonly subjects: readonly [Answered, Answered];
}

const COMPONENTS = [
  { name: 'Written', full_mark: 70, pass_mark: 23 },
  { name: 'MCQ', full_mark: 30, pass_mark: 10 },
];

const ORDER = 91;
const codeOf = (name: string) => unique(name).replaceAll(' ', '-');

/** A class with two subjects; in another exam the first of them has its components. */
async function makeSchool(api: Api): Promise<School> {
  const [year] = await api.list('academicYear', { filter: { is_current: 1 } });
  if (!year) throw new Error('No academic year is current.');
  const exam = await api.create('examType', { name: unique('Exam'), order: ORDER });
  const otherExam = await api.create('examType', { name: unique('Earlier exam'), order: ORDER });
  const schoolClass = await createClass(api, unique('Class'));
  const classes = [{ class_id: schoolClass.id, requirement: 'compulsory' }];
  const first = await api.create('subject', { name: unique('Algebra'), code: codeOf('A'), classes });
  const second = await api.create('subject', { name: unique('Botany'), code: codeOf('B'), classes });
  await api.create('markDistribution', {
    academic_year_id: year.id,
    exam_type_id: otherExam.id,
    class_id: schoolClass.id,
    student_group_id: null,
    subject_id: first.id,
    components: COMPONENTS,
  });
  const address = `/mark/distribution?academic_year_id=${year.id}&exam_type_id=${exam.id}&class_id=${schoolClass.id}`;
  return { address, year, exam, otherExam, schoolClass, subjects: [first, second] };
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const mark = (page: Page, what: 'Full marks' | 'Pass mark', component: string, subject: Answered): Locator =>
  page.getByRole('textbox', { name: `${what}: ${component}, ${subject.name}`, exact: true });
const stored = (api: Api, { exam }: School) =>
  api.list('markDistribution', { filter: { exam_type_id: exam.id }, sort: ['id', 'ASC'] });

test('a class gets its mark distribution from another exam, corrected where it is refused', async ({
  page,
  api,
  complaints,
}) => {
  const school = await makeSchool(api);
  const { subjects, otherExam } = school;
  const [filled, typed] = subjects;
  await page.goto('/mark/distribution/update');
  await page.getByRole('link', { name: 'Add mark distribution' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mark Distribution' })).toBeVisible();
  await page.goto(school.address);
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await expectSound(page, complaints);
  await expectToFitTelephone(page);

  await page.getByRole('button', { name: 'Fill from…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Another exam of this class' }).check();
  await dialog.getByRole('combobox', { name: 'Exam type' }).fill(String(otherExam.name));
  await page.getByRole('option', { name: String(otherExam.name) }).click();
  await dialog.getByRole('button', { name: 'Fill', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: `Filled in: \u2068${filled.name}\u2069.` })).toContainText(
    `Not found there and left as before: \u2068${typed.name}\u2069.`,
  );
  await expect(mark(page, 'Full marks', 'Written', filled)).toHaveValue('70');
  expect(await stored(api, school)).toEqual([]);

  // Bengali digits, and the keys that lead to the next mark.
  await mark(page, 'Full marks', 'Written', typed).fill('৫০');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(mark(page, 'Pass mark', 'Written', typed)).toBeFocused();
  await page.keyboard.type('60');
  await save(page).click();
  const wrong = mark(page, 'Pass mark', 'Written', typed);
  await expect(wrong).toHaveAccessibleDescription('Enter 50 or less.');
  await expect(wrong).toHaveValue('60');
  await expect(wrong).toBeFocused();
  expect(await stored(api, school)).toEqual([]);

  await wrong.fill('17');
  await page.keyboard.press('Control+s');
  await expect(noticesOf(page)).toContainText('Mark distribution saved.');
  await page.reload();
  await expect(mark(page, 'Full marks', 'Written', typed)).toHaveValue('50');
  await expect(mark(page, 'Pass mark', 'MCQ', filled)).toHaveValue('10');
  const rows = await stored(api, school);
  expect(rows.map(({ full_marks }) => full_marks).sort()).toEqual([100, 50]);
});

test('a block of a spreadsheet fills the sheet, and leaving it unsaved asks first', async ({ page, api }) => {
  const school = await makeSchool(api);
  const [first, second] = school.subjects;
  await page.goto(school.address);
  const start = mark(page, 'Full marks', 'Written', first);
  await start.focus();
  await start.evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '70\t23\t30\t10\n80\t26\t20\t7\n9\t9\n');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(mark(page, 'Pass mark', 'MCQ', second)).toHaveValue('7');
  await expect(noticesOf(page)).toContainText('Values outside the table were left out: 2.');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Keep editing' })
    .click();
  let release = () => {};
  const answered = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/mark/distribution', async (route) => {
    await answered;
    await route.continue();
  });
  await save(page).click();
  // What is added or filled in now would be lost.
  await expect(page.getByRole('button', { name: 'Add component' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Fill from…' })).toBeDisabled();
  release();
  await expect(noticesOf(page)).toContainText('Mark distribution saved.');
  expect(await stored(api, school)).toHaveLength(2);
});

test('whoever saves second is told what was changed meanwhile, and keeps what was typed', async ({ page, api }) => {
  const school = await makeSchool(api);
  const [first, second] = school.subjects;
  const place = {
    academic_year_id: school.year.id,
    exam_type_id: school.exam.id,
    class_id: school.schoolClass.id,
    student_group_id: null,
  };
  const made = [
    await api.create('markDistribution', { ...place, subject_id: first.id, components: COMPONENTS }),
    await api.create('markDistribution', { ...place, subject_id: second.id, components: COMPONENTS }),
  ];
  await page.goto(school.address);
  await mark(page, 'Full marks', 'Written', first).fill('80');
  for (const each of made)
    await api.update('markDistribution', each.id, { components: [{ ...COMPONENTS[0], full_mark: 90 }] });
  await save(page).click();
  const note = page.getByRole('alert').filter({ hasText: 'Someone else changed this record' });
  await expect(note).toContainText(`Shown with their changes: \u2068${second.name}\u2069.`);
  await expect(note).toContainText('\u2068Written\u2069 90/23');
  await expect(mark(page, 'Full marks', 'Written', second)).toHaveValue('90');
  await expect(mark(page, 'Full marks', 'Written', first)).toHaveValue('80');
  await note.getByRole('button', { name: 'Save my version' }).click();
  await expect(noticesOf(page)).toContainText('Mark distribution saved.');
  const full = (await stored(api, school)).map(
    ({ components }) => (components as { full_mark: number }[])[0]?.full_mark,
  );
  expect(full).toEqual([80, 90]);
});
