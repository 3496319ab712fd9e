import { act, configure, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { App } from '../app/App.tsx';
import { createQueryClient } from '../app/queryClient.ts';
import { clearSession } from '../http/login.ts';
import { writeTokens } from '../auth/tokens.ts';
import { type UserData, writeUserData } from '../auth/userData.ts';
import { reloadAccount } from '../providers/ability.ts';
import { type Locale, setLocale } from '../browser/preferences.ts';
import type { Product } from '../product/product.ts';
import { createDataProvider } from '../providers/dataProvider.ts';
import { createI18nProvider } from '../providers/i18nProvider.ts';
import { createStore } from '../providers/store.ts';
import { FormPage, ListView, ShowView, SingletonView } from '../routing/pages.ts';

/** The user whose id stands in `created_by` where a record is the user's own. */
export const USER_ID = 1;

/** Prepares a browser and leaves nothing of it behind; for the top of a test file. */
export function inBrowser(): void {
  // Working out what can be seen takes longer than all the rest; what a dialog covers is told apart by its name instead.
  configure({ defaultHidden: true });
  beforeEach(() => {
    vi.stubGlobal('scrollTo', () => undefined);
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
    const log = console.error;
    vi.spyOn(console, 'error').mockImplementation(withoutErrors(log));
  });
  afterEach(() => {
    clearSession();
    localStorage.clear();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

// React-admin writes every failed call into the console, also those that a screen is there to show.
function withoutErrors(log: typeof console.error): typeof console.error {
  return (...told) => {
    if (!(told[0] instanceof Error)) log(...told);
  };
}

// What a list remembers is kept for each user apart; a late write of one test must not reach the next.
let reader = 0;

/** By what they are about: `{ Religion: ['read', 'create'] }`. */
export type Permissions = Readonly<Record<string, readonly string[]>>;

export interface Visit {
  readonly address: string;
  readonly permissions: Permissions;
  /** What is about the user: `[{ resource: 'employee', id: 7 }]`. */
  readonly records?: UserData['records'];
  /** The language; English when not said. */
  readonly locale?: Locale;
}

/** Opens the app of a product at an address, for a user with the given permissions. */
export async function openProduct(product: Product, { address, permissions, records = [], locale = 'en' }: Visit) {
  const ability = Object.entries(permissions).flatMap(([subject, actions]) =>
    actions.map((action) => ({ action, subject })),
  );
  setLocale(locale);
  writeTokens({ accessToken: 'a', refreshToken: 'r' });
  writeUserData({ id: USER_ID, name: 'Rahim Uddin', email: '', role: { id: 2, name: 'Admin' }, ability, records });
  reloadAccount();
  await Promise.all([ListView, FormPage, ShowView, SingletonView].map((page) => page.preload()));
  const app = {
    product,
    dataProvider: createDataProvider(product.registry),
    store: createStore(++reader),
    queryClient: createQueryClient(),
    i18nProvider: createI18nProvider(product.languages, locale),
  };
  const router = createMemoryRouter([{ path: '*', element: <App {...app} /> }], { initialEntries: [address] });
  await act(async () => void render(<RouterProvider router={router} />));
  return router;
}

export async function press(name: string | RegExp, role = 'button'): Promise<void> {
  const element = await screen.findByRole(role, { name });
  await act(async () => void fireEvent.click(element));
}

/** Types into the field of a label, and leaves it. */
export async function fill(label: string | RegExp, text: string): Promise<void> {
  const input = await screen.findByLabelText(label);
  await act(async () => {
    fireEvent.focus(input);
    fireEvent.change(input, { target: { value: text } });
    fireEvent.blur(input);
  });
}
