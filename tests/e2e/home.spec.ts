import type { Page } from '@playwright/test';
import { messages as arabic } from '../../locales/ar/index.ts';
import { home as dashboard } from '../../locales/en/home.ts';
import { messages as english } from '../../locales/en/index.ts';
import { graveFindings } from './support/accessibility.ts';
import { expectSound, expectToFitTelephone } from './support/judgement.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

const TITLE = english.shell.search.title;
const field = (page: Page) => page.getByRole('combobox', { name: TITLE });

test.describe('as a super admin', () => {
  test.use({ role: 'superadmin' });

  test('the results of the newest published exam lead to those of a class', async ({ page }) => {
    await page.goto('/');
    const card = page.getByRole('region', { name: dashboard.results });
    await expect(card.getByText(/pass rate and average GPA/)).toBeVisible();
    await card
      .getByRole('link', { name: /% · \d\.\d\d/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/all\/result\?.*class_id=/);
    await expect(page.getByRole('table', { name: english.resultTables.titles.tabulation })).toBeVisible();
  });

  test('a student is found and opened by keyboard, and is then among what was opened last', async ({ page, api }) => {
    const [student] = await api.list('student', { range: [0, 0], filter: { is_active: 1 } });
    const name = String(student?.name);
    await page.goto('/religion');
    await settled(page);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(String(student?.student_id));
    const option = page.getByRole('option', { name });
    await expect(option).toHaveAttribute('aria-selected', 'true');
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/students/${student?.id}/show`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await page.keyboard.press('Control+k');
    await expect(
      page.getByRole('group', { name: english.shell.search.recent }).getByRole('option').first(),
    ).toContainText(name);
  });

  test('arrows go round, Escape closes and gives the focus back', async ({ page }) => {
    await page.goto('/religion');
    await settled(page);
    const button = page.getByRole('button', { name: TITLE });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('bank');
    // Said once everything is there: until then the list still grows.
    await expect(page.getByRole('dialog').getByRole('status')).toContainText(/^\d+ results/);
    const options = page.getByRole('option');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test('an action opens its form with the focus in it', async ({ page }) => {
    await page.goto('/');
    await settled(page);
    await page.keyboard.press('Control+k');
    await field(page).fill('add religion');
    await expect(page.getByRole('option', { name: 'Add religion' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/religion/create');
    await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
  });

  test('what matches nothing says so, and the dialog can be used by everybody', async ({ page }) => {
    await page.goto('/');
    await settled(page);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('listbox')).toBeVisible();
    expect(await graveFindings(page)).toEqual([]);
    await field(page).fill('qqqqzzzz');
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('qqqqzzzz');
    await field(page).fill('rah');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await graveFindings(page)).toEqual([]);
  });

  test('the start page is sound, fits a telephone, and its charts can be read as tables', async ({
    page,
    complaints,
  }) => {
    await page.goto('/');
    await settled(page);
    await expect(page.locator('.home-chart svg').first()).toBeVisible();
    await page.getByRole('button', { name: dashboard.table }).first().click();
    await expect(page.getByRole('table').first().getByRole('columnheader').first()).toBeVisible();
    await expectSound(page, complaints);
    await expectToFitTelephone(page);
  });

  test('a figure leads to the list of just what it counted', async ({ page }) => {
    await page.goto('/');
    const tile = page.getByRole('link', { name: /Expenses to decide/ });
    const count = /^\s*([\d,]+)/.exec((await tile.textContent()) ?? '')?.[1];
    await tile.click();
    await expect(page).toHaveURL(/\/expense\?.*status/);
    await settled(page);
    await expect(page.locator('main')).toContainText(new RegExp(`of ${count}\\b`));
  });
});

test.describe('as a parent', () => {
  test.use({ role: 'parent' });

  test('the start page shows the children and nothing of the school', async ({ page, complaints }) => {
    await page.goto('/');
    await settled(page);
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: dashboard.counts })).toHaveCount(0);
    await expectSound(page, complaints);
  });
});

test.describe('in Arabic and dark', () => {
  test.use({ role: 'superadmin', language: 'ar', skin: 'dark' });

  test('the start page and the search are sound', async ({ page, complaints }) => {
    await page.goto('/');
    await settled(page);
    await expect(page.locator('.home-chart svg').first()).toBeVisible();
    await expectSound(page, complaints);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: arabic.shell.search.title }).fill('students');
    await expect(page.getByRole('option').first()).toContainText(/\p{Script=Arabic}/u);
    expect(await graveFindings(page)).toEqual([]);
  });
});
