import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'playwright';
import { registry } from '../../schemas/index.ts';
import { buildPath } from '../../src/core/paths.ts';
import { submitLogin } from '../e2e/support/loginPage.ts';
import { neverIdle, watchScripts } from '../e2e/support/scripts.ts';
import { storageOf } from '../e2e/support/test.ts';
import { MOST_BEYOND_LIST_KB, MOST_FIRST_LIST_KB } from './foundation.ts';
import type { Measurement } from './report.ts';
import type { School } from './school.ts';
import { LOGIN_FORM } from './visit.ts';

const STUDENT = registry.get('student').screens;
const RELIGION = registry.get('religion').screens;

/** One address for every kind of page that is not a list. */
const PAGES: Readonly<Record<string, string | undefined>> = {
  'the start page': '/',
  'the profile': '/profile',
  'a form on a page, new': STUDENT.create,
  'a form on a page, a record': STUDENT.edit && buildPath(STUDENT.edit, { id: 777 }),
  'a form in a dialog': RELIGION.create,
  'a record': STUDENT.show && buildPath(STUDENT.show, { id: 777 }),
  'the settings of the school': registry.get('institute').screens.list,
};

/** What only the code of rich text and of charts contains. */
const HEAVY = { 'rich text': 'ProseMirror', charts: 'recharts' };

type Scripts = ReadonlyMap<string, string>;

/** The JavaScript that a browser with an empty cache fetches, compressed by gzip -9, in kB of 1000 bytes. */
export async function* measureWeights(browser: Browser, school: School): AsyncGenerator<Measurement> {
  const { login, list } = await enter(browser, school);
  yield {
    what: 'JavaScript of the login page',
    value: weigh(login),
    unit: ' kB',
    atMost: 75,
    detail: `${login.size} files`,
  };
  yield {
    what: 'JavaScript up to the first list after the login',
    value: weigh(list),
    unit: ' kB',
    atMost: MOST_FIRST_LIST_KB,
    detail: `${list.size} files`,
  };
  const context = await browser.newContext({ storageState: storageOf(school.url, school.session) });
  for (const [what, path] of Object.entries(PAGES)) {
    if (path === undefined) throw new Error(`${what} has no address`);
    const scripts = await scriptsOf(context, school.url + path);
    const further = new Map([...scripts].filter(([address]) => !list.has(address)));
    yield {
      what: `JavaScript of ${what} beyond that of the list`,
      value: weigh(further),
      unit: ' kB',
      atMost: MOST_BEYOND_LIST_KB,
      detail: path,
    };
  }
  for (const [what, text] of Object.entries(HEAVY)) yield countHeavy({ what, text, list });
}

/** Logs in as a newcomer does and goes on to a list. */
async function enter(browser: Browser, { url }: School): Promise<{ login: Scripts; list: Scripts }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await neverIdle(page);
  const asked = watchScripts(page);
  await page.goto(`${url}/login?to=${encodeURIComponent(STUDENT.list)}`);
  await page.locator(LOGIN_FORM).waitFor();
  await settle(page);
  const login = await contentsOf(asked);
  await submitLogin(page, 'superadmin');
  await page.locator('tbody tr:nth-child(10) td').first().waitFor();
  await settle(page);
  const list = await contentsOf(asked);
  await context.close();
  return { login, list };
}

async function scriptsOf(context: BrowserContext, address: string): Promise<Scripts> {
  const page = await context.newPage();
  await neverIdle(page);
  const asked = watchScripts(page);
  await page.goto(address);
  await page.getByRole('heading').first().waitFor();
  await settle(page);
  await page.close();
  return contentsOf(asked);
}

function settle(page: Page): Promise<void> {
  return page.waitForLoadState('networkidle');
}

async function contentsOf(addresses: Iterable<string>): Promise<Scripts> {
  const entries = [...addresses].map(async (address) => [address, await (await fetch(address)).text()] as const);
  return new Map(await Promise.all(entries));
}

function weigh(scripts: Scripts): number {
  const bytes = [...scripts.values()].reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0);
  return bytes / 1000;
}

function countHeavy({ what, text, list }: { what: string; text: string; list: Scripts }): Measurement {
  const value = [...list.values()].filter((content) => content.includes(text)).length;
  return { what: `files with ${what} on the way to the first list`, value, unit: '', atMost: 0 };
}
