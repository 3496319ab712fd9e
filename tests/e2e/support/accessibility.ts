import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'],
  // What passes is not asked for, and costs as much to describe as what fails.
  resultTypes: ['violations'],
};
const GRAVE = ['serious', 'critical'];

/** What axe finds serious or critical on a page, or in a part of it, in words that lead to the place. */
export async function graveFindings(page: Page, part = ':root'): Promise<string[]> {
  return (await findings(page, part)).filter((finding) => GRAVE.some((impact) => finding.startsWith(impact)));
}

/** All that axe finds on a page, or in a part of it: also what is merely not best practice. */
export async function findings(page: Page, part = ':root'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const run = async (asked: { part: string; options: RunOptions }) => {
    const { axe: judge } = window as typeof window & { axe: typeof axe };
    const { violations } = await judge.run(asked.part, asked.options);
    return violations;
  };
  const violations = await page.evaluate(run, { part, options: OPTIONS });
  return violations.map(
    ({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}
