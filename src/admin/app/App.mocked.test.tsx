// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { Title } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, jsonAnswer } from '../../../tests/support/fakeApi.ts';
import type { Resource } from '../../core/resource.ts';
import { clearSession } from '../http/login.ts';
import { writeTokens } from '../auth/tokens.ts';
import { writeUserData } from '../auth/userData.ts';
import { setLocale } from '../browser/preferences.ts';
import { reloadAccount } from '../providers/ability.ts';
import { createI18nProvider } from '../providers/i18nProvider.ts';
import { createStore } from '../providers/store.ts';
import { FormDialog, ListView } from '../routing/pages.ts';
import { App } from './App.tsx';
import { createQueryClient } from './queryClient.ts';
import { campus } from '../../../resources/campus.ts';
import { createDataProvider } from '../providers/dataProvider.ts';

const mounts = vi.hoisted(() => ({ list: 0 }));

vi.mock('../generate/ListView.tsx', () => ({
  ListView: ({ resource }: { resource: Resource }) => {
    useEffect(() => {
      mounts.list += 1;
    }, []);
    return (
      <>
        <Title title={`List of ${resource.plural}`} preferenceKey={false} />
        {resource.name === 'wing' && <Broken />}
      </>
    );
  },
}));
vi.mock('../generate/FormDialog.tsx', () => ({
  FormDialog: ({ id, onClose }: { id?: number; onClose: () => void }) => (
    <div role="dialog">
      <p>{id ? `Form of ${id}` : 'New form'}</p>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  ),
}));

let router: ReturnType<typeof createMemoryRouter>;

beforeEach(async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  fakeApi(() => jsonAnswer(200, [{ id: 1, name: 'Lakeside' }]));
  writeTokens({ accessToken: 'a', refreshToken: 'r' });
  logIn(['Religion', 'Wing', 'Dashboard']);
  mounts.list = 0;
  await Promise.all([ListView.preload(), FormDialog.preload()]);
});

afterEach(() => {
  clearSession();
  localStorage.clear();
  setLocale('en');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the app', () => {
  it('shows the screen of an address under its heading, named after it and the school', async () => {
    await open('/religion');
    expect(screen.getByRole('heading', { level: 1, name: 'List of religions' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('List of religions · Lakeside'));
  });

  it('lays a form over the list without touching the list, and takes it away to where the list was', async () => {
    await open('/religion?page=2');
    await go('/religion/12?page=2');
    expect(screen.getByText('Form of 12')).toBeTruthy();
    await press('Close');
    expect([router.state.location.pathname, router.state.location.search]).toEqual(['/religion', '?page=2']);
    await go('/religion/create');
    expect(screen.getByText('New form')).toBeTruthy();
    expect(mounts.list).toBe(1);
  });

  it('leads to the page that says so when an address is unknown or not allowed', async () => {
    await open('/nowhere');
    expect(router.state.location.pathname).toBe('/error-404');
    expect(screen.getByText('You asked for /nowhere.')).toBeTruthy();
    await go('/students');
    expect(router.state.location.pathname).toBe('/not-authorized');
    expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
  });

  it('has a menu with what the user may open, and marks the page that is open', async () => {
    await open('/religion');
    const menu = screen.getByRole('navigation', { name: 'Menu' });
    const links = within(menu)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('aria-current')]);
    expect(links).toEqual([
      ['Home', null],
      ['Wings', null],
      ['Religions', 'page'],
    ]);
  });

  it('puts the menu above the page when the user wants it there, and remembers that', async () => {
    await open('/religion');
    await press('Your account: Rahim Uddin');
    fireEvent.click(screen.getByRole('menuitem', { name: 'Top menu' }));
    expect(localStorage.getItem('layout')).toBe('horizontal');
    expect(await screen.findByRole('button', { name: 'Settings' })).toBeTruthy();
  });

  it('turns dark and remembers it', async () => {
    await open('/religion');
    await press('Your account: Rahim Uddin');
    fireEvent.click(screen.getByRole('menuitem', { name: 'Dark mode' }));
    expect([localStorage.getItem('skin'), document.documentElement.dataset.skin]).toEqual(['dark', 'dark']);
  });

  it('switches the language and the direction of writing at once', async () => {
    await open('/religion');
    await press('Language: English');
    fireEvent.click(screen.getByRole('menuitem', { name: 'العربية' }));
    expect(await screen.findByRole('button', { name: /العربية/ })).toBeTruthy();
    expect([document.documentElement.dir, document.documentElement.lang, localStorage.getItem('locale')]).toEqual([
      'rtl',
      'ar',
      'ar',
    ]);
  });

  it('keeps the language when what is typed would be lost and the user wants to keep it', async () => {
    vi.stubGlobal('confirm', () => false);
    const keep = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', keep);
    await open('/religion');
    await press('Language: English');
    fireEvent.click(screen.getByRole('menuitem', { name: 'Deutsch' }));
    window.removeEventListener('beforeunload', keep);
    expect(localStorage.getItem('locale')).not.toBe('de');
  });

  it('survives a page that breaks, and shows the next one', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await open('/wing');
    expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong on this page' })).toBeTruthy();
    await go('/religion');
    expect(screen.getByRole('heading', { level: 1, name: 'List of religions' })).toBeTruthy();
  });

  it('moves the focus to the heading of the next page, but not for a dialog', async () => {
    await open('/');
    await go('/religion');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    screen.getByRole('link', { name: 'Home' }).focus();
    await go('/religion/create');
    expect(document.activeElement?.textContent).toBe('Home');
  });
});

function Broken(): never {
  throw new Error('broken');
}

function logIn(subjects: readonly string[]): void {
  const ability = subjects.flatMap((subject) => ['read', 'create', 'update'].map((action) => ({ action, subject })));
  writeUserData({ id: 1, name: 'Rahim Uddin', email: '', role: { id: 2, name: 'Admin' }, ability });
  reloadAccount();
}

async function open(address: string): Promise<void> {
  const app = {
    product: campus,
    dataProvider: createDataProvider(campus.registry),
    store: createStore(1),
    queryClient: createQueryClient(),
    i18nProvider: createI18nProvider(campus.languages, 'en'),
  };
  router = createMemoryRouter([{ path: '*', element: <App {...app} /> }], { initialEntries: [address] });
  await act(async () => void render(<RouterProvider router={router} />));
}

async function go(address: string): Promise<void> {
  await act(() => router.navigate(address));
}

async function press(name: string): Promise<void> {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
}
