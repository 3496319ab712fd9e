import type { Conventions } from '../../src/admin/format/conventions.ts';
import { formatPlainNumber, intlLocale } from '../../src/admin/format/format.ts';
import { typedNumber } from '../../src/admin/inputs/amounts.ts';
import { groupSignOf, parseAmount } from '../../src/core/rules/parseAmount.ts';
import { valueIn, writeCell, type Writing } from './cellText.ts';
import type { StoredMark } from './sendCells.ts';

type Locale = Conventions['locale'];

const writings = new Map<Locale, Writing>();

/** How numbers are written in a language. */
export function writingOf(locale: Locale): Writing {
  const writing = writings.get(locale) ?? {
    groupSign: groupSignOf(intlLocale(locale)),
    show: (value) => typedNumber(value, { locale }),
  };
  writings.set(locale, writing);
  return writing;
}

/** The text of a cell as it is read: a number in the digits of the language, all else as it was typed. */
export function shownText(text: string, locale: Locale): string {
  const { groupSign, show } = writingOf(locale);
  const value = Number(parseAmount(text, groupSign));
  if (Number.isNaN(value) || show(value) !== text) return text;
  const decimals = String(value).split('.')[1]?.length ?? 0;
  return formatPlainNumber(value, { locale }, decimals);
}

/** A mark of the server as it is read. */
export function shownMark(mark: StoredMark | undefined, locale: Locale): string {
  return shownText(writeCell(valueIn(mark), writingOf(locale)), locale);
}
