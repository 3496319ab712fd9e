import { CssBaseline } from '@mui/material';
import type { QueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { AdminContext, type I18nProvider, ResourceDefinitionContextProvider, type Store } from 'react-admin';
import { Notices } from '../notices/Notices.tsx';
import { readLocale } from '../preferences.ts';
import { authProvider } from '../providers/authProvider.ts';
import { dataProvider } from '../providers/dataProvider.ts';
import { directionOf } from '../providers/i18nProvider.ts';
import { CurrentScreen } from '../routing/CurrentScreen.tsx';
import { routerProvider } from '../routing/routerProvider.tsx';
import { DirectionProvider } from '../theme/DirectionProvider.tsx';
import { themeOf } from '../theme/theme.ts';
import { resourceDefinitions } from './resourceDefinitions.ts';

export interface AppProps {
  readonly store: Store;
  readonly queryClient: QueryClient;
  readonly i18nProvider: I18nProvider;
}

/** The back office: react-admin's contexts with our own frame, addresses and pages in them. */
export function App({ store, queryClient, i18nProvider }: AppProps) {
  const locale = useSyncExternalStore((listener) => store.subscribe('locale', listener), readLocale);
  const direction = directionOf(locale);
  const themes = useMemo(
    () => ({ lightTheme: themeOf('light', direction), darkTheme: themeOf('dark', direction) }),
    [direction],
  );
  return (
    <DirectionProvider direction={direction}>
      <AdminContext
        {...themes}
        dataProvider={dataProvider}
        authProvider={authProvider}
        i18nProvider={i18nProvider}
        routerProvider={routerProvider}
        queryClient={queryClient}
        store={store}
      >
        <ResourceDefinitionContextProvider definitions={resourceDefinitions}>
          <CssBaseline enableColorScheme />
          <CurrentScreen />
          <Notices />
        </ResourceDefinitionContextProvider>
      </AdminContext>
    </DirectionProvider>
  );
}
