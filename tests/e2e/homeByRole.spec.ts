import type { Page } from '@playwright/test';
import { home } from '../../locales/en/home.ts';
import { expectSound, expectToFitTelephone } from './support/judgement.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

/** The headings of the parts, in the order in which they are read. */
async function headings(page: Page): Promise<string[]> {
  await page.goto('/');
  await settled(page);
  await expect(page.locator('.home-parts h2').first()).toBeVisible();
  return page.locator('.home-parts h2').allTextContents();
}

/** Those of some headings that are there, in the order of the page. */
const orderOf = (all: readonly string[], names: readonly string[]) => all.filter((each) => names.includes(each));

test.describe('as a teacher', () => {
  test.use({ role: 'teacher' });

  test('the lessons are first, with their rooms, then the marks that are owed', async ({ page, complaints }) => {
    const all = await headings(page);
    expect(all[0]).toMatch(/^Lessons (today|on )/);
    expect(all).not.toContain(home.counts);
    expect(orderOf(all, [home.owedSheets, home.ahead, home.results])).toEqual([
      home.owedSheets,
      home.ahead,
      home.results,
    ]);
    await expect(page.locator('.home-parts .home-entry').first()).toContainText(/\d/);
    await expectSound(page, complaints);
    await expectToFitTelephone(page);
  });
});

test.describe('as an accountant', () => {
  test.use({ role: 'accountant' });

  test('the decisions are first, with what they come to and since when they wait', async ({ page, complaints }) => {
    const all = await headings(page);
    expect(all[0]).toBe(home.waiting);
    expect(orderOf(all, [home.waiting, home.shortcuts, home.ahead, home.fees])).toEqual([
      home.waiting,
      home.shortcuts,
      home.ahead,
      home.fees,
    ]);
    const pile = page.getByRole('link', { name: /Expenses to decide/ });
    await expect(pile).toContainText(/৳[\d,]+/);
    await expect(pile).toContainText('Oldest: ');
    await expectSound(page, complaints);
  });
});

test.describe('as the office', () => {
  test.use({ role: 'office' });

  test('what others decide is called pending, and leads to its list', async ({ page }) => {
    await headings(page);
    const pending = page.getByRole('region', { name: home.pending });
    await expect(pending).toContainText('Expenses: Pending');
    await expect(page.getByRole('region', { name: home.waiting })).not.toContainText('Expenses');
    await pending.getByRole('link', { name: /Expenses: Pending/ }).click();
    await expect(page).toHaveURL(/\/expense\?.*status/);
  });
});

test.describe('as a student', () => {
  test.use({ role: 'student' });

  test('the own lessons are first, and nothing is empty and big', async ({ page, complaints }) => {
    const all = await headings(page);
    const own = page.locator('.home-parts > section').first();
    await expect(own.getByRole('heading', { level: 3, name: /^Lessons|^No (more )?lessons/ })).toBeVisible();
    expect(orderOf(all, [home.homework, home.ahead, home.notices])).toEqual(
      orderOf([home.homework, home.ahead, home.notices], all),
    );
    await expect(page.getByRole('heading', { name: home.pages })).toHaveCount(0);
    await expectSound(page, complaints);
  });
});

test.describe('as a super admin', () => {
  test.use({ role: 'superadmin' });

  const SCREENS = [
    '/',
    '/students',
    '/students/1/show',
    '/students/create',
    '/expense',
    '/expense/1/show',
    '/decisions',
    '/class/routine',
    '/religion',
    '/employee',
    '/audit',
    '/profile',
    '/exam/routine',
    '/public/pages',
    '/employee/mark/upload',
  ];
  interface LayoutShift {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly { readonly node: Node | null }[];
  }

  /** What moved by itself, by what it stands in. */
  interface Move {
    readonly value: number;
    readonly names: readonly string[];
  }

  /** So much is as good as still. */
  const MOST = 0.02;
  const WAIT_MS = 300;

  for (const width of [390, 1280])
    test(`no screen moves what has been seen at ${width} px, also where answers are slow`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(() => {
        const shifts = window as unknown as { moved: Move[] };
        shifts.moved = [];
        new PerformanceObserver((seen) => {
          for (const entry of seen.getEntries() as unknown as LayoutShift[])
            if (!entry.hadRecentInput) {
              const names = entry.sources.map(({ node }) => node?.parentElement?.className ?? '?');
              shifts.moved.push({ value: entry.value, names });
            }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const moved: Record<string, Move[]> = {};
      const visit = async (path: string, name: string) => {
        await page.goto(path);
        await settled(page);
        const moves = await page.evaluate(() => (window as unknown as { moved: Move[] }).moved);
        if (moves.reduce((sum, { value }) => sum + value, 0) > MOST) moved[name] = moves;
      };
      for (const path of SCREENS) await visit(path, path);
      await page.route('**/api/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
        await route.continue();
      });
      for (const path of SCREENS) await visit(path, `${path}, slowly`);
      expect(moved).toEqual({});
    });

  test('a wide screen is used from edge to edge', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await headings(page);
    const [main, lanes] = [page.locator('#main-content'), page.locator('.home-parts')];
    const [outer, inner] = [await main.boundingBox(), await lanes.boundingBox()];
    expect(inner?.width).toBeGreaterThan((outer?.width ?? 0) * 0.93);
  });
});
