import { expect, type Page } from '@playwright/test';

/**
 * Waits until a page shows what it has to show: nothing stands in for what is still on its way, and what appears has
 * appeared. While a screen fades in, its text is paler than it is for whoever reads it.
 */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1')).not.toHaveText(/^\s*$/);
  await expect(page.locator('[aria-busy="true"], .skeleton, .list-skeleton')).toHaveCount(0);
  await expect.poll(() => endingAnimations(page)).toBe(0);
}

/** How many animations are under way that end by themselves. */
function endingAnimations(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isEnding = ({ playState, effect, timeline }: Animation) =>
      playState === 'running' && timeline instanceof DocumentTimeline && effect?.getTiming().iterations !== Infinity;
    return document.getAnimations().filter(isEnding).length;
  });
}
