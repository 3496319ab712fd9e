import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, useRouteError } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { currentView } from '../auth/accountView.ts';
import { keepOpenFor } from '../auth/renewal.ts';
import { readSession } from '../auth/session.ts';
import { sessionEvents } from '../auth/sessionEvents.ts';
import { readLocale } from '../browser/preferences.ts';
import type { Product } from '../product/product.ts';
import { reloadAccount } from '../providers/ability.ts';
import { createDataProvider } from '../providers/dataProvider.ts';
import { createI18nProvider, loadLanguage } from '../providers/i18nProvider.ts';
import { prefetchRows, type FirstRows } from '../providers/firstRows.ts';
import { refreshAccount } from '../providers/refreshAccount.ts';
import { createStore } from '../providers/store.ts';
import { loadChunk } from '../loading/loadChunk.ts';
import { checkVersion } from '../loading/newVersion.ts';
import { preloadScreen, preloadWhenIdle } from '../routing/pages.ts';
import { createScreenAt, isOverList, type Screen } from '../addresses/screens.ts';
import { App, type AppProps } from './App.tsx';
import { createQueryClient } from './queryClient.ts';

/** Milliseconds for which the first screen waits for its rows: painting a skeleton before them takes longer. */
const ROWS_PATIENCE_MS = 150;

/**
 * Starts the back office in an element of the document. What the first screen needs (its language, its code, its rows) is fetched
 * before anything is rendered: showing a placeholder first makes React hold the page back for 300 ms. Settled once it is painted;
 * `onBroken` is called should the frame itself break later, once it is taken down.
 */
export async function startApp(root: HTMLElement, product: Product, onBroken: (error: unknown) => void): Promise<void> {
  reloadAccount();
  const locale = readLocale();
  const screen = createScreenAt(product)(location.pathname);
  const user = readSession();
  const view = currentView();
  // What somebody else looks at as them is not how they left their lists.
  const store = createStore(view ? `view-${view.user.id}` : (user?.id ?? ''));
  const dataProvider = createDataProvider(product.registry);
  const firstRows = hasList(screen)
    ? prefetchRows({ resource: screen.resource, search: location.search, store, dataProvider })
    : undefined;
  const [ViewBanner] = await Promise.all([
    view && loadViewBanner(),
    loadLanguage(product.languages, locale),
    screen && preloadScreen(screen, product),
    firstRows && withTimeLimit(firstRows),
  ]);
  // The first rows may have shown that the session has ended: then the page is being left for the login, which says so.
  if (user && !readSession()) return;
  const queryClient = createQueryClient();
  const app = {
    product,
    store,
    queryClient,
    i18nProvider: createI18nProvider(product.languages, locale),
    dataProvider: firstRows?.dataProvider ?? dataProvider,
    firstRows,
    ViewBanner,
  };
  await render(root, app, onBroken);
  // Who is not logged in sees a page that only says something.
  if (!user) return;
  // The server has taken the session, or could not say: one that ends from now on is renewed over the page.
  // A view is over when it ends: nobody is asked for the password of whom it shows.
  void refreshAccount(queryClient).then(() => keepOpenFor(view ? undefined : readSession() && user));
  const refresh = () => void refreshAccount(queryClient);
  // Permissions change in other windows and by other people: the menu follows without a new login.
  sessionEvents.addEventListener('refused', refresh);
  window.addEventListener('focus', refresh);
  preloadWhenIdle();
}

// No page of a view is shown without its banner: where that cannot be fetched, none is.
async function loadViewBanner() {
  return (await loadChunk(() => import('../layout/ViewBanner.tsx'))).ViewBanner;
}

function hasList(screen: Screen | undefined): screen is Extract<Screen, { kind: 'resource' }> {
  return screen?.kind === 'resource' && (screen.view === 'list' || isOverList(screen));
}

function withTimeLimit({ settled }: FirstRows): Promise<void> {
  return Promise.race([settled, new Promise<void>((resolve) => setTimeout(resolve, ROWS_PATIENCE_MS))]);
}

function render(root: HTMLElement, app: AppProps, onBroken: (error: unknown) => void): Promise<void> {
  return new Promise((resolve) => {
    const reactRoot = createRoot(root);
    const takeDown = (error: unknown) => {
      reactRoot.unmount();
      onBroken(error);
    };
    const router = createBrowserRouter([
      { path: '*', element: <App {...app} />, errorElement: <BrokenFrame onBroken={takeDown} /> },
    ]);
    router.subscribe(() => void checkVersion());
    reactRoot.render(
      <StrictMode>
        <RouterProvider router={router} />
        <Painted onPainted={resolve} />
      </StrictMode>,
    );
  });
}

/** Pages have a boundary of their own: here the frame around them has failed. */
function BrokenFrame({ onBroken }: { readonly onBroken: (error: unknown) => void }) {
  const error = useRouteError();
  // The root cannot be taken down while it renders.
  useEffect(() => void setTimeout(() => onBroken(error)), [onBroken, error]);
  return null;
}

function Painted({ onPainted }: { readonly onPainted: () => void }) {
  useEffect(onPainted, [onPainted]);
  return null;
}
