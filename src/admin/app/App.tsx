import { CacheProvider } from '@emotion/react';
import { CssBaseline } from '@mui/material';
import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, useMemo, useSyncExternalStore } from 'react';
import { AdminContext, type I18nProvider, type Store } from 'react-admin';
import { Notices } from '../notices/Notices.tsx';
import { readLocale } from '../browser/preferences.ts';
import { createAuthProvider } from '../providers/authProvider.ts';
import type { AppDataProvider } from '../providers/dataProvider.ts';
import { type FirstRows, FirstRowsContext } from '../providers/firstRows.ts';
import { directionOf } from '../providers/i18nProvider.ts';
import { RecordDialogContext } from '../inputs/combobox/recordDialog.ts';
import { PageNeedsContext } from '../product/pageNeeds.ts';
import { type Product, ProductContext } from '../product/product.ts';
import { CurrentScreen } from '../routing/CurrentScreen.tsx';
import { ownPageNeeds } from '../addresses/ownPages.ts';
import { createRouterProvider } from '../addresses/routerProvider.tsx';
import { FormDialog } from '../routing/pages.ts';
import { styleCacheOf } from '../theme/styleCaches.ts';
import { themeOf } from '../theme/theme.ts';
import { LoginAgain } from './LoginAgain.tsx';

export interface AppProps {
  readonly product: Product;
  readonly dataProvider: AppDataProvider;
  /** What the first list shows at once. */
  readonly firstRows?: FirstRows | undefined;
  readonly store: Store;
  readonly queryClient: QueryClient;
  readonly i18nProvider: I18nProvider;
  /** Says on every page that somebody looks at the product as another user. */
  readonly ViewBanner?: ComponentType | undefined;
}

/** The back office: react-admin's contexts with our own frame, addresses and pages in them. */
export function App({ product, dataProvider, firstRows, store, queryClient, i18nProvider, ViewBanner }: AppProps) {
  const locale = useSyncExternalStore((listener) => store.subscribe('locale', listener), readLocale);
  const direction = directionOf(locale);
  const themes = useMemo(
    () => ({ lightTheme: themeOf('light', direction), darkTheme: themeOf('dark', direction) }),
    [direction],
  );
  const providers = useMemo(() => {
    const { registry } = product;
    return { authProvider: createAuthProvider(registry), routerProvider: createRouterProvider(registry) };
  }, [product]);
  return (
    // The styles of all components for the direction of writing: above the whole app, as notices lie outside of its layout.
    <CacheProvider value={styleCacheOf(direction)}>
      <AdminContext
        {...themes}
        {...providers}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        store={store}
      >
        <CssBaseline enableColorScheme />
        <ProductContext value={product}>
          <PageNeedsContext value={ownPageNeeds}>
            <RecordDialogContext value={FormDialog}>
              <FirstRowsContext value={firstRows}>
                {ViewBanner && <ViewBanner />}
                <CurrentScreen />
              </FirstRowsContext>
            </RecordDialogContext>
          </PageNeedsContext>
          <Notices />
          <LoginAgain />
        </ProductContext>
      </AdminContext>
    </CacheProvider>
  );
}
