import type { Page } from '@playwright/test';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

// The other tests see a page that stands still.
test.use({ role: 'admin', contextOptions: { reducedMotion: 'no-preference' } });

/** What the page's elements have begun to move from, since it was loaded. */
const begunFrom = (page: Page) => page.evaluate(() => (window as unknown as { begun: Keyframe[] }).begun);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const begun: unknown[] = [];
    Object.assign(window, { begun });
    const { animate } = HTMLElement.prototype;
    HTMLElement.prototype.animate = function (keyframes, options) {
      if (this.tagName === 'MAIN') begun.push(Array.isArray(keyframes) ? keyframes[0] : keyframes);
      return animate.call(this, keyframes, options);
    };
  });
});

test('another screen zooms in as it appears, a dialog over a list does not, and then it stands still', async ({
  page,
}) => {
  await page.goto('/religion');
  await settled(page);
  expect(await begunFrom(page)).toEqual([]);
  await page.getByRole('link', { name: 'Add religion' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await begunFrom(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
  // The address changes first; the screen before stays until the next one is loaded.
  await expect.poll(() => begunFrom(page)).toEqual([{ opacity: 0, transform: 'scale(0.98)' }]);
  await settled(page);
  await expect(page.locator('main')).toHaveCSS('opacity', '1');
  await expect(page.locator('main')).toHaveCSS('transform', 'none');
});
