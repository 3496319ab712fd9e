import type { Locator, Page } from '@playwright/test';
import { noticesOf } from './support/notices.ts';
import { emailOf, PASSWORD } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { unique } from './support/unique.ts';

const MOST_STOPS = 40;

/** Presses Tab until something has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus()) return expectVisibleFocus(target);
  }
  throw new Error(`${target} is not reached within ${MOST_STOPS} stops of the Tab key`);
}

async function expectVisibleFocus(target: Locator): Promise<void> {
  const marks = await target.evaluate((element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return { hasOutline: outlineStyle !== 'none' && outlineWidth !== '0px', hasShadow: boxShadow !== 'none' };
  });
  expect(Object.values(marks)).toContain(true);
}

test('a religion is added from the login to the saved entry without a mouse', async ({ page, api }) => {
  const name = unique('By hand');
  const { keyboard } = page;
  await page.goto('/login');
  await expect(page.getByLabel('Email, student ID or employee ID')).toBeFocused();
  await keyboard.type(emailOf('admin'));
  await keyboard.press('Tab');
  await keyboard.type(PASSWORD);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Mizanur Rahman/ })).toBeVisible();

  const menu = page.getByRole('navigation', { name: 'Menu' });
  await tabTo(page, menu.getByRole('button', { name: 'Settings' }));
  await keyboard.press('Enter');
  await tabTo(page, menu.getByRole('link', { name: 'Religions' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Religions' })).toBeFocused();

  await tabTo(page, page.getByRole('link', { name: 'Add religion' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
  await keyboard.type(name);
  await keyboard.press('Enter');
  await expect(noticesOf(page)).toContainText('Religion added.');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect((await api.list('religion')).filter((each) => each.name === name)).toHaveLength(1);
});

test.describe('as an admin', () => {
  test.use({ role: 'admin' });

  test('the first stop of the Tab key leads past the menu to the content', async ({ page }) => {
    await page.goto('/religion');
    await expect(page.getByRole('table')).toBeVisible();
    await page.locator('body').press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('slash leads to the search, Alt+N to a new entry, Ctrl+S saves it, Escape leaves a dialog', async ({ page }) => {
    const name = unique('Short cut');
    await page.goto('/conference/room');
    await expect(page.getByRole('table')).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
    await page.keyboard.press('Alt+n');
    await expect(page).toHaveURL('/conference/room/create');
    await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL('/conference/room');
    await page.keyboard.press('Alt+n');
    await page.getByRole('dialog').getByLabel('Name').fill(name);
    await page.keyboard.press('Control+s');
    await expect(noticesOf(page)).toContainText('Conference Room added.');
  });

  test('a dialog keeps the focus, and gives it back to where it came from', async ({ page }) => {
    await page.goto('/wing');
    const remove = page.getByRole('button', { name: 'Delete: Girls' });
    await remove.focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    for (let stop = 0; stop < 4; stop += 1) {
      await page.keyboard.press('Tab');
      await expect(question.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(remove).toBeFocused();
  });
});
