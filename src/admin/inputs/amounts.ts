import { fromMinor, toMinor } from '../../core/money.ts';
import { toLatin } from '../../core/rules/parseAmount.ts';
import type { Conventions } from '../format/conventions.ts';
import { formatNumber, formatPlainNumber, intlLocale } from '../format/format.ts';

/** An amount in the form that travels; what is none stays as it was typed. */
export function toAmount(amount: string | undefined): string | null {
  if (amount === undefined) return null;
  const minor = toMinor(amount);
  return minor === undefined ? amount : fromMinor(minor);
}

/** An amount as it stands in its input while nobody types. */
export function shownAmount(value: unknown, conventions: Conventions): string {
  if (value === null || value === undefined) return '';
  const minor = toMinor(String(value));
  return minor === undefined ? String(value) : formatNumber(minor / 100, conventions, 2);
}

/** An amount as it is typed on: a sign that sets thousands apart would mean something else once a digit is added or taken out. */
export function typedAmount(value: unknown, conventions: Pick<Conventions, 'locale'>): string {
  if (value === null || value === undefined) return '';
  const minor = toMinor(String(value));
  return minor === undefined ? String(value) : formatPlainNumber(minor / 100, conventions, 2);
}

/** A number as it is typed: with the language's own decimal sign, which never passes for one that sets thousands apart. */
export function typedNumber(value: unknown, { locale }: Pick<Conventions, 'locale'>): string {
  if (value === null || value === undefined) return '';
  const text = String(value);
  return /^-?\d+\.\d+$/.test(text) ? text.replace('.', decimalSignOf(intlLocale(locale))) : text;
}

function decimalSignOf(intlLocale: string): string {
  const part = new Intl.NumberFormat(intlLocale).formatToParts(0.5).find(({ type }) => type === 'decimal');
  return toLatin(part?.value ?? '.');
}
