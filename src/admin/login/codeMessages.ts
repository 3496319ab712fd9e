import type { CodeMessages } from '../../../locales/en/code.ts';
import { loadChunk } from '../loading/loadChunk.ts';
import type { Locale } from '../browser/preferences.ts';

const loaders: Readonly<Record<Locale, () => Promise<{ readonly code: CodeMessages }>>> = {
  en: () => import('../../../locales/en/code.ts'),
  bn: () => import('../../../locales/bn/code.ts'),
  de: () => import('../../../locales/de/code.ts'),
  fr: () => import('../../../locales/fr/code.ts'),
  pt: () => import('../../../locales/pt/code.ts'),
  ar: () => import('../../../locales/ar/code.ts'),
};

export async function loadCodeMessages(locale: Locale): Promise<CodeMessages> {
  return (await loadChunk(loaders[locale])).code;
}
