import type { Page } from '@playwright/test';
import { graveFindings } from './support/accessibility.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

const week = (page: Page) => page.getByRole('table', { name: 'Class Routine' });

test.describe('as a teacher', () => {
  test.use({ role: 'teacher' });

  test('the week begins with one’s own lessons, and its lessons are reached by the arrows', async ({ page }) => {
    await page.goto('/class/routine');
    await page.getByRole('button', { name: 'Week' }).click();
    await expect(page.getByRole('heading', { name: 'Rafiqul Islam' })).toBeVisible();
    const days = await week(page).getByRole('columnheader').allTextContents();
    expect(days.map((day) => day.replace('Today', ''))).toEqual([
      'Time',
      'Sunday',
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'FridayDay off',
      'SaturdayDay off',
    ]);
    const first = week(page).locator('a[tabindex="0"]');
    await expect(first).toHaveCount(1);
    await first.focus();
    await page.keyboard.press('ArrowRight');
    const second = week(page).locator('a:focus');
    await expect(second).toHaveAttribute('tabindex', '0');
    const address = await second.getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Rafiqul Islam' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('as the office', () => {
  test.use({ role: 'admin' });

  test('the list of lessons is ordered by day and time, with a heading for each day', async ({ page }) => {
    await page.goto(`/class/routine?filter=${encodeURIComponent('{"class_id":1,"shift_id":1}')}&perPage=100`);
    await expect(page.getByRole('rowheader')).toHaveText(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday']);
    const periods = await page.locator('tbody').first().getByRole('row').locator('td:nth-child(3)').allTextContents();
    expect(periods.length).toBeGreaterThan(3);
    expect(periods).toEqual(periods.toSorted());
  });

  test('the week of a section is asked for, remembered, and printed on a page alone', async ({ page }) => {
    await page.goto('/class/routine');
    await page.getByRole('button', { name: 'Week' }).click();
    await expect(page.getByText('Choose whose week to show.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Class' }).fill('Nine');
    await page.getByRole('option', { name: 'Nine' }).click();
    await expect(page.getByRole('heading', { name: /^Nine · A/ })).toBeVisible();
    await page.getByLabel('Section', { exact: true }).selectOption({ index: 1 });
    const heading = page.locator('.views-head h2');
    await expect(heading).toHaveText(/^Nine · /);
    await settled(page);
    expect(await graveFindings(page, '.list')).toEqual([]);

    const shown = await heading.textContent();
    await page.getByRole('link', { name: 'Subjects', exact: true }).click();
    await page.getByRole('link', { name: 'Class Routine', exact: true }).click();
    await expect(heading).toHaveText(shown ?? '?');

    await page.emulateMedia({ media: 'print' });
    await expect(week(page)).toBeVisible();
    for (const hidden of ['.list-toolbar', '.views-chooser', '.views-choice', '.app-side']) {
      await expect(page.locator(hidden).first()).toBeHidden();
    }
  });

  test('the week of a teacher is the same after a look at the list', async ({ page }) => {
    await page.goto('/class/routine?view=week');
    await page.getByRole('button', { name: 'Teacher', exact: true }).click();
    await page.getByRole('combobox', { name: 'Teacher' }).fill('Jahanara');
    await page.getByRole('option', { name: 'Jahanara' }).first().click();
    await expect(page.getByRole('heading', { name: 'Jahanara Khatun' })).toBeVisible();
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await expect(page.getByRole('columnheader', { name: 'Subject' })).toBeVisible();
    await page.getByRole('button', { name: 'Week', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Jahanara Khatun' })).toBeVisible();
  });

  test('leave is bars over the days of a month, in the filters of the list; a bar opens its request', async ({
    page,
  }) => {
    await page.goto('/employee/leave/request');
    await page.getByRole('button', { name: 'Calendar' }).click();
    const month = page.locator('.month-table');
    await expect(month).toBeVisible();
    await page.getByRole('tab', { name: /^Approved/ }).click();
    await expect(page).toHaveURL(/view=month/);
    await expect(page).toHaveURL(/status/);
    const bars = month.getByRole('link');
    const heading = page.locator('.views-head h2');
    await expect(bars.filter({ hasNotText: 'Approved' })).toHaveCount(0);
    for (let turned = 0; turned < 12 && (await bars.count()) === 0; turned += 1) {
      const left = (await heading.textContent()) ?? '?';
      await page.getByRole('button', { name: 'Previous month' }).click();
      await expect(heading).not.toHaveText(left);
      await expect(page.locator('.month-frame')).toHaveAttribute('data-waiting', 'false');
    }
    await expect(bars).not.toHaveCount(0);
    expect(await graveFindings(page, '.list')).toEqual([]);
    const shown = await page.locator('.views-head h2').textContent();
    await page.getByRole('button', { name: 'List', exact: true }).click();
    // The month is a table too: what tells the list is that the month is gone.
    await expect(month).toHaveCount(0);
    await expect(page.getByRole('table')).toBeVisible();
    await page.getByRole('button', { name: 'Calendar' }).click();
    await expect(page.locator('.views-head h2')).toHaveText(shown ?? '?');
    await bars.first().click();
    await expect(page).toHaveURL(/\/employee\/leave\/request\/\d+\/show/);
    await page.goBack();
    await expect(month).toBeVisible();
  });

  test('on a telephone a month is a list of days, and nothing is wider than the page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/exam/routine?view=month&month=2026-12');
    await expect(page.getByRole('heading', { name: 'December 2026', exact: true })).toBeVisible();
    await page.goto(`/class/routine?view=week&of=${encodeURIComponent('{"class_id":9}')}`);
    await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 0.99 });
    await settled(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test('the exams of a class are a plan by day', async ({ page }) => {
    await page.goto(`/exam/routine?view=plan&of=${encodeURIComponent('{"class_id":9}')}`);
    await expect(page.getByRole('heading', { name: 'Nine', exact: true })).toBeVisible();
    const days = await page.locator('.plan-day').count();
    expect(days).toBeGreaterThan(3);
    await expect(page.locator('.plan-day').first().getByRole('link')).not.toHaveCount(0);
  });
});
