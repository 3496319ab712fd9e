import { COHORT } from '../../schemas/academics/cohort.ts';
import { taskAddress, type TaskPlace } from '../../schemas/teaching/taskPath.ts';
import type { Answered, Api } from './support/api.ts';
import { expectSound, expectToFitTelephone } from './support/judgement.ts';
import { noticesOf } from './support/notices.ts';
import { expect, test } from './support/test.ts';
import { unique } from './support/unique.ts';

test.use({ role: 'teacher' });

/** A class that the demo teacher teaches this year, and in which subject. */
async function assignment(api: Api): Promise<Answered> {
  const [login] = await api.list('user', { filter: { email: 'teacher@demo.school' } });
  const [employee] = await api.list('employee', { filter: { user_id: login?.id } });
  const [year] = await api.list('academicYear', { filter: { is_current: 1 } });
  const [own] = await api.list('subjectTeacher', {
    filter: { employee_id: employee?.id, academic_year_id: year?.id, is_active: 1 },
  });
  if (!own) throw new Error('The demo teacher teaches nobody.');
  return own;
}

test('the homework of a class stands at its own address, and new homework is for that class', async ({
  page,
  api,
  complaints,
}) => {
  const own = await assignment(api);
  const place = Object.fromEntries(
    [...COHORT, 'subject_id'].map((name) => [name, own[name] as number | null]),
  ) as TaskPlace;
  const address = taskAddress('/employee/task/homework', place);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Homework' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: (own.subject as { name: string }).name })).toBeVisible();
  await expectSound(page, complaints);
  await expectToFitTelephone(page);

  const name = unique('Exercise');
  await page.getByRole('link', { name: 'Add homework' }).click();
  await page.getByLabel('Title').fill(name);
  await page.getByLabel('Due on').fill('2099-01-31');
  await expect(page.getByLabel('Class', { exact: true })).toHaveValue((own.class as { name: string }).name);
  // It begins with the teacher who fills the form in.
  await expect(page.getByLabel('Teacher', { exact: true })).toHaveValue((own.employee as { name: string }).name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(noticesOf(page)).toContainText('Homework added.');
  await expect(page).toHaveURL(address);
  await page.getByRole('searchbox', { name: 'Search' }).fill(name);
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  const [given] = await api.list('homework', { filter: { name } });
  expect(given).toMatchObject(place);

  await page.goto(taskAddress('/employee/task/course/material', place));
  await expect(page.getByRole('heading', { level: 1, name: 'Course Materials' })).toBeVisible();
  await page.goto(address.replace(/\d+$/, 'x'));
  await expect(page).toHaveURL('/error-404');
});

test('what a colleague gave is looked at and not changed: no button, no form, no switch', async ({
  page,
  api,
  complaints,
}) => {
  const own = await assignment(api);
  const place = Object.fromEntries([...COHORT, 'subject_id'].map((name) => [name, own[name] as number | null]));
  const [colleague] = (await api.list('employee', { range: [0, 1] })).filter(({ id }) => id !== own.employee_id);
  const give = (employee_id: unknown) =>
    api.create('homework', {
      ...place,
      employee_id,
      name: unique('Given'),
      given_on: '2026-01-05',
      due_on: '2026-01-06',
    });
  const [mine, theirs] = [await give(own.employee_id), await give(colleague?.id)];
  const at = '/employee/task/homework';

  for (const [task, offered] of [
    [mine, 1],
    [theirs, 0],
  ] as const) {
    await page.goto(`${at}?filter=${encodeURIComponent(JSON.stringify({ q: task.name }))}`);
    await expect(page.getByRole('link', { name: `Show: ${task.name}` })).toBeVisible();
    await expect(page.getByRole('link', { name: `Edit: ${task.name}` })).toHaveCount(offered);
    await expect(page.getByRole('button', { name: `Delete: ${task.name}` })).toHaveCount(offered);
    await expect(page.getByRole('switch')).toHaveCount(offered);
    await page.goto(`${at}/${task.id}/show`);
    await expect(page.getByRole('heading', { level: 1, name: String(task.name) })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(offered);
    await expect(page.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(offered);
    await page.goto(`${at}/${task.id}`);
    await expect(page.getByText(String(task.name)).first()).toBeAttached();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(offered);
  }
  await expect(page.getByText('This belongs to someone else, so you cannot change it.')).toBeVisible();
  await expectSound(page, complaints);

  // Selected along with one's own, it stays and is told.
  await page.goto(`${at}?filter=${encodeURIComponent(JSON.stringify({ q: 'Given' }))}`);
  for (const { name } of [mine, theirs]) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    `${theirs.name}: This belongs to someone else, so you cannot change it.`,
  );
  expect(await api.list('homework', { filter: { id: [mine.id, theirs.id] } })).toHaveLength(1);
});
