import { languages, type Locale } from '../../../locales/languages.ts';
import { readStored, writeStored } from './storage.ts';
import type { Skin } from '../theme/tokens.ts';

export type { Locale } from '../../../locales/languages.ts';

export function isLocale(value: unknown): value is Locale {
  return languages.some(({ code }) => code === value);
}

export function readLocale(): Locale {
  const stored = readStored('locale');
  return isLocale(stored) ? stored : 'en';
}

export function readSkin(): Skin {
  return readStored('skin') === 'dark' ? 'dark' : 'light';
}

/** Remembers the language and turns the document to it. */
export function setLocale(locale: Locale): void {
  writeStored('locale', locale);
  applyLocale(locale);
}

/** Remembers the skin and paints the document with it. */
export function setSkin(skin: Skin): void {
  writeStored('skin', skin);
  applySkin(skin);
}

/** Must run before the first paint, or the page flashes in the wrong skin and direction. */
export function applyPreferences(): void {
  applyLocale(readLocale());
  applySkin(readSkin());
}

function applyLocale(locale: Locale): void {
  const root = document.documentElement;
  root.lang = locale;
  root.dir = languages.find(({ code }) => code === locale)?.direction ?? 'ltr';
}

function applySkin(skin: Skin): void {
  const root = document.documentElement;
  root.dataset.skin = skin;
  // With the frame that is coming the style is worked out anyway.
  requestAnimationFrame(() => {
    const paper = getComputedStyle(root).getPropertyValue('--paper');
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
  });
}
