import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { messages as english, type Messages } from '../../../locales/en/index.ts';
import { languages } from '../../../locales/languages.ts';
import { formatPlainNumber } from '../fields/format.ts';
import { loadChunk } from '../http/loadChunk.ts';
import type { Locale } from '../preferences.ts';
import { loadDirection } from '../theme/styleCaches.ts';

const loaders: Readonly<Record<Exclude<Locale, 'en'>, () => Promise<{ readonly messages: Messages }>>> = {
  bn: () => import('../../../locales/bn/index.ts'),
  de: () => import('../../../locales/de/index.ts'),
  fr: () => import('../../../locales/fr/index.ts'),
  pt: () => import('../../../locales/pt/index.ts'),
  ar: () => import('../../../locales/ar/index.ts'),
};

const loaded = new Map<Locale, Messages>([['en', english]]);

/** Fetches a language, so that switching to it is then a matter of one render. Throws a `ChunkLoadError` when it cannot. */
export async function loadLanguage(locale: Locale): Promise<void> {
  await Promise.all([loadMessages(locale), loadChunk(() => loadDirection(directionOf(locale)))]);
}

export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return languages.find(({ code }) => code === locale)?.direction ?? 'ltr';
}

async function loadMessages(locale: Locale): Promise<void> {
  if (locale === 'en' || loaded.has(locale)) return;
  const { messages } = await loadChunk(loaders[locale]);
  loaded.set(locale, messages);
}

/** React-admin's languages, beginning in one whose messages are loaded. */
export function createI18nProvider(locale: Locale): I18nProvider {
  const locales = languages.map(({ code, name }) => ({ locale: code, name }));
  const provider: I18nProvider = polyglotI18nProvider(messagesOf, locale, locales, { replace });
  return provider;

  /** Puts values into a sentence, as polyglot does, with numbers in the digits that its readers write. */
  function replace(this: string, place: RegExp, valueAt: (...found: string[]) => unknown): string {
    return this.replace(place, (...found: string[]) => {
      const value = valueAt(...found);
      return typeof value === 'number' ? formatPlainNumber(value, { locale: provider.getLocale() as Locale }) : String(value);
    });
  }
}

function messagesOf(locale: string): TranslationMessages {
  const messages: object = loaded.get(locale as Locale) ?? english;
  return messages as TranslationMessages;
}
