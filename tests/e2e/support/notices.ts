import type { Locator, Page } from '@playwright/test';
import { type Messages, messages as english } from '../../../locales/en/index.ts';

/** Where the app says what has been done and what has failed. */
export function noticesOf(page: Page, { shell }: Messages = english): Locator {
  return page.getByRole('region', { name: shell.notices });
}
