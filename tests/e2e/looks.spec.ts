import type { Locator, Page } from '@playwright/test';
import { messages as arabic } from '../../locales/ar/index.ts';
import { messages as bangla } from '../../locales/bn/index.ts';
import { messages as german } from '../../locales/de/index.ts';
import { formsOf } from '../../locales/texts.ts';
import { namesOf } from './support/labels.ts';
import { noticesOf } from './support/notices.ts';
import { expect, test } from './support/test.ts';
import { unique } from './support/unique.ts';

test.use({ role: 'admin', viewport: { width: 1280, height: 800 } });

const religion = { name: 'religion' };
const student = { name: 'student' };
const html = (page: Page) => page.locator('html');
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

async function chooseInAccountMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name }).click();
}

test.describe('in Arabic', () => {
  test.use({ language: 'ar' });

  test('the page runs from right to left, with the menu on the right', async ({ page }) => {
    await page.goto('/religion');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(namesOf(religion, arabic).many);
    await expect(html(page)).toHaveAttribute('dir', 'rtl');
    await expect(html(page)).toHaveAttribute('lang', 'ar');
    const menu = await page.getByRole('navigation', { name: arabic.shell.menu }).boundingBox();
    const content = await page.getByRole('main').boundingBox();
    expect(menu?.x).toBeGreaterThan(900);
    expect(menu?.x).toBeGreaterThanOrEqual((content?.x ?? 0) + (content?.width ?? 0));
  });

  test('amounts under each other end at one edge, so that their digits line up', async ({ page }) => {
    await page.goto('/expense');
    const amounts = page.getByRole('table').locator('tbody td[data-kind="money"]');
    await expect(amounts.first()).toBeVisible();
    const ends = await amounts.evaluateAll((cells) =>
      cells.map((cell) => {
        const text = document.createRange();
        text.selectNodeContents(cell);
        return Math.round(text.getBoundingClientRect().right);
      }),
    );
    expect(ends.length).toBeGreaterThan(1);
    expect(new Set(ends).size).toBe(1);
  });

  test('a number of things takes the form that Arabic has for that number', async ({ page }) => {
    await page.goto('/students');
    const [, one = '', two = '', few = ''] = formsOf(arabic.screens.bulk.selected);
    const expected = [one, two, few.replace('%{smart_count}', '3')].map((text) => text.replace('3', '[3٣]'));
    const boxes = page.getByRole('table').locator('tbody').getByRole('checkbox');
    for (const [index, text] of expected.entries()) {
      await boxes.nth(index).click();
      await expect(page.getByRole('region', { name: arabic.screens.bulk.label })).toContainText(new RegExp(text));
    }
  });
});

for (const [device, width] of [
  ['a desk', 1280],
  ['a telephone', 390],
] as const) {
  test.describe(`a notice on ${device}`, () => {
    test.use({ role: 'superadmin', viewport: { width, height: 800 } });

    test('leaves the buttons of a page’s form free', async ({ page }) => {
      await page.goto('/institute');
      await page.getByLabel('Code').fill(unique('LSC').replace(' ', '-'));
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(noticesOf(page)).toContainText('Institute saved.');
      expect(await isCovered(page, page.locator('.form-bar'))).toBe(false);
    });

    test('leaves the buttons of a dialog’s form free', async ({ page }) => {
      await page.goto('/religion');
      await page.getByRole('link', { name: 'Add religion' }).click();
      await page.getByLabel('Name', { exact: true }).fill(unique('Quiet'));
      await page.getByRole('button', { name: 'Save and add another' }).click();
      await expect(noticesOf(page)).toContainText('added.');
      expect(await isCovered(page, page.getByRole('dialog').locator('.MuiDialogActions-root'))).toBe(false);
    });
  });
}

/** Whether a notice lies over a part of what is given. */
async function isCovered(page: Page, bar: Locator): Promise<boolean> {
  const [notice, place] = [await noticesOf(page).boundingBox(), await bar.boundingBox()];
  if (!notice || !place) throw new Error('There is no notice or no bar to be seen.');
  const isBeside = notice.x >= place.x + place.width || place.x >= notice.x + notice.width;
  const isAboveOrBelow = notice.y >= place.y + place.height || place.y >= notice.y + notice.height;
  return !isBeside && !isAboveOrBelow;
}

test.describe('in Bangla', () => {
  test.use({ language: 'bn' });

  test('numbers and dates are written in Bangla digits', async ({ page }) => {
    await page.goto('/expense');
    const row = page.getByRole('table').locator('tbody').getByRole('row').first();
    await expect(row.getByRole('cell').nth(1)).toHaveText(/^[০-৯]{1,2} .*[০-৯]{4}$/);
    await expect(row).toContainText(/[০-৯,]+\.[০-৯]{2}/);
    await expect(row).not.toContainText(/\d[\d,]*\.\d\d/);
    await expect(page.getByText('১–১০')).toBeVisible();
    await expect(
      page.getByRole('button', { name: bangla.screens.pager.page.replace('%{page}', '২'), exact: true }),
    ).toBeVisible();
  });
});

test('the language is switched in place, and the server answers in it', async ({ page }) => {
  await page.goto('/religion');
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitem', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Religionen');
  await expect(html(page)).toHaveAttribute('lang', 'de');
  await page.goto('/religion/create');
  await page.getByRole('dialog').getByLabel('Name').fill('Islam');
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(noticesOf(page, german)).toContainText(german.validation.unique);
  expect(await stored(page, 'locale')).toBe('de');
});

test('dark colours are chosen in the account menu and still there after a reload', async ({ page }) => {
  await page.goto('/religion');
  await expect(page.getByRole('table')).toBeVisible();
  const brightness = () =>
    page.evaluate(() => Number(/\d+/.exec(getComputedStyle(document.body).backgroundColor)?.[0]));
  expect(await brightness()).toBeGreaterThan(200);
  await chooseInAccountMenu(page, 'Dark mode');
  await expect.poll(brightness).toBeLessThan(60);
  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();
  expect(await brightness()).toBeLessThan(60);
  expect(await stored(page, 'skin')).toBe('dark');
  await chooseInAccountMenu(page, 'Light mode');
  await expect.poll(brightness).toBeGreaterThan(200);
});

test('the menu lies above the page when that is chosen, and stays there', async ({ page }) => {
  await page.goto('/religion');
  await chooseInAccountMenu(page, 'Top menu');
  await page.reload();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('menuitem', { name: 'Institute' }).click();
  await expect(page).toHaveURL('/institute');
  const above = await menu.boundingBox();
  const content = await page.getByRole('main').boundingBox();
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(content?.y ?? 0);
  expect(content?.width).toBe(1280);
  expect(await stored(page, 'layout')).toBe('horizontal');
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu is a drawer that closes when a screen is chosen', async ({ page }) => {
    await page.goto('/religion');
    await expect(page.getByRole('navigation', { name: 'Menu' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await menu.getByRole('button', { name: 'Students' }).tap();
    await menu.getByRole('link', { name: 'Students' }).tap();
    await expect(page).toHaveURL('/students');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(namesOf(student).many);
    await expect(page.getByRole('navigation', { name: 'Menu' })).toHaveCount(0);
  });

  test('records are cards on which everything can be done that a table’s row offers', async ({ page, api }) => {
    const name = unique('Card');
    const { id } = await api.create('religion', { name });
    await page.goto(`/religion?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
    const card = page.getByRole('list', { name: 'Religions' }).getByRole('listitem');
    await expect(card).toHaveCount(1);
    await expect(page.getByRole('table')).toHaveCount(0);
    const active = card.getByRole('switch', { name: `Active: ${name}` });
    const { width = 0, height = 0 } = (await active.boundingBox()) ?? {};
    expect(width).toBeGreaterThan(height);
    await active.tap();
    await page.getByRole('dialog', { name: 'Success!' }).getByRole('button', { name: 'OK' }).tap();
    expect(await api.one('religion', id)).toMatchObject({ is_active: 0 });
    await card.getByRole('link', { name: `Edit: ${name}` }).tap();
    await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue(name);
  });
});
