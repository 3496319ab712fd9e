import type { Page } from '@playwright/test';

/** Chooses a record in a reference's input by typing a part of its name. */
export async function pick(page: Page, label: string, name: string): Promise<void> {
  // The list of what is offered has the same label.
  const input = page.getByLabel(label, { exact: true }).and(page.getByRole('combobox'));
  await input.fill(name);
  // What was found for an earlier text moves away when the answer comes.
  const found = page.locator('[role="listbox"][aria-busy="false"]');
  await found.getByRole('option', { name }).first().click();
}
