import type { Locator, Page } from '@playwright/test';
import { findings } from './support/accessibility.ts';
import { TELEPHONE } from './support/judgement.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'superadmin' });

/** Opens what a button leads to, has everything that is seen by then judged, and closes it again. */
async function findingsBehind(page: Page, button: Locator, opened: Locator): Promise<string[]> {
  await button.click();
  await expect(opened).toBeVisible();
  await settled(page);
  const found = await findings(page);
  await page.keyboard.press('Escape');
  return found;
}

test.describe('nothing hinders anybody at what opens over a list:', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/students');
    await expect(page.getByRole('table', { name: 'Students' })).toBeVisible();
    await settled(page);
  });

  for (const name of ['Views', 'Export']) {
    test(`the menu “${name}”`, async ({ page }) => {
      const button = page.getByRole('button', { name, exact: true });
      expect(await findingsBehind(page, button, page.getByRole('menu', { name }))).toEqual([]);
    });
  }

  test('the columns', async ({ page }) => {
    const opened = page.getByRole('dialog', { name: 'Columns' });
    expect(await findingsBehind(page, page.getByRole('button', { name: 'Columns' }), opened)).toEqual([]);
  });

  test('the filters, and what one of them offers', async ({ page }) => {
    const opened = page.getByRole('region', { name: 'Filters' });
    expect(await findingsBehind(page, page.getByRole('button', { name: 'Filters' }), opened)).toEqual([]);
    const chooser = opened.getByRole('combobox', { name: 'Class' });
    expect(await findingsBehind(page, chooser, page.getByRole('listbox'))).toEqual([]);
  });

  test('the menus of the top bar', async ({ page }) => {
    const top = page.getByRole('banner');
    const menus = [top.getByRole('button', { name: /^Language/ }), top.getByRole('button', { name: /account/i })];
    for (const button of menus) expect(await findingsBehind(page, button, page.getByRole('menu'))).toEqual([]);
    const search = top.getByRole('button', { name: /^Search/ });
    expect(await findingsBehind(page, search, page.getByRole('dialog'))).toEqual([]);
  });

  test('the menu of a narrow window', async ({ page }) => {
    await page.setViewportSize(TELEPHONE);
    const button = page.getByRole('button', { name: 'Open menu' });
    expect(await findingsBehind(page, button, page.getByRole('dialog', { name: 'Menu' }))).toEqual([]);
  });

  test('the question whether a record is to be deleted', async ({ page }) => {
    const button = page.getByRole('button', { name: /^Delete:/ }).first();
    expect(await findingsBehind(page, button, page.getByRole('alertdialog'))).toEqual([]);
  });
});

test.describe('in the horizontal layout', () => {
  test.use({ layout: 'horizontal' });

  test('nothing hinders anybody at the menu of an area', async ({ page }) => {
    await page.goto('/students');
    await settled(page);
    const button = page.getByRole('button', { name: 'Settings', exact: true });
    expect(await findingsBehind(page, button, page.getByRole('menu', { name: 'Settings' }))).toEqual([]);
  });
});
