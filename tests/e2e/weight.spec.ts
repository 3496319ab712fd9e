import type { Page, TestInfo } from '@playwright/test';
import { MOST_BEYOND_LIST_KB, MOST_FIRST_LIST_KB } from '../bench/foundation.ts';
import { contain, gzippedKB, neverIdle, watchScripts } from './support/scripts.ts';
import { submitLogin } from './support/loginPage.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

const LOGIN_KB = 75;
function note(info: TestInfo, what: string, kB: number): void {
  info.annotations.push({ type: 'compressed JavaScript', description: `${what}: ${kB} kB` });
  console.log(`      ${what}: ${kB} kB of compressed JavaScript`);
}

test.describe('with nobody logged in', () => {
  test(`the login page takes at most ${LOGIN_KB} kB of compressed JavaScript`, async ({ page }, info) => {
    const scripts = watchScripts(page);
    await page.goto('/login');
    await isAlive(page);
    const kB = await gzippedKB(scripts);
    note(info, 'the login page', kB);
    expect(kB).toBeGreaterThan(10);
    expect(kB).toBeLessThanOrEqual(LOGIN_KB);
    expect(await contain(scripts, 'react-admin')).toBe(false);
  });

  test(`the login and the first list after it take at most ${MOST_FIRST_LIST_KB.toFixed(1)} kB`, async ({
    page,
  }, info) => {
    await neverIdle(page);
    const scripts = watchScripts(page);
    await page.goto('/login?to=%2Fstudents');
    await submitLogin(page, 'admin');
    await expect(page.getByRole('table')).toBeVisible();
    await settled(page);
    await page.waitForLoadState('networkidle');
    const kB = await gzippedKB(scripts);
    note(info, 'the login and the first list', kB);
    expect(kB).toBeGreaterThan(100);
    expect(kB).toBeLessThanOrEqual(MOST_FIRST_LIST_KB);
  });
});

/** Waits until the login does what its buttons say: before that it is a drawing, whose code is still on its way. */
async function isAlive(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text', { timeout: 1_000 });
  }).toPass();
  await page.waitForLoadState('networkidle');
}

test.describe('as an admin', () => {
  test.use({ role: 'admin' });

  test.beforeEach(({ page }) => neverIdle(page));

  const pages = {
    'the start page': '/',
    'a form in a dialog': '/religion/create',
    'a form on a page': '/student/add',
    'a record': '/students/1/show',
    'the institute': '/institute',
    'the profile': '/profile',
  };
  for (const [name, path] of Object.entries(pages)) {
    test(`${name} takes at most ${MOST_BEYOND_LIST_KB} kB beyond the list, without the editor for rich text or charts`, async ({
      page,
    }, info) => {
      const list = await scriptsOf(page, '/students');
      const scripts = await scriptsOf(page, path);
      const kB = await gzippedKB([...scripts].filter((address) => !list.has(address)));
      note(info, `${name}, beyond the first list`, kB);
      expect(kB).toBeGreaterThan(1);
      expect(kB).toBeLessThanOrEqual(MOST_BEYOND_LIST_KB);
      expect(await contain(scripts, 'react-admin')).toBe(true);
      expect(await contain(scripts, 'ProseMirror')).toBe(false);
      expect(await contain(scripts, 'recharts')).toBe(false);
    });
  }
});

async function scriptsOf(page: Page, path: string): Promise<Set<string>> {
  const scripts = watchScripts(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  await settled(page);
  return new Set(scripts);
}
