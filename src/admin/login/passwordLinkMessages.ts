import type { PasswordLinkMessages } from '../../../locales/en/passwordLinks.ts';
import { loadChunk } from '../loading/loadChunk.ts';
import type { Locale } from '../browser/preferences.ts';

const loaders: Readonly<Record<Locale, () => Promise<{ readonly passwordLinks: PasswordLinkMessages }>>> = {
  en: () => import('../../../locales/en/passwordLinks.ts'),
  bn: () => import('../../../locales/bn/passwordLinks.ts'),
  de: () => import('../../../locales/de/passwordLinks.ts'),
  fr: () => import('../../../locales/fr/passwordLinks.ts'),
  pt: () => import('../../../locales/pt/passwordLinks.ts'),
  ar: () => import('../../../locales/ar/passwordLinks.ts'),
};

export async function loadPasswordLinkMessages(locale: Locale): Promise<PasswordLinkMessages> {
  return (await loadChunk(loaders[locale])).passwordLinks;
}
