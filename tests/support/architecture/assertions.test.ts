import { expect, it } from 'vitest';
import { testsWithoutExpectation } from './assertions.ts';

it('finds the tests of the browser that expect nothing', () => {
  const code = `
    test.use({ role: 'admin' });
    test('looks', async ({ page }) => { await page.goto('/'); });
    test('sees', async ({ page }) => { await expect(page).toHaveTitle('x'); });
    test.describe('of a page', () => { test('waits', { tag: '@slow' }, async () => { await 1; }); });
  `;
  expect(testsWithoutExpectation({ path: 'a.spec.ts', code })).toEqual([
    "a.spec.ts: 'looks' expects nothing",
    "a.spec.ts: 'waits' expects nothing",
  ]);
});
