import type { Page } from '@playwright/test';
import { messages as english } from '../../locales/en/index.ts';
import { PASSWORD, type Role, sharedSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { unique } from './support/unique.ts';

const { areas, shell } = english;

interface Expected {
  readonly role: Role;
  readonly areas: readonly string[];
  /** Addresses that others may open. */
  readonly closed: readonly string[];
}

const EXPECTED: readonly Expected[] = [
  {
    role: 'accountant',
    areas: [areas.students, areas.fees, areas.finance, areas.employees, areas.admission],
    closed: ['/user/and/permission', '/role/and/permission', '/audit', '/mark/distribution', '/student/add'],
  },
  {
    role: 'teacher',
    areas: [
      areas.academics,
      areas.students,
      areas.employees,
      areas.teaching,
      areas.exams,
      areas.attendance,
      areas.settings,
    ],
    closed: ['/user/and/permission', '/audit', '/expense', '/employee/salary', '/result/publish', '/student/add'],
  },
  {
    role: 'parent',
    areas: [],
    closed: ['/students', '/students/1/show', '/employee', '/student/payment', '/all/result', '/user/and/permission'],
  },
];

/** The menu with everything in it open, as headings of areas and names of screens. */
async function menuOf(page: Page) {
  const menu = page.getByRole('navigation', { name: shell.menu });
  const headings = menu.getByRole('button');
  for (const heading of await headings.all()) {
    if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click();
  }
  return { headings, screens: menu.getByRole('link').filter({ hasNotText: /^(Home|Decisions)$/ }) };
}

for (const { role, areas: shown, closed } of EXPECTED) {
  test.describe(`as ${role}`, () => {
    test.use({ role });

    test('the menu has what the role opens, and nothing else', async ({ page, origin }) => {
      await page.goto('/profile');
      await expect(page.getByRole('heading', { level: 1, name: shell.profile })).toBeVisible();
      const { headings, screens } = await menuOf(page);
      await expect(headings).toHaveText([...shown]);
      const { accessToken } = await sharedSession(origin, role);
      const answer = await fetch(`${origin}/api/menu/permissions`, {
        headers: { authorization: `Bearer ${accessToken}` },
      });
      const offered = (await answer.json()) as { readonly label: string }[];
      await expect(screens).toHaveText(offered.map(({ label }) => label));
    });

    test('a typed address of others is not open', async ({ page }) => {
      for (const address of closed) {
        await page.goto(address);
        await expect(page.getByRole('heading', { name: shell.notAuthorized.title }), address).toBeVisible();
      }
    });
  });
}

test('what is ticked or cleared in the table of a role counts in an open window, in its menu and at its calls', async ({
  api,
  openAs,
  browser,
  origin,
}) => {
  const subject = (name: string) => ({ action: 'read', subject: name });
  const name = unique('Librarian');
  const role = await api.create('role', { name, permissions: [subject('Dashboard'), subject('Bank')] });
  const email = `${name.replace(/\W/g, '').toLowerCase()}@demo.school`;
  await api.create('user', { name, email, password: PASSWORD, role_id: role.id });
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email, student ID or employee ID').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const menu = page.getByRole('navigation', { name: shell.menu });
  await menu.getByRole('link', { name: 'Banks' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Religions' })).toHaveCount(0);

  const office = await openAs('superadmin');
  const tick = async (box: string) => {
    await office.goto(`${origin}/role/and/permission/${role.id}`);
    await office.getByRole('checkbox', { name: box, exact: true }).click();
    await office.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(office).toHaveURL(/\/role\/and\/permission$/);
  };
  await tick('Religions: View');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await menu.getByRole('link', { name: 'Religions' }).click();
  await expect(page.getByRole('table')).toBeVisible();

  await tick('Banks: View');
  // Nobody tells this window: the call that is refused makes it look. What was read just before is not asked for again.
  const refused = page.getByRole('heading', { name: shell.notAuthorized.title });
  await expect(async () => {
    if (await refused.isVisible()) return;
    await menu.getByRole('link', { name: 'Religions' }).click({ timeout: 2_000 });
    await menu.getByRole('link', { name: 'Banks' }).click({ timeout: 2_000 });
    await expect(refused).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.goto('/');
  await expect(menu.getByRole('link', { name: 'Religions' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Banks' })).toHaveCount(0);
  await context.close();
});
