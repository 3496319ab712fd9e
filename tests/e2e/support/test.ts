import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import type { Locale } from '../../../locales/languages.ts';
import type { Skin } from '../../../src/admin/theme/tokens.ts';
import { Api } from './api.ts';
import { type Role, type Session, sharedSession } from './sessions.ts';
import { type Complaints, watchComplaints } from './complaints.ts';
import { DESK } from './judgement.ts';

export { expect };

interface Options {
  /** Who is logged in; nobody when not said. */
  readonly role: Role | undefined;
  readonly language: Locale;
  readonly skin: Skin;
  readonly layout: 'vertical' | 'horizontal';
}

interface Fixtures {
  /** The server's address, without a slash at the end. */
  readonly origin: string;
  /** The API as somebody who may do everything. */
  readonly api: Api;
  /** Opens a second browser in which somebody else is logged in. */
  readonly openAs: (role: Role) => Promise<Page>;
  /** What the page has complained of so far. */
  readonly complaints: Complaints;
  /** A page of the super admin that goes on from test to test, for those that only look: opening one takes as long as they. */
  readonly lastingPage: WatchedPage;
}

interface WatchedPage {
  readonly page: Page;
  readonly complaints: Complaints;
}

interface WorkerFixtures {
  readonly openedOnce: WatchedPage;
}

type StorageState = Exclude<NonNullable<Parameters<BrowserContext['setStorageState']>[0]>, string>;

/** Playwright's test, in a browser that somebody has already logged in to and set up. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  role: [undefined, { option: true }],
  language: ['en', { option: true }],
  skin: ['light', { option: true }],
  layout: ['vertical', { option: true }],
  origin: async ({ baseURL }, use) => {
    if (!baseURL) throw new Error('No server has been started for these tests.');
    await use(baseURL);
  },
  storageState: async ({ origin, role, language, skin, layout }, use) => {
    const session = role && (await sharedSession(origin, role));
    await use(storageOf(origin, session, { locale: language, skin, layout }));
  },
  api: async ({ origin }, use) => use(new Api(origin, 'superadmin')),
  openAs: async ({ browser, origin }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (role) => {
      const context = await browser.newContext({ storageState: storageOf(origin, await sharedSession(origin, role)) });
      contexts.push(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  complaints: async ({ page }, use) => use(watchComplaints(page)),
  lastingPage: async ({ openedOnce, origin }, use) => {
    const { cookies } = storageOf(origin, await sharedSession(origin, 'superadmin'));
    await openedOnce.page.context().addCookies(cookies ?? []);
    await use(openedOnce);
  },
  openedOnce: [
    async ({ browser }, use) => {
      const origin = process.env.E2E_BASE_URL ?? '';
      const storageState = storageOf(origin, await sharedSession(origin, 'superadmin'));
      const context = await browser.newContext({
        storageState,
        baseURL: origin,
        viewport: DESK,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await use({ page, complaints: watchComplaints(page) });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** The cookies and the local storage of a browser that a session is open in. */
export function storageOf(
  origin: string,
  session: Session | undefined,
  preferences: Readonly<Record<string, string>> = {},
): StorageState {
  const { userData, ...tokens } = session ?? {};
  const stored = { ...preferences, ...(userData && { userData: JSON.stringify(userData) }) };
  const inAnHour = Date.now() / 1000 + 3600;
  return {
    cookies: Object.entries(tokens).map(([name, value]) => ({
      name,
      value,
      domain: new URL(origin).hostname,
      path: '/',
      expires: inAnHour,
      httpOnly: false,
      secure: false,
      sameSite: 'Strict',
    })),
    origins: [{ origin, localStorage: Object.entries(stored).map(([name, value]) => ({ name, value })) }],
  };
}
