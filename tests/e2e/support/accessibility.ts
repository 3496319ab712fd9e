import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];
const GRAVE = ['serious', 'critical'];

/** What axe finds serious or critical on a page, in words that lead to the place. */
export async function graveFindings(page: Page): Promise<string[]> {
  // The other mode opens a page of its own to gather what frames have found, and takes twice as long; there are no frames.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(STANDARDS).analyze();
  return violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ''))
    .map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
