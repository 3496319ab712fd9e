import type { Page } from '@playwright/test';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'superadmin' });

/** Screens that are made by hand; each brings a stylesheet of its own, which stays once it is loaded. */
const SCREENS = [
  '/employee/task/mark/upload',
  '/result/generate',
  '/result/publish',
  '/all/result',
  '/summary/of/total/result',
  '/public/pages',
];

type Looks = Readonly<Record<string, readonly string[]>>;

/** In how many ways each kind of element on a screen is laid out. A kind is what the stylesheets written by hand tell apart. */
function looksOf(page: Page): Promise<Looks> {
  return page.evaluate(() => {
    const kindOf = ({ tagName, classList, attributes }: Element) => {
      // Chips and icons of the records are the same everywhere, and stand where the records have them.
      const own = [...classList].filter((name) => !/^(?:mui|recharts|field-|icon)/i.test(name));
      if (own.length === 0) return '';
      const data = [...attributes].filter(({ name }) => name.startsWith('data-')).map(({ name }) => name);
      return [tagName, ...own, ...data].join(' ');
    };
    const looks: Record<string, string[]> = {};
    for (const element of document.querySelectorAll('main *')) {
      const kind = kindOf(element);
      if (!kind) continue;
      const { display, gap, padding, margin, borderTopWidth, borderCollapse, textAlign, overflow } =
        getComputedStyle(element);
      const look = [display, gap, padding, margin, borderTopWidth, borderCollapse, textAlign, overflow].join(' | ');
      looks[kind] = [...new Set([...(looks[kind] ?? []), look])];
    }
    return looks;
  });
}

/** What is on both and looks like it does nowhere on the other: there may be more or less of it, at another place. */
function differences(one: Looks, other: Looks): string[] {
  return Object.entries(one).flatMap(([kind, looks]) => {
    const now = other[kind];
    return now === undefined || looks.some((look) => now.includes(look)) ? [] : [`${kind}: ${looks} -> ${now}`];
  });
}

async function choose(page: Page, path: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const link = menu.locator(`a[href="${path}"]`);
  const closed = menu.getByRole('button', { expanded: false });
  while (!(await link.isVisible())) await closed.first().click();
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname === path);
  await settled(page);
}

test('a screen looks the same whichever others were open before it', async ({ page, openAs }) => {
  await page.goto('/');
  for (const path of SCREENS) await choose(page, path);
  // By now the stylesheets of all screens are there.
  const alone = await openAs('superadmin');
  for (const path of SCREENS) await expectSameLooks(page, alone, path);
});

/** Others publish results and enter marks meanwhile, which changes what a screen begins with: both are opened again then. */
async function expectSameLooks(page: Page, alone: Page, path: string): Promise<void> {
  await expect(async () => {
    await Promise.all([chooseAnew(page, path), openAlone(alone, path)]);
    const [here, there] = [await looksOf(page), await looksOf(alone)];
    expect(Object.keys(here).length, path).toBeGreaterThan(Object.keys(there).length * 0.7);
    expect(differences(there, here), path).toEqual([]);
  }).toPass({ timeout: 90_000 });
}

async function chooseAnew(page: Page, path: string): Promise<void> {
  await choose(page, SCREENS.find((other) => other !== path) ?? '/');
  await choose(page, path);
}

async function openAlone(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await settled(page);
}
