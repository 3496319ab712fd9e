import type { AccountViewMessages } from '../../../locales/en/accountView.ts';
import { loadChunk } from '../loading/loadChunk.ts';
import type { Locale } from '../browser/preferences.ts';

const loaders: Readonly<Record<Locale, () => Promise<{ readonly accountView: AccountViewMessages }>>> = {
  en: () => import('../../../locales/en/accountView.ts'),
  bn: () => import('../../../locales/bn/accountView.ts'),
  de: () => import('../../../locales/de/accountView.ts'),
  fr: () => import('../../../locales/fr/accountView.ts'),
  pt: () => import('../../../locales/pt/accountView.ts'),
  ar: () => import('../../../locales/ar/accountView.ts'),
};

export async function loadAccountViewMessages(locale: Locale): Promise<AccountViewMessages> {
  return (await loadChunk(loaders[locale])).accountView;
}
