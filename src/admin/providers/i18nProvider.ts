import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { languages } from '../../../locales/languages.ts';
import { formatPlainNumber } from '../format/format.ts';
import { loadChunk } from '../loading/loadChunk.ts';
import type { Locale } from '../browser/preferences.ts';
import type { Languages } from '../product/languages.ts';
import { loadDirection } from '../theme/styleCaches.ts';

/** Fetches a language, so that switching to it is then a matter of one render. Throws a `ChunkLoadError` when it cannot. */
export async function loadLanguage(texts: Languages, locale: Locale): Promise<void> {
  await Promise.all([texts.load(locale), loadChunk(() => loadDirection(directionOf(locale)))]);
}

export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return languages.find(({ code }) => code === locale)?.direction ?? 'ltr';
}

/** React-admin's languages, beginning in one whose messages are loaded. */
export function createI18nProvider(texts: Languages, locale: Locale): I18nProvider {
  const locales = languages.map(({ code, name }) => ({ locale: code, name }));
  const provider: I18nProvider = polyglotI18nProvider(
    (each) => texts.textsOf(each) as TranslationMessages,
    locale,
    locales,
    { replace },
  );
  texts.watch(() => provider.changeLocale(provider.getLocale()));
  return provider;

  /** Puts values into a sentence, as polyglot does, with numbers in the digits that its readers write. */
  function replace(this: string, place: RegExp, valueAt: (...found: string[]) => unknown): string {
    return this.replace(place, (...found: string[]) => {
      const value = valueAt(...found);
      return typeof value === 'number'
        ? formatPlainNumber(value, { locale: provider.getLocale() as Locale })
        : String(value);
    });
  }
}
