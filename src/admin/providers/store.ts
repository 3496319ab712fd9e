import { localStorageStore, type Store } from 'react-admin';
import { isLocale, readLocale, readSkin, setLocale, setSkin } from '../browser/preferences.ts';
import { readStored, writeStored } from '../browser/storage.ts';
import { forgetOfTab, readOfTab, writeOfTab } from '../browser/tabStorage.ts';

/** How the navigation lies: beside the page or above it. */
export type NavigationLayout = 'vertical' | 'horizontal';

/** How the bar at the top behaves. The first is the usual one. */
export const NAVBARS = ['floating', 'sticky', 'static', 'hidden'] as const;
export type Navbar = (typeof NAVBARS)[number];

/** How the next screen appears. The first is the usual one. */
export const TRANSITIONS = ['zoom-fade', 'fade', 'slide-fade', 'none'] as const;
export type ScreenTransition = (typeof TRANSITIONS)[number];

interface Preference {
  readonly read: () => string;
  readonly write: (value: unknown) => void;
}

/** Raised when what is remembered of lists (columns, filters, sort) no longer fits the declarations. */
const STORE_VERSION = '1';

/** What a list is filtered and sorted by: each tab has its own, and a new one begins as the last was left. */
const OF_TAB = /\.listParams$/;

/** React-admin's names for what the browser keeps under names of its own. */
const PREFERENCES: Readonly<Record<string, Preference>> = {
  locale: { read: readLocale, write: (value) => isLocale(value) && setLocale(value) },
  theme: { read: readSkin, write: (value) => setSkin(value === 'dark' ? 'dark' : 'light') },
  layout: { read: readLayout, write: (value) => writeStored('layout', String(value)) },
  navbar: { read: readNavbar, write: (value) => writeStored('navbar', String(value)) },
  transition: { read: readTransition, write: (value) => writeStored('transition', String(value)) },
};

export function readNavbar(): Navbar {
  const stored = readStored('navbar');
  return NAVBARS.find((kind) => kind === stored) ?? NAVBARS[0];
}

export function readTransition(): ScreenTransition {
  const stored = readStored('transition');
  return TRANSITIONS.find((kind) => kind === stored) ?? TRANSITIONS[0];
}

export function readLayout(): NavigationLayout {
  return readStored('layout') === 'horizontal' ? 'horizontal' : 'vertical';
}

/**
 * React-admin's store of a user: how they left their lists, and what they saved for later. Several people may use one
 * browser. Language, skin and layout are the browser's, and live where the login and other programs look for them.
 */
export function createStore(userId: number | string): Store {
  const lists = localStorageStore(STORE_VERSION, `Campus-${userId}-`);
  const tab = `Campus-${userId}-.`;
  const listeners = new Set<{ readonly key: string; readonly callback: (value: unknown) => void }>();
  const read: Store['getItem'] = (key, fallback) => {
    const preference = PREFERENCES[key];
    if (preference) return preference.read() as typeof fallback;
    const ofTab = OF_TAB.test(key) ? readOfTab(tab + key) : undefined;
    return ofTab === undefined ? lists.getItem(key, fallback) : (ofTab as typeof fallback);
  };
  const tell = (key: string) => {
    for (const listener of listeners) if (listener.key === key) listener.callback(read(key));
  };
  return {
    ...lists,
    getItem: read,
    setItem: (key, value) => {
      const preference = PREFERENCES[key];
      if (OF_TAB.test(key)) writeOfTab(tab + key, value);
      if (preference) preference.write(value);
      else lists.setItem(key, value);
      tell(key);
    },
    removeItem: (key) => {
      forgetOfTab(tab + key);
      lists.removeItem(key);
      tell(key);
    },
    reset: () => {
      forgetOfTab(tab);
      lists.reset();
    },
    subscribe: (key, callback) => {
      if (!PREFERENCES[key] && !OF_TAB.test(key)) return lists.subscribe(key, callback);
      const listener = { key, callback };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
