export type Locale = 'en' | 'bn' | 'de' | 'fr' | 'pt' | 'ar';

export interface Language {
  readonly code: Locale;
  /** What its speakers call it. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
}

/** The languages of the product; the first is the default and the fallback. */
export const languages: readonly Language[] = [
  { code: 'en', name: 'English', direction: 'ltr' },
  { code: 'bn', name: 'বাংলা', direction: 'ltr' },
  { code: 'de', name: 'Deutsch', direction: 'ltr' },
  { code: 'fr', name: 'Français', direction: 'ltr' },
  { code: 'pt', name: 'Português', direction: 'ltr' },
  { code: 'ar', name: 'العربية', direction: 'rtl' },
];

/** The language as Intl knows it, with the digits that its readers write and the calendar that the school keeps. */
export function intlLocale(locale: Locale): string {
  if (locale === 'en') return 'en-GB';
  if (locale === 'bn') return 'bn-u-nu-beng';
  if (locale === 'ar') return 'ar-u-ca-gregory-nu-arab';
  return locale;
}
