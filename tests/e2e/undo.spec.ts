import type { Page } from '@playwright/test';
import { noticesOf } from './support/notices.ts';
import { expect, test } from './support/test.ts';
import { unique } from './support/unique.ts';

test.use({ role: 'admin' });

const rowOf = (page: Page, name: string) => page.getByRole('row', { name });
const search = (page: Page, words: string) => page.getByRole('searchbox', { name: 'Search' }).fill(words);
const confirm = (page: Page) => page.getByRole('button', { name: 'Yes, delete it!' }).click();

test('a record that was deleted from its own page is back in the list, and its page tells both', async ({
  page,
  api,
}) => {
  const name = unique('Regretted');
  const { id } = await api.create('religion', { name });
  await page.goto(`/religion/${id}/show`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await confirm(page);
  await expect(page).toHaveURL('/religion');
  await expect(noticesOf(page)).toContainText('Religion deleted.');
  await search(page, name);
  await expect(rowOf(page, name)).toHaveCount(0);
  await noticesOf(page).getByRole('button', { name: 'Undo' }).click();
  await expect(noticesOf(page)).toContainText('Religion restored.');
  await expect(noticesOf(page)).not.toContainText('Religion deleted.');
  await expect(rowOf(page, name)).toBeVisible();
  await page.goto(`/religion/${id}/show`);
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('restored this.')).toBeVisible();
  await expect(page.getByText('deleted this.')).toBeVisible();
});

test('several that were deleted at once come back by one press of Ctrl+Z', async ({ page, api }) => {
  const group = unique('Sorry');
  for (const letter of ['a', 'b', 'c']) await api.create('religion', { name: `${group} ${letter}` });
  await page.goto('/religion');
  await search(page, group);
  await expect(page.getByText('1–3 of 3')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('region', { name: 'Selected records' }).getByRole('button', { name: 'Delete' }).click();
  await confirm(page);
  await expect(noticesOf(page)).toContainText('3 records deleted.');
  await expect(rowOf(page, group)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(noticesOf(page)).toContainText('3 records restored.');
  await expect(page.getByText('1–3 of 3')).toBeVisible();
  expect((await api.list('religion', { filter: { q: group } })).length).toBe(3);
});

test('the offer waits for whoever comes to it by keyboard', async ({ page, api }) => {
  const name = unique('Slow');
  await api.create('religion', { name });
  await page.goto('/religion');
  await search(page, name);
  await page.getByRole('button', { name: `Delete: ${name}` }).click();
  await page.clock.install();
  await confirm(page);
  const undo = noticesOf(page).getByRole('button', { name: 'Undo' });
  await undo.focus();
  await page.clock.fastForward('01:00');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, name)).toBeVisible();
});
