import type { Page } from '@playwright/test';

/**
 * Ends the login that a page has. Both cookies change at once: a page that asks between them would renew its login. What
 * it asks by itself is answered here, so that it is the next step of the test that finds the login ended.
 */
export async function spoilSession(page: Page): Promise<void> {
  await page.route('**/api/jobs/own', (route) => route.fulfill({ json: [] }));
  const spoilt = ['accessToken', 'refreshToken'].map(
    (name) => `document.cookie = '${name}=spoilt; Path=/; SameSite=Strict'`,
  );
  await page.evaluate(spoilt.join(';'));
}
