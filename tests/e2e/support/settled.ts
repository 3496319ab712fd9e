import { expect, type Page } from '@playwright/test';

/** Waits until a page shows what it has to show: nothing stands in for what is still on its way. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1')).not.toHaveText(/^\s*$/);
  await expect(page.locator('[aria-busy="true"], .MuiSkeleton-root, .list-skeleton')).toHaveCount(0);
}
