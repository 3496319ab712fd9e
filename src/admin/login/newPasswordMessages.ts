import type { NewPasswordMessages } from '../../../locales/en/newPassword.ts';
import { loadChunk } from '../loading/loadChunk.ts';
import type { Locale } from '../browser/preferences.ts';

const loaders: Readonly<Record<Locale, () => Promise<{ readonly newPassword: NewPasswordMessages }>>> = {
  en: () => import('../../../locales/en/newPassword.ts'),
  bn: () => import('../../../locales/bn/newPassword.ts'),
  de: () => import('../../../locales/de/newPassword.ts'),
  fr: () => import('../../../locales/fr/newPassword.ts'),
  pt: () => import('../../../locales/pt/newPassword.ts'),
  ar: () => import('../../../locales/ar/newPassword.ts'),
};

export async function loadNewPasswordMessages(locale: Locale): Promise<NewPasswordMessages> {
  return (await loadChunk(loaders[locale])).newPassword;
}
