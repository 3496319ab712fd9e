import type { Page } from '@playwright/test';
import { emailOf, PASSWORD, type Role } from './sessions.ts';

/** Fills the login page in and sends it off. */
export async function submitLogin(page: Page, role: Role, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email, student ID or employee ID').fill(emailOf(role));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
