import type { AddingMessages } from '../../../locales/en/adding.ts';
import type { Locale } from '../browser/preferences.ts';
import { loadChunk } from '../loading/loadChunk.ts';

const loaders: Readonly<Record<Locale, () => Promise<{ readonly adding: AddingMessages }>>> = {
  en: () => import('../../../locales/en/adding.ts'),
  bn: () => import('../../../locales/bn/adding.ts'),
  de: () => import('../../../locales/de/adding.ts'),
  fr: () => import('../../../locales/fr/adding.ts'),
  pt: () => import('../../../locales/pt/adding.ts'),
  ar: () => import('../../../locales/ar/adding.ts'),
};

export async function loadAddingMessages(locale: Locale): Promise<AddingMessages> {
  return (await loadChunk(loaders[locale])).adding;
}

export type { AddingMessages };
