import { intlLocale, languages, type Locale } from '../../../locales/languages.ts';

/** How a language is written, as templates are told. */
export interface PrintLanguage {
  readonly code: Locale;
  readonly direction: 'ltr' | 'rtl';
  /** From 0 to 9. */
  readonly digits: readonly string[];
  /** Between units and tenths. */
  readonly decimal: string;
  /** What follows a percentage, with the space before it. */
  readonly percent: string;
}

export function printLanguage(locale: Locale): PrintLanguage {
  const numbers = new Intl.NumberFormat(intlLocale(locale));
  const digits = Array.from({ length: 10 }, (_, digit) => numbers.format(digit));
  const decimal = numbers.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  const parts = new Intl.NumberFormat(intlLocale(locale), { style: 'percent' }).formatToParts(0.5);
  const percent = parts.slice(parts.findIndex(({ type }) => type === 'integer') + 1);
  const direction = languages.find(({ code }) => code === locale)?.direction ?? 'ltr';
  return { code: locale, direction, digits, decimal, percent: percent.map(({ value }) => value).join('') };
}

/** A day in full, `YYYY-MM-DD`, as the language writes it. */
export function dayInWords(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** A number, which has its point and Latin digits, in the language; any other text as it is. */
export function inDigits(text: string, { digits, decimal }: PrintLanguage): string {
  if (!/^\d+(\.\d+)?$/.test(text)) return text;
  return text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit).replace('.', decimal);
}
