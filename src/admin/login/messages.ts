import type { LoginMessages } from '../../../locales/en/login.ts';
import { loadChunk } from '../http/loadChunk.ts';
import type { Locale } from '../preferences.ts';

const loaders: Readonly<Record<Locale, () => Promise<{ readonly login: LoginMessages }>>> = {
  en: () => import('../../../locales/en/login.ts'),
  bn: () => import('../../../locales/bn/login.ts'),
  de: () => import('../../../locales/de/login.ts'),
  fr: () => import('../../../locales/fr/login.ts'),
  pt: () => import('../../../locales/pt/login.ts'),
  ar: () => import('../../../locales/ar/login.ts'),
};

/** The texts of one language; nobody pays for the other five. */
export async function loadMessages(locale: Locale): Promise<LoginMessages> {
  return (await loadChunk(loaders[locale])).login;
}

/** An error's sentence: the server's own words, or the text behind a key such as `login.offline`. */
export function sentenceOf(messages: LoginMessages, message: string): string {
  const key = message.replace(/^login\./, '');
  return isKey(messages, key) ? messages[key] : message;
}

function isKey(messages: LoginMessages, key: string): key is keyof LoginMessages {
  return Object.hasOwn(messages, key);
}
