import type { Page } from '@playwright/test';
import type { Answered, Api } from './support/api.ts';
import { expectSound, expectToFitTelephone } from './support/judgement.ts';
import { OFFICE_CLASSES } from './support/officeClasses.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'admin' });

interface ClassInYear {
  readonly year: Answered;
  readonly exams: readonly Answered[];
  readonly schoolClass: Answered;
}

async function classInYear(api: Api, name: string): Promise<ClassInYear> {
  const [year] = await api.list('academicYear', { filter: { is_current: 1 } });
  const exams = await api.list('examType', { sort: ['order', 'ASC'] });
  const schoolClass = (await api.list('class')).find((each) => each.name === name);
  if (!year || !schoolClass) throw new Error(`The demo school has no class ${name} this year.`);
  return { year, exams, schoolClass };
}

/** Other tests make exams too. */
function examOf({ exams }: ClassInYear, name: string): Answered {
  const exam = exams.find((each) => each.name === name);
  if (!exam) throw new Error(`The demo school has no exam ${name}.`);
  return exam;
}

/** A class in which all marks of an exam are there: other tests enrol students who have none. */
async function completeClass(api: Api, name: string): Promise<ClassInYear> {
  for (const each of OFFICE_CLASSES) {
    const place = await classInYear(api, each);
    const filter = { academic_year_id: place.year.id, class_id: place.schoolClass.id };
    const enrolled = await api.list('enrolment', { filter: { ...filter, status: 0 } });
    const results = await api.list('result', {
      filter: { ...filter, exam_type_id: examOf(place, name).id, status: 1 },
    });
    const known = new Set(results.map(({ student_id }) => student_id));
    if (enrolled.every(({ student_id }) => known.has(student_id))) return place;
  }
  throw new Error('Marks are missing in every class.');
}

const addressOf = (path: string, { year, schoolClass }: ClassInYear, exam?: Answered) =>
  `${path}?academic_year_id=${year.id}&class_id=${schoolClass.id}${exam ? `&exam_type_id=${exam.id}` : ''}`;
const board = (page: Page) => page.getByRole('table', { name: 'Marks by subject and section' });

test('the board leads who may not enter the marks of every teacher to a look at them', async ({ api, openAs }) => {
  const place = await classInYear(api, 'Three');
  const page = await openAs('office');
  await page.goto(addressOf('/result/generate', place, examOf(place, 'First Term')));
  await expect(board(page)).toBeVisible();
  await board(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/result\/marks\//);
  await expect(page.getByText('This subject is not assigned to you. You can only view the marks.')).toBeVisible();
  await expect(page.locator('.entry-table input').first()).toBeVisible();
  await expect(page.locator('.entry-table input:not([readonly])')).toHaveCount(0);
});

test('generating is cancelled where it is followed, and says that it was', async ({ page, api }) => {
  const place = await completeClass(api, 'First Term');
  // A run of the demo school ends before anybody could press a button: this one goes on until it is cancelled.
  const job = { id: 987_654, kind: 'generateResults', resource: 'result', done: 20, total: 60, message: null };
  let state = 'running';
  await page.route('**/api/results/generate', (route) =>
    route.fulfill({ status: 202, json: { status: 'success', message: '', data: { job_id: job.id } } }),
  );
  await page.route(`**/api/jobs/${job.id}`, (route) =>
    route.fulfill({ json: { ...job, state, result: null, file: null, phase: null } }),
  );
  await page.route(`**/api/jobs/${job.id}/cancel`, (route) => {
    state = 'cancelled';
    return route.fulfill({ json: { status: 'success', message: 'Cancelled.', data: null } });
  });
  await page.goto(addressOf('/result/generate', place, examOf(place, 'First Term')));
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByText('20 of 60 done, 40 left')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel job' }).click();
  await expect(page.getByRole('alert').getByText('Generating results was cancelled.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel job' })).toHaveCount(0);
});

test('the office generates, publishes, corrects a mark and publishes again', async ({ page, api, complaints }) => {
  // The demo school has published it before.
  const place = await completeClass(api, 'First Term');
  const exam = examOf(place, 'First Term');
  await page.goto('/result/generate');
  await expect(page.getByRole('heading', { level: 1, name: 'Generate Results' })).toBeVisible();
  await expect(page.getByText('Choose an academic year, an exam and a class')).toBeVisible();
  await page.goto(addressOf('/result/generate', place, exam));
  const cell = board(page)
    .getByRole('link', { name: /Mathematics, .*complete/ })
    .first();
  await expect(cell).toHaveAttribute(
    'href',
    new RegExp(`^/employee/task/mark/upload/${place.schoolClass.id}/(\\d+/){6}\\d+\\?exam=${exam.id}$`),
  );
  await expect(cell).toHaveAccessibleName(/complete, handed in/);
  await expect(page.getByRole('list').filter({ hasText: 'complete, not handed in' })).toBeVisible();
  await expectSound(page, complaints);
  await expectToFitTelephone(page);

  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByText(/^Results of \d+ students generated/)).toBeVisible();
  // How it ended is still there after a reload.
  await page.reload();
  await expect(page.getByText(/^Results of \d+ students generated/)).toBeVisible();
  // The bell says it in words of its own, and leads back to the board.
  await page.goto('/');
  await page.getByRole('button', { name: /^Background jobs/ }).click();
  const bell = page.getByRole('dialog', { name: 'Your background jobs' });
  await expect(bell.getByText('Results generated.')).toBeVisible();
  await bell.getByRole('link', { name: 'View: Generating results' }).click();
  await expect(page.getByText(/^Results of \d+ students generated/)).toBeVisible();
  await page.getByRole('link', { name: 'Go to publishing' }).click();

  const card = page.getByRole('region', { name: `${exam.name} · ${place.schoolClass.name}` });
  await expect(card.getByText('New version not published').first()).toBeVisible();
  await expectSound(page, complaints);
  await expectToFitTelephone(page);
  await card.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Worked out anew.');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  const success = page.getByRole('dialog', { name: 'Success!' });
  await expect(success).toContainText(/Results of \d+ students published\./);
  await success.getByRole('button', { name: 'OK' }).click();
  await expect(card.getByText('Published, version 2').first()).toBeVisible();
  // The button that was pressed is gone.
  await expect(card.locator(':focus')).toBeVisible();

  await card.getByRole('button', { name: 'Correct a mark' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct a mark' });
  await dialog.getByRole('combobox', { name: 'Student' }).click();
  await page.getByRole('option').first().click();
  await dialog.getByLabel('Subject and component').selectOption({ index: 1 });
  await dialog.getByRole('textbox', { name: 'Mark' }).fill('1000');
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(dialog.getByText('This field is required.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason for the correction' }).fill('Two papers were mixed up.');
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(dialog.getByText(/^Enter \d+ or less\.$/)).toBeVisible();
  expect(complaints.take().join()).toContain('422');
  await dialog.getByRole('textbox', { name: 'Mark' }).fill('1');
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click();
  const changes = page.getByRole('dialog', { name: 'Changes' });
  await expect(changes.getByRole('table').getByText('becomes').first()).toBeAttached();
  await expectSound(page, complaints, '[role="dialog"]');
  await changes.getByRole('button', { name: 'Close' }).click();

  // Whoever comes again sees the mark as it is now.
  await card.getByRole('button', { name: 'Correct a mark' }).click();
  await dialog.getByRole('combobox', { name: 'Student' }).click();
  await page.getByRole('option').first().click();
  await expect(dialog.getByLabel('Subject and component').getByRole('option').nth(1)).toHaveText(/: 1 of \d+$/);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();

  // Somebody who still sees the published mark corrects it too, and is told of the first correction.
  await page.route('**/api/**/uploaded/marks?**', (route) =>
    route.fulfill({ json: [], headers: { 'Content-Range': 'items 0-0/0' } }),
  );
  await card.getByRole('button', { name: 'Correct a mark' }).click();
  await dialog.getByRole('combobox', { name: 'Student' }).click();
  await page.getByRole('option').first().click();
  await dialog.getByLabel('Subject and component').selectOption({ index: 1 });
  await dialog.getByRole('textbox', { name: 'Mark' }).fill('2');
  await dialog.getByRole('textbox', { name: 'Reason for the correction' }).fill('One answer more counts.');
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(dialog.getByText(/^You: \u20682\u2069\. \u2068.+\u2069, .+: \u20681\u2069\.$/)).toBeVisible();
  expect(complaints.take().join()).toContain('409');
  await expectSound(page, complaints, '[role="dialog"]');
  await dialog.getByRole('textbox', { name: 'Mark' }).fill('3');
  await dialog.getByRole('textbox', { name: 'Mark' }).blur();
  await expect(dialog.getByText(/^You: \u20683\u2069\. /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save my version' }).click();
  await expect(changes.getByRole('table').getByText('becomes').first()).toBeAttached();
  await changes.getByRole('button', { name: 'Close' }).click();

  await card.getByRole('button', { name: 'Publish', exact: true }).click();
  const publishing = page.getByRole('dialog', { name: 'Publish results' });
  await expect(publishing.getByRole('table', { name: 'Changes' })).toBeVisible();
  await publishing.getByRole('textbox', { name: 'Reason' }).fill('A mark was corrected.');
  await publishing.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(card.getByText('Published, version 3').first()).toBeVisible();
  const history = page.getByRole('table', { name: 'History' });
  await expect(history.getByRole('row').filter({ hasText: 'A mark was corrected.' })).toBeVisible();
});

test('missing marks stop the results, and their teachers are reminded', async ({ page, api, complaints }) => {
  const place = await classInYear(api, 'Four');
  const last = examOf(place, 'Annual');
  await page.goto(addressOf('/result/generate', place, last));
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: /marks of \d+ students are missing \(\S/ })).toBeVisible();
  expect(complaints.take().join()).toContain('409');
  // What is missing is opened, and has the focus: a subject of a section leads to its marks.
  const owed = page.getByRole('table', { name: 'Missing marks' });
  await expect(owed).toBeFocused();
  const address = await owed.getByRole('rowheader').getByRole('link').first().getAttribute('href');
  expect(address).toMatch(new RegExp(`mark/upload/.*[?]exam=${last.id}$`));
  await page.getByRole('button', { name: 'Hide who owes marks' }).click();
  await page.getByRole('button', { name: 'Show who owes marks' }).click();
  await expect(owed.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('button', { name: 'Remind' }).click();
  const reminded = page.getByRole('alert').filter({ hasText: 'no active account' });
  await expect(reminded).toContainText(/^(1 teacher|[2-9] teachers) reminded\.|^No one reminded\./);
  await expectSound(page, complaints);
  await expectToFitTelephone(page);
  await page.getByRole('radio', { name: 'Final result of the year' }).check();
  await expect(page.getByRole('table', { name: 'Missing results' })).toContainText(String(last.name));
  await expect(page).toHaveURL(/exam_type_id=final/);
  await expect(page.getByText('You can generate the final result once everyone has one.')).toBeVisible();
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  const waiting = `have no result yet in an exam that counts (${String(last.name)})`;
  await expect(page.getByRole('alert').filter({ hasText: waiting })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Missing results' })).toBeFocused();
  expect(complaints.take().join()).toContain('409');
});
