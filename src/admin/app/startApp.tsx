import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { readSession } from '../auth/session.ts';
import { readLocale } from '../preferences.ts';
import { reloadAccount } from '../providers/ability.ts';
import { createI18nProvider, loadLanguage } from '../providers/i18nProvider.ts';
import { prefetchList } from '../providers/prefetchList.ts';
import { refreshAccount } from '../providers/refreshAccount.ts';
import { createStore } from '../providers/store.ts';
import { checkVersion } from '../routing/newVersion.ts';
import { preloadScreen, preloadWhenIdle } from '../routing/pages.ts';
import { isOverList, type Screen, screenAt } from '../routing/screens.ts';
import { App, type AppProps } from './App.tsx';
import { createQueryClient } from './queryClient.ts';

/** Milliseconds for which the first screen waits for its rows: painting a skeleton before them takes longer. */
const ROWS_PATIENCE_MS = 150;

/**
 * Starts the back office in a place of the document. What the first screen needs (its language, its code, its rows) is fetched
 * before anything is rendered: showing a placeholder first makes React hold the page back for 300 ms. Settled once it is painted.
 */
export async function startApp(place: HTMLElement): Promise<void> {
  reloadAccount();
  const locale = readLocale();
  const screen = screenAt(location.pathname);
  const user = readSession();
  const memory = { store: createStore(user?.id ?? ''), queryClient: createQueryClient() };
  await Promise.all([loadLanguage(locale), screen && preloadScreen(screen), screen && firstRows(screen, memory)]);
  // The first rows may have shown that the session has ended: then the page is being left for the login, which says so.
  if (user && !readSession()) return;
  await render(place, { ...memory, i18nProvider: createI18nProvider(locale) });
  void refreshAccount(memory.queryClient);
  preloadWhenIdle();
}

function firstRows(screen: Screen, memory: Pick<AppProps, 'store' | 'queryClient'>): Promise<void> | undefined {
  if (screen.kind !== 'resource' || (screen.view !== 'list' && !isOverList(screen))) return undefined;
  const rows = prefetchList({ resource: screen.resource, search: location.search, ...memory });
  return Promise.race([rows, new Promise<void>((resolve) => setTimeout(resolve, ROWS_PATIENCE_MS))]);
}

function render(place: HTMLElement, app: AppProps): Promise<void> {
  return new Promise((resolve) => {
    const router = createBrowserRouter([{ path: '*', element: <App {...app} /> }]);
    router.subscribe(() => void checkVersion());
    createRoot(place).render(
      <StrictMode>
        <RouterProvider router={router} />
        <Painted onPainted={resolve} />
      </StrictMode>,
    );
  });
}

function Painted({ onPainted }: { readonly onPainted: () => void }) {
  useEffect(onPainted, [onPainted]);
  return null;
}
