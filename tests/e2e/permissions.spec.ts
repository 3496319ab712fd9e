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
    '− Religions: See',
    '− Banks: Delete',
  ]);

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/role\/and\/permission$/);
  const stored = (await api.one('role', role.id)).permissions as readonly object[];
  expect(stored).toHaveLength(teacher.length);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, language: 'ar', skin: 'dark' });

  test('every permission has its words beside its box, and nothing runs out of the page', async ({ page }) => {
    await page.goto('/role/and/permission/3');
    const boxes = page.getByRole('table').getByRole('checkbox');
    await expect(boxes.first()).toBeVisible();
    const wordless = await page
      .locator('td .permission-box span')
      .evaluateAll((words) => words.filter((word) => word.getBoundingClientRect().width < 2).length);
    expect(wordless).toBe(0);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(beyond).toBeLessThanOrEqual(0);
    expect(await graveFindings(page)).toEqual([]);
  });
});
