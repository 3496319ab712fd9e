import { intlLocale } from '../../../locales/languages.ts';
import type { Locale } from '../browser/preferences.ts';
import { DATE_TIME, NOTHING, withSmallHalves } from '../../core/valueText.ts';
import type { Conventions } from './conventions.ts';

export { intlLocale, NOTHING };

/** Thousands of a whole number are set apart from 10 000 on: four digits read as well without. */
export function formatNumber(
  value: number | `${number}`,
  { locale }: Pick<Conventions, 'locale'>,
  decimals = 0,
): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return numberFormat(locale, { ...digits, useGrouping: decimals > 0 ? 'always' : 'min2' }).format(value);
}

/** A number that is a name rather than a quantity, such as a year: no thousands are set apart. */
export function formatPlainNumber(value: number, { locale }: Pick<Conventions, 'locale'>, decimals?: number): string {
  const digits = decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return numberFormat(locale, { ...digits, useGrouping: false }).format(value);
}

/** A text with the digits of the language, such as the name of a year. */
export function inDigits(text: string, conventions: Pick<Conventions, 'locale'>): string {
  return text.replace(/[0-9]/g, (digit) => formatPlainNumber(Number(digit), conventions));
}

/** A number by which a record or an entry is called, as it stands alone: `#12`. */
export function numberSign(id: number, conventions: Pick<Conventions, 'locale'>): string {
  return `#${formatPlainNumber(id, conventions)}`;
}

export function formatMoney(
  amount: string | number,
  { locale, currency }: Pick<Conventions, 'locale' | 'currency'>,
): string {
  // A text is written to its last digit; a number that large would be rounded.
  const value = typeof amount === 'string' ? (amount as `${number}`) : amount;
  if (!currency) return formatNumber(value, { locale }, 2);
  return numberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(value);
}

/** The sign of the institute's currency: ৳, €. Empty until the institute is known. */
export function currencySign({ locale, currency }: Pick<Conventions, 'locale' | 'currency'>): string {
  if (!currency) return '';
  const format = numberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}

/** 12.5 means 12.5 %. */
export function formatPercent(value: number, { locale }: Pick<Conventions, 'locale'>): string {
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(value / 100);
}

/** A day, `YYYY-MM-DD`; days have no time zone. */
export function formatDate(day: string, { locale }: Pick<Conventions, 'locale'>): string {
  return moment(`${day}T00:00:00Z`, dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })) ?? day;
}

/** A time of day, `HH:MM`, as hh:mm am/pm. */
export function formatTime(time: string, { locale }: Pick<Conventions, 'locale'>): string {
  const format = dateFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h12', timeZone: 'UTC' });
  return clockMoment(`1970-01-01T${time.slice(0, 5)}:00Z`, format) ?? time;
}

/** An instant, as the institute's clock shows it. */
export function formatDateTime(
  instant: string,
  { locale, timeZone }: Pick<Conventions, 'locale' | 'timeZone'>,
): string {
  return clockMoment(instant, dateFormat(locale, { ...DATE_TIME, timeZone })) ?? instant;
}

function clockMoment(text: string, format: Intl.DateTimeFormat): string | undefined {
  const shown = moment(text, format);
  return shown && withSmallHalves(shown);
}

function moment(text: string, format: Intl.DateTimeFormat): string | undefined {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? undefined : format.format(at);
}

// Making an Intl object costs far more than using it, and a list of 500 rows uses thousands.
const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function numberFormat(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options);
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(intlLocale(locale), options);
  numberFormats.set(key, format);
  return format;
}

function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(intlLocale(locale), options);
  dateFormats.set(key, format);
  return format;
}
