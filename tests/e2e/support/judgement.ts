import { expect, type Page } from '@playwright/test';
import { answers } from '../../../locales/en/answers.ts';
import { defaultMessages } from '../../../locales/loaders.ts';
import { graveFindings } from './accessibility.ts';
import type { Complaints } from './complaints.ts';
import { settled } from './settled.ts';

/** A key that nobody has looked up, by what those of the languages begin with. */
const MESSAGE_KEY = new RegExp(`\\b(${Object.keys({ ...defaultMessages, ...answers }).join('|')})\\.[a-z]\\w+`);
export const TELEPHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 800 };

/**
 * What every screen must be: named, quiet, in words instead of keys, and usable without eyes or a mouse. Where only a
 * part of the page is new, the search for what hinders people is kept to that.
 */
export async function expectSound(page: Page, complaints: Complaints, part?: string): Promise<void> {
  await settled(page);
  await expect(page.locator('h1')).toHaveCount(1);
  expect(await page.locator('body').innerText()).not.toMatch(MESSAGE_KEY);
  expect(await tablesWithoutHeads(page)).toEqual([]);
  expect(await graveFindings(page, part)).toEqual([]);
  expect(complaints.take()).toEqual([]);
}

/** Nothing makes the page wider than a telephone. Leaves the window as it was. */
export async function expectToFitTelephone(page: Page): Promise<void> {
  await page.setViewportSize(TELEPHONE);
  await expectToFit(page);
  await page.setViewportSize(DESK);
  await settled(page);
}

/** Nothing makes the page wider than the window of a telephone, which it is in. */
export async function expectToFit(page: Page): Promise<void> {
  await settled(page);
  await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(TELEPHONE.width);
}

function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

/** Tables in which a column has no head that says what stands in it. */
function tablesWithoutHeads(page: Page): Promise<string[]> {
  return page.locator('table').evaluateAll((tables) => {
    const isNamed = (head: Element) => head.textContent?.trim() || head.querySelector('[aria-label]');
    const isSound = (table: Element) => {
      const heads = [...table.querySelectorAll('thead th[scope="col"]')];
      // A row may be the head of those below it, over all columns.
      const cells = [...(table.querySelector('tbody tr')?.children ?? heads)] as HTMLTableCellElement[];
      const width = cells.reduce((sum, { colSpan }) => sum + colSpan, 0);
      return heads.length > 0 && heads.length === width && heads.every(isNamed);
    };
    return tables.filter((table) => !isSound(table)).map((table) => table.outerHTML.slice(0, 300));
  });
}
