import { MAX_MONEY_MINOR } from './limits.ts';

const WHOLE = /^(-?)(\d+)$/;
const AMOUNT = /^(-?)(\d+)(?:\.(\d{1,2}))?$/;

/** Whether a text is an amount with at most two decimals, however large. */
export function isAmount(text: string): boolean {
  return AMOUNT.test(text);
}

/** Whole minor units of a decimal amount: `'1200.5'` → `120050`. Undefined when it is no amount with at most two decimals, or too large. */
export function toMinor(amount: string | number): number | undefined {
  const minor = readMinor(amount);
  return minor !== undefined && Math.abs(minor) <= MAX_MONEY_MINOR ? minor : undefined;
}

/** Whole minor units of an amount as records hold it, also of a sum that is larger than an amount may be; nothing where none is. */
export function minorOf(amount: string | null | undefined): number {
  return readMinor(amount ?? 0) ?? 0;
}

function readMinor(amount: string | number): number | undefined {
  const match = AMOUNT.exec(String(amount).trim());
  if (!match) return undefined;
  const [, sign = '', whole = '0', fraction = ''] = match;
  const minor = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return sign && minor > 0 ? -minor : minor;
}

/** The exact sum of amounts as records hold them, as money travels; what is none counts nothing. */
export function sumOfAmounts(amounts: readonly unknown[]): string {
  return fromMinor(amounts.reduce<bigint>((sum, amount) => sum + exactMinor(String(amount ?? '')), 0n));
}

function exactMinor(amount: string): bigint {
  const [, sign = '', whole = '0', fraction = ''] = AMOUNT.exec(amount) ?? [];
  return BigInt(`${sign}${whole}${fraction.padEnd(2, '0')}`);
}

/** Two-decimal text of whole minor units, as money travels: `120050` → `'1200.50'`. A sum may come as the text of its digits. */
export function fromMinor(minor: number | bigint | string): string {
  const match = WHOLE.exec(String(minor));
  if (!match) throw new RangeError(`${minor} is no count of minor units`);
  const [, sign = '', written = ''] = match;
  const digits = written.padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
