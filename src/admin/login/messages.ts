import { type LoginMessages, login as english } from '../../../locales/en/login.ts';
import { loadChunk } from '../loading/loadChunk.ts';
import type { Locale } from '../browser/preferences.ts';
import type { Entrance } from './entrance.ts';

const loaders: Readonly<Record<Exclude<Locale, 'en'>, () => Promise<{ readonly login: LoginMessages }>>> = {
  bn: () => import('../../../locales/bn/login.ts'),
  de: () => import('../../../locales/de/login.ts'),
  fr: () => import('../../../locales/fr/login.ts'),
  pt: () => import('../../../locales/pt/login.ts'),
  ar: () => import('../../../locales/ar/login.ts'),
};

/** The texts of one language. English, which a newcomer sees, is there from the start; nobody pays for four of the others. */
export async function loadMessages(locale: Locale, own: Entrance): Promise<LoginMessages> {
  if (locale === 'en') return { ...english, ...own.english };
  const [{ login }, { entrance }] = await Promise.all([loadChunk(loaders[locale]), loadChunk(own.others[locale])]);
  return { ...login, ...entrance };
}

/** An error's sentence: the server's own words, or the text behind a key such as `login.offline`. */
export function sentenceOf(messages: LoginMessages, message: string): string {
  const key = message.replace(/^login\./, '');
  return isKey(messages, key) ? messages[key] : message;
}

function isKey(messages: LoginMessages, key: string): key is keyof LoginMessages {
  return Object.hasOwn(messages, key);
}
