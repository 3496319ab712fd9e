import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'superadmin' });

test('the states of a list are tabs with counts, for the keyboard too, and a link keeps the chosen one', async ({
  page,
  api,
}) => {
  const { states } = await api.summary('employeeSalary');
  const draft = page.getByRole('tab', { name: `Draft ${states[0]}`, exact: true });
  const approved = page.getByRole('tab', { name: `Approved ${states[1]}`, exact: true });
  await page.goto('/employee/salary');
  await draft.click();
  await expect(page.getByText(`Total of ${states[0]} records`)).toBeVisible();

  await page.reload();
  await expect(draft).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText(new RegExp(`^1–\\d+ of ${states[0]}$`))).toBeVisible();

  await draft.press('ArrowRight');
  await expect(approved).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/status%22%3A1/);
  await expect(page.getByText(`Total of ${states[1]} records`)).toBeVisible();
});

test('tabs and sums have their height before they are there', async ({ page }) => {
  const heightOf = (part: string) => page.locator(part).evaluate((element) => element.getBoundingClientRect().height);
  await page.route(/\/summary/, async (route) => {
    await page.waitForTimeout(1_000);
    await route.continue();
  });
  await page.goto('/employee/salary');
  const [tabs, sums] = ['.list-states', '.list-sums'];
  const before = [await heightOf(tabs), await heightOf(sums)];
  await expect(page.getByText(/^Total of/)).toBeVisible();
  expect([await heightOf(tabs), await heightOf(sums)]).toEqual(before);
});

test('on a telephone the tabs are scrolled to the chosen one, and the page is not wider', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/expense?filter=${encodeURIComponent('{"status":2}')}`);
  const chosen = page.getByRole('tab', { selected: true });
  await expect(chosen).toHaveText(/^Cancelled \d/);
  await settled(page);
  await expect(chosen).toBeInViewport({ ratio: 0.99 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
