import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nContextProvider, NotificationContextProvider, StoreContextProvider } from 'react-admin';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createI18nProvider } from '../providers/i18nProvider.ts';
import { createStore } from '../providers/store.ts';
import { lazyPage } from '../loading/lazyPage.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { campus } from '../../../resources/campus.ts';

const shown = <p>Here it is</p>;
const frame = (page: string, content: ReactNode) => (
  <StoreContextProvider value={createStore(1)}>
    <NotificationContextProvider>
      <I18nContextProvider value={createI18nProvider(campus.languages, 'en')}>
        <PageBoundary page={page}>{content}</PageBoundary>
      </I18nContextProvider>
    </NotificationContextProvider>
  </StoreContextProvider>
);
const tryAgain = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('says that a page could not be fetched, stays while the server does not answer, and asks again for it later', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
  const load = vi.fn(async () => () => shown).mockRejectedValueOnce(new Error('offline'));
  const Page = lazyPage(load);
  const { rerender } = render(<div />);
  await act(async () => rerender(frame('profile', <Page />)));
  await tryAgain();
  expect(screen.getByRole('alert').textContent).toContain('Your connection may have dropped');
  await act(async () => rerender(frame('home', <p>Home</p>)));
  await act(async () => rerender(frame('profile', <Page />)));
  expect(screen.getByText('Here it is')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

it('shows a page that broke once more when it is asked to', async () => {
  let isBroken = true;
  const Page = () => {
    if (isBroken) throw new Error('broken');
    return shown;
  };
  const { rerender } = render(<div />);
  await act(async () => rerender(frame('profile', <Page />)));
  expect(screen.getByRole('alert')).toBeTruthy();
  isBroken = false;
  await tryAgain();
  expect(screen.getByText('Here it is')).toBeTruthy();
});
