import type { Locator, Page } from '@playwright/test';

/** Where the app says what has been done and what has failed. */
export function noticesOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Notices' });
}
