import type { Page } from '@playwright/test';
import { expectSound } from './support/judgement.ts';
import { expect, test } from './support/test.ts';
import { unique } from './support/unique.ts';

test.use({ role: 'accountant' });

const current = (page: Page) => page.locator('[aria-current="true"]').filter({ hasText: /\S/ }).last();

test('several expenses are decided on from the keyboard, with what they come to, and the focus goes on', async ({
  page,
  api,
  complaints,
}) => {
  const purposes = ['Chalk', 'Lamps', 'Paint'].map(unique);
  const [type] = await api.list('expenseType');
  const made = [];
  for (const purpose of purposes)
    made.push(
      await api.create('expense', { expense_type_id: type?.id, purpose, amount: '100.10', spent_on: '2026-02-03' }),
    );

  // As people come to it: the focus is then on the heading.
  await page.goto('/expense');
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Decisions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Decisions' })).toBeFocused();
  await expect(page.getByRole('heading', { name: /^Expenses/ })).toBeVisible();
  await expectSound(page, complaints);
  const [first = '', , last = ''] = purposes;
  for (let step = 0; step < 60 && !(await current(page).textContent())?.includes(first); step++)
    await page.keyboard.press('j');
  await expect(current(page)).toContainText(first);
  await expect(current(page)).toBeFocused();

  // Between them may stand what somebody else enters at this moment.
  for (let taken = 0; taken < purposes.length; ) {
    const text = (await current(page).textContent()) ?? '';
    if (purposes.some((purpose) => text.includes(purpose))) {
      await page.keyboard.press('x');
      taken++;
    }
    if (taken < purposes.length) await page.keyboard.press('j');
  }
  await expect(page.getByText('3 selected')).toContainText('300.30');
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog', { name: 'Approve' })).toContainText('300.30');
  // A dialog takes no Enter that may have been meant for what lay there before.
  const success = page.getByRole('dialog', { name: 'Success!' });
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(success).toContainText('Completed: 3 records.', { timeout: 5_000 });
  }).toPass();
  await success.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText(last)).toBeHidden();
  await expect(current(page)).toBeFocused();
  for (const { id } of made) expect(await api.one('expense', id)).toMatchObject({ status: 1 });
});
