import { MAX_MONEY_MINOR } from './limits.ts';

const AMOUNT = /^(-?)(\d+)(?:\.(\d{1,2}))?$/;

/** Whether a text is an amount with at most two decimals, however large. */
export function isAmount(text: string): boolean {
  return AMOUNT.test(text);
}

/** Whole minor units of a decimal amount: `'1200.5'` → `120050`. Undefined when it is no amount with at most two decimals, or too large. */
export function toMinor(amount: string | number): number | undefined {
  const match = AMOUNT.exec(String(amount).trim());
  if (!match) return undefined;
  const [, sign = '', whole = '0', fraction = ''] = match;
  const minor = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  if (minor > MAX_MONEY_MINOR) return undefined;
  return sign && minor > 0 ? -minor : minor;
}

/** Whole minor units of an amount as records hold it; nothing where none is. */
export function minorOf(amount: string | null | undefined): number {
  return toMinor(amount ?? 0) ?? 0;
}

/** Two-decimal text of whole minor units, as money travels: `120050` → `'1200.50'`. */
export function fromMinor(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
