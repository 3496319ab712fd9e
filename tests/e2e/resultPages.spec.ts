import { resultTabulation, type Tabulation } from '../../schemas/exams/resultPageCalls.ts';
import type { Answered, Api } from './support/api.ts';
import { expectSound, expectToFitTelephone, TELEPHONE } from './support/judgement.ts';
import { OFFICE_CLASSES } from './support/officeClasses.ts';
import { sharedSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'admin' });
// Both generate results of the same class, which takes the place of what the other reads.
test.describe.configure({ mode: 'default' });

interface Generated {
  readonly exam: Answered;
  readonly schoolClass: Answered;
  readonly query: string;
  readonly sheet: Tabulation;
}

/** The results of an exam in a class where somebody has failed. */
async function generate(api: Api, origin: string): Promise<Generated> {
  const [year] = await api.list('academicYear', { filter: { is_current: 1 } });
  const [exam] = await api.list('examType', { sort: ['order', 'ASC'] });
  const classes = (await api.list('class', { sort: ['order', 'DESC'] })).filter(
    ({ name }) => !OFFICE_CLASSES.includes(String(name)),
  );
  if (!year || !exam) throw new Error('There is no exam.');
  const { accessToken } = await sharedSession(origin, 'superadmin');
  const headers = { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' };
  for (const schoolClass of classes) {
    const scope = { academic_year_id: year.id, exam_type_id: exam.id, class_id: schoolClass.id };
    const begun = await fetch(`${origin}/api/results/generate`, {
      method: 'POST',
      headers,
      body: JSON.stringify(scope),
    });
    const query = new URLSearchParams(Object.entries(scope).map(([name, id]) => [name, String(id)])).toString();
    const read = async () =>
      (await (await fetch(`${origin}/api${resultTabulation.path}?${query}`, { headers })).json()) as Tabulation;
    // Other tests make classes in which nobody is, and students without marks.
    if (begun.status === 409) continue;
    expect(begun.status, await begun.clone().text()).toBe(202);
    const { data } = (await begun.json()) as { data: { job_id: number } };
    const stateOf = async () =>
      ((await (await fetch(`${origin}/api/jobs/${data.job_id}`, { headers })).json()) as { state: string }).state;
    await expect.poll(stateOf, { timeout: 60_000 }).toBe('done');
    const sheet = await read();
    if (sheet.students.some(({ failed_subjects }) => failed_subjects > 0)) return { exam, schoolClass, query, sheet };
  }
  throw new Error('Nobody has failed.');
}

test('results are read from the sheet of a class to the marksheet of a student, and in sums', async ({
  page,
  api,
  origin,
  complaints,
}) => {
  // It looks at every page of results, on a telephone too.
  test.setTimeout(300_000);
  const { exam, query, sheet } = await generate(api, origin);
  const failed = sheet.students.find(({ failed_subjects }) => failed_subjects > 0);
  // There is a first place in each version, shift and group; of these the one with most marks stands first.
  const [best] = sheet.students
    .filter(({ position_in_class }) => position_in_class === 1)
    .sort((one, other) => Number(other.total) - Number(one.total));
  const highest = Math.max(...sheet.students.map(({ gpa }) => Number(gpa)));
  const leader = sheet.students.find(({ gpa }) => Number(gpa) === highest);
  if (!failed || !best || !leader) throw new Error('The class has nobody who failed, or nobody who passed.');

  await test.step('the tabulation sheet', async () => {
    await page.goto(`/all/result?${query}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Tabulation Sheet' })).toBeVisible();
    const rows = page.getByRole('table', { name: 'Tabulation Sheet' }).locator('tbody tr');
    await expect(rows).toHaveCount(sheet.students.length);
    await expect(page.getByText('Generated, not published')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Students by grade' })).toBeVisible();
    const grades = page.getByRole('table', { name: 'Students by grade' }).locator('tbody td:last-child');
    const counts = (await grades.allTextContents()).map(Number);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(sheet.students.length);
    await expectSound(page, complaints);
    await expectToFitTelephone(page);
    await page.getByRole('combobox', { name: 'Sort by' }).click();
    await page.getByRole('option', { name: 'Position' }).click();
    await expect(rows.first().getByRole('link', { name: best.name })).toBeVisible();
    await expect(page).toHaveURL(/order=position/);
    await page.getByRole('searchbox', { name: 'Search by name or roll number' }).fill('no such student');
    await expect(page.getByText(/No student matches “.no such student.”\./)).toBeVisible();
    await page.getByRole('searchbox').fill(failed.name);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as Excel: Tabulation sheet' }).click();
    expect((await file).suggestedFilename()).toMatch(/^Tabulation Sheet - .*\.xlsx$/);
    await page.locator(`a[href$="/single/result${failed.id}"]`).click();
  });

  await test.step('the marksheet', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Marksheet' })).toBeVisible();
    await expect(page).toHaveURL(`/single/result${failed.id}`);
    await expect(page.getByRole('link', { name: failed.name })).toBeVisible();
    const subjects = page.getByRole('table', { name: 'Subjects' });
    await expect(subjects.locator('tbody tr')).toHaveCount(Object.keys(failed.cells).length);
    await expect(subjects.getByText(/^(Failed|Absent)$/).first()).toBeVisible();
    const explained = page.getByRole('region', { name: 'How this was computed' });
    await expect(explained.getByText(/^Failed in \d+ subjects?, so the GPA is 0\.00, grade F\.$/)).toBeVisible();
    await expect(explained.getByText('Grading rules: version 1.')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Exams of the year' }).getByText(String(exam.name))).toBeVisible();
    await expectSound(page, complaints);
    await expectToFitTelephone(page);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as Excel: Marksheet' }).click();
    expect((await file).suggestedFilename()).toMatch(/^Marksheet - .*\.xlsx$/);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('table', { name: 'Exams of the year' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'All versions' })).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.getByRole('link', { name: 'View tabulation sheet' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tabulation Sheet' })).toBeVisible();
  });

  await test.step('one subject', async () => {
    await page.goto(`/result/by/subject?${query}`);
    const [, second] = sheet.subjects;
    await page.getByRole('combobox', { name: 'Subject' }).click();
    // The address changes before the page does, and two subjects may have as many students.
    const answered = page.waitForResponse((answer) => answer.url().includes(`subject_id=${second?.id}`));
    await page.getByRole('option', { name: second?.name ?? '' }).click();
    await expect(page).toHaveURL(new RegExp(`subject_id=${second?.id}`));
    await answered;
    const sat = sheet.students.filter(({ cells }) => cells[second?.id ?? 0]);
    await expect(page.getByRole('table', { name: 'Marks by student' }).locator('tbody tr')).toHaveCount(sat.length);
    await expect(page.getByRole('img', { name: 'Distribution of marks' })).toBeVisible();
    await expectSound(page, complaints);
    await expectToFitTelephone(page);
  });

  await test.step('the sums', async () => {
    const passed = sheet.students.filter(({ failed_subjects }) => failed_subjects === 0).length;
    await page.goto(`/summary/of/total/result?${query}`);
    const all = page.getByRole('table', { name: 'Passed and failed' }).locator('tr[data-sum="true"]');
    await expect(all.locator('td').nth(2)).toHaveText(String(sheet.students.length));
    await expect(all.locator('td').nth(3)).toHaveText(String(passed));
    await expect(page.getByRole('img', { name: 'Passed and failed' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Boys and girls' })).toBeVisible();
    await expectSound(page, complaints);
    await expectToFitTelephone(page);
    await page.goto(`/summary/of/grade/point/result?${query}`);
    await expect(page.getByRole('table', { name: 'Grades by subject' }).locator('tbody tr')).toHaveCount(
      sheet.subjects.length,
    );
    await expectSound(page, complaints);
    await expectToFitTelephone(page);
    await page.goto(`/summary/of/grade/point/total/result?${query}`);
    await expect(page.getByRole('columnheader', { name: '4.00–4.99' })).toBeVisible();
    await expect(
      page.getByRole('table', { name: 'Highest GPA' }).locator(`a[href$="/single/result${leader.id}"]`),
    ).toBeVisible();
    await expectSound(page, complaints);
    await expectToFitTelephone(page);
  });

  await test.step('on a telephone whose figures they are stands in one cell, and the figures beside it', async () => {
    await page.setViewportSize(TELEPHONE);
    const bands = page.getByRole('table', { name: 'GPA by class and section' });
    await expect(bands.getByRole('columnheader').first()).toHaveText(/^Class\s*Section$/);
    const best = page.getByRole('table', { name: 'Highest GPA' });
    await expect(best.getByRole('columnheader')).toHaveCount(4);
    // The table can be moved within its card: all of it is in sight only where it is no wider than that.
    const hidden = await best.evaluate(
      ({ parentElement: card }) => (card?.scrollWidth ?? 0) - (card?.clientWidth ?? 0),
    );
    expect(hidden).toBe(0);
  });
});

/** As wide as what a browser prints on: A4 with its margins. */
const PAPER = { landscape: { width: 1046, height: 718 }, portrait: { width: 718, height: 1046 } };

for (const language of ['en', 'ar'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('no column of a printed page is cut', async ({ page, api, origin }) => {
      const { query, sheet } = await generate(api, origin);
      // More than lie beside each other with their names.
      expect(sheet.subjects.length).toBeGreaterThan(12);
      const expectOnPaper = async (address: string, paper: keyof typeof PAPER) => {
        await page.goto(address);
        await expect(page.locator('main tbody tr').nth(2)).toBeVisible();
        await page.setViewportSize(PAPER[paper]);
        await page.emulateMedia({ media: 'print' });
        expect(await page.evaluate(cutCells), address).toEqual([]);
        await page.emulateMedia({ media: null });
      };
      await expectOnPaper(`/all/result?${query}`, 'landscape');
      await expectOnPaper(`/result/by/subject?${query}`, 'portrait');
      await expectOnPaper(`/summary/of/total/result?${query}`, 'portrait');
      await expectOnPaper(`/summary/of/grade/point/result?${query}`, 'portrait');
      await expectOnPaper(`/summary/of/grade/point/total/result?${query}`, 'portrait');
      await expectOnPaper(`/single/result${sheet.students[0]?.id}`, 'portrait');
    });
  });
}

/** Cells of tables that are not on the paper as a whole, or whose text goes beyond them. */
function cutCells(): string[] {
  const paper = document.documentElement.clientWidth + 1;
  const textOf = (cell: Element) => {
    const text = document.createRange();
    text.selectNodeContents(cell);
    return text.getBoundingClientRect();
  };
  const isWithin = (inner: DOMRect, start: number, end: number) =>
    inner.width === 0 || (inner.left >= start - 1 && inner.right <= end + 1);
  return [...document.querySelectorAll('main :is(th, td)')]
    .filter((cell) => {
      const own = cell.getBoundingClientRect();
      return !isWithin(own, 0, paper) || !isWithin(textOf(cell), own.left, own.right);
    })
    .map((cell) => cell.textContent ?? '');
}

test('a teacher is told that only the own students are counted', async ({ openAs, api, origin }) => {
  const { query } = await generate(api, origin);
  const page = await openAs('teacher');
  await page.goto(`/summary/of/total/result?${query}`);
  await expect(page.getByText(/Only your own students are counted\.|No results of your own students/)).toBeVisible();
});
