import { graveFindings } from './support/accessibility.ts';
import { pick } from './support/form.ts';
import { expect, test } from './support/test.ts';
import { unique } from './support/unique.ts';

test.use({ role: 'superadmin' });

test('a role takes over the permissions of another, and says before it is saved what that changes', async ({
  page,
  api,
}) => {
  const role = await api.create('role', {
    name: unique('Helper'),
    permissions: [
      { action: 'read', subject: 'Religion' },
      { action: 'delete', subject: 'Bank' },
    ],
  });
  const teacher = (await api.one('role', 3)).permissions as readonly object[];
  await page.goto(`/role/and/permission/${role.id}`);
  await expect(page.getByRole('checkbox', { name: 'Banks: Delete', exact: true })).toBeChecked();
  await expect(page.getByText('0 active users have this role.')).toBeVisible();
  expect(await graveFindings(page)).toEqual([]);

  await pick(page, 'Copy from a role', 'Teacher');
  await expect(page.getByText(`${teacher.length} added, 2 removed`)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Banks: Delete', exact: true })).not.toBeChecked();
  await page.getByText('Show what changes').click();
  await expect(page.getByRole('list', { name: 'Removed' }).getByRole('listitem')).toHaveText([
    '− Religions: View',
    '− Banks: Delete',
  ]);

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/role\/and\/permission$/);
  const stored = (await api.one('role', role.id)).permissions as readonly object[];
  expect(stored).toHaveLength(teacher.length);
});

test('a role says before it is saved who loses what, after a whole column was unticked in the rows that a search shows', async ({
  page,
  api,
}) => {
  const permissions = ['Bank', 'Bank Account'].map((subject) => ({ action: 'read', subject }));
  const role = await api.create('role', { name: unique('Clerk'), permissions });
  const email = () => `${unique('clerk').replaceAll(/\W/g, '')}@demo.school`.toLowerCase();
  await api.create('user', { name: unique('Plain'), email: email(), role_id: role.id });
  const kept = [{ action: 'read', subject: 'Bank', is_denied: 0 }];
  await api.create('user', { name: unique('Kept'), email: email(), role_id: role.id, permissions: kept });

  await page.goto(`/role/and/permission/${role.id}`);
  await page.getByRole('searchbox', { name: 'Find a permission' }).fill('bank');
  const column = page.getByRole('checkbox', { name: 'View: all rows shown' });
  await expect(column).toBeChecked();
  await column.uncheck();
  await expect(page.locator('.permission-effects').getByRole('listitem')).toHaveText([
    '− 1 active user loses Banks: View',
    '− 2 active users lose Bank accounts: View',
  ]);
  expect((await api.one('role', role.id)).permissions).toHaveLength(2);
});

test('what a person may do is set by the keyboard, and says why', async ({ page, api }) => {
  const email = `${unique('reader').replaceAll(/\W/g, '')}@demo.school`.toLowerCase();
  const user = await api.create('user', { name: unique('Reader'), email, role_id: 3 });
  await page.goto(`/user/and/permission/${user.id}`);
  const why = 'from the role “Teacher”';
  await page.getByRole('button', { name: `Syllabuses: View – allowed: ${why}` }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`Syllabuses: View – allowed: ${why}; given to this person`).first()).toBeVisible();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  expect(await graveFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/user\/and\/permission$/);
  expect((await api.one('user', user.id)).permissions).toMatchObject([
    { action: 'read', subject: 'Syllabus', is_denied: 1 },
    { action: 'create', subject: 'Syllabus', is_denied: 0 },
  ]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, language: 'ar', skin: 'dark' });

  test('every permission has its words beside its box, and nothing runs out of the page', async ({ page }) => {
    await page.goto('/role/and/permission/3');
    const boxes = page.getByRole('table').getByRole('checkbox');
    await expect(boxes.first()).toBeVisible();
    // What it means for people is then so long that it scrolls.
    await boxes.nth(1).click();
    await expect(page.locator('.permission-effects li').first()).toBeVisible();
    const wordless = await page
      .locator('td .permission-box span')
      .evaluateAll((words) => words.filter((word) => word.getBoundingClientRect().width < 2).length);
    expect(wordless).toBe(0);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(beyond).toBeLessThanOrEqual(0);
    expect(await graveFindings(page)).toEqual([]);

    await page.goto('/user/and/permission/2');
    await expect(page.locator('[data-subject="Bank"] [data-action="read"]')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(await graveFindings(page)).toEqual([]);
  });
});
