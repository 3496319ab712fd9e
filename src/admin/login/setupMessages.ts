import type { SetupMessages } from '../../../locales/en/setup.ts';
import { loadChunk } from '../loading/loadChunk.ts';
import type { Locale } from '../browser/preferences.ts';

const loaders: Readonly<Record<Locale, () => Promise<{ readonly setup: SetupMessages }>>> = {
  en: () => import('../../../locales/en/setup.ts'),
  bn: () => import('../../../locales/bn/setup.ts'),
  de: () => import('../../../locales/de/setup.ts'),
  fr: () => import('../../../locales/fr/setup.ts'),
  pt: () => import('../../../locales/pt/setup.ts'),
  ar: () => import('../../../locales/ar/setup.ts'),
};

export async function loadSetupMessages(locale: Locale): Promise<SetupMessages> {
  return (await loadChunk(loaders[locale])).setup;
}
