import { noticesOf } from './support/notices.ts';
import { expect, test } from './support/test.ts';
import { unique } from './support/unique.ts';

const BANNER = 'You are offline. What you save is sent when the connection is back.';

test.describe('as a super admin', () => {
  test.use({ role: 'superadmin' });

  test('a record that is saved without a connection waits for it and is made once', async ({ page, api, context }) => {
    const name = unique('Offline');
    await page.goto('/class/class/add');
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Order', { exact: true }).fill('77');
    await context.setOffline(true);
    await expect(page.getByText(BANNER)).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Waiting for connection…' })).toBeDisabled();
    await context.setOffline(false);
    await expect(noticesOf(page)).toContainText('Class added.');
    await expect(page.getByText(BANNER)).toHaveCount(0);
    expect((await api.list('class')).filter((each) => each.name === name)).toHaveLength(1);
  });

  test('a record whose answer got lost is saved again without a question, and made once', async ({ page, api }) => {
    const name = unique('Lost');
    let isLost = false;
    await page.route('**/api/religions', async (route) => {
      if (route.request().method() !== 'POST' || isLost) return route.continue();
      isLost = true;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.goto('/religion/create');
    await page.getByLabel('Name', { exact: true }).fill(name);
    const saveButton = page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true });
    await saveButton.click();
    await expect(noticesOf(page)).toContainText('The server did not answer.');
    await saveButton.click();
    await expect(noticesOf(page)).toContainText('Religion added.');
    expect((await api.list('religion')).filter((each) => each.name === name)).toHaveLength(1);
  });
});
