import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nContextProvider, NotificationContextProvider, StoreContextProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { createI18nProvider } from '../providers/i18nProvider.ts';
import { createStore } from '../providers/store.ts';
import { lazyPage } from '../loading/lazyPage.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { campus } from '../../../resources/campus.ts';

it('says that a page could not be fetched, and fetches it once more when it is asked to', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(async () => () => <p>Here it is</p>).mockRejectedValueOnce(new Error('offline'));
  const Page = lazyPage(load);
  await act(
    async () =>
      void render(
        <StoreContextProvider value={createStore(1)}>
          <NotificationContextProvider>
            <I18nContextProvider value={createI18nProvider(campus.languages, 'en')}>
              <PageBoundary page="profile">
                <Page />
              </PageBoundary>
            </I18nContextProvider>
          </NotificationContextProvider>
        </StoreContextProvider>,
      ),
  );
  expect(screen.getByRole('alert').textContent).toContain('The connection may have dropped');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(screen.getByText('Here it is')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});
