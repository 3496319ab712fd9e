import { messages as english } from '../../locales/en/index.ts';
import { expect, test } from './support/test.ts';
import { unique } from './support/unique.ts';

test.use({ role: 'admin' });

test('a phone number is entered in any spelling, shown in the national one, and found by every other', async ({
  page,
}) => {
  const name = unique('Bank');
  const digits = `01756${name.replace(/\D/g, '').slice(-6).padStart(6, '1')}`;
  const shown = `${digits.slice(0, 5)}-${digits.slice(5)}`;
  await page.goto('/bank/create');
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Phone').fill(digits.slice(0, -1));
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByLabel('Phone')).toHaveAccessibleDescription(/Enter a phone number such as 01812-345678/);
  await form.getByLabel('Phone').fill(`+880 ${digits.slice(1)}`);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toHaveCount(0);
  const table = page.getByRole('table', { name: 'Banks' });
  const search = page.getByRole('searchbox', { name: 'Search' });
  await expect(search).toHaveAttribute('placeholder', /^Search: .*Phone/);
  for (const typed of [digits, digits.slice(1), `00880 ${digits.slice(1)}`, digits.slice(-6)]) {
    await search.fill(typed);
    await expect.poll(() => new URL(page.url()).searchParams.get('filter')).toBe(JSON.stringify({ q: typed }));
    await expect(table.getByRole('row').filter({ hasNotText: '+ Add row' })).toHaveCount(2);
    await expect(table.getByRole('link', { name: shown })).toBeVisible();
  }
  await expect(table.getByRole('link', { name: shown })).toHaveAttribute('href', `tel:${digits}`);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: english.shell.search.title }).fill(digits);
  await expect(page.getByRole('option', { name: new RegExp(name) })).toBeVisible();
});
