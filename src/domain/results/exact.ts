import { Fraction } from 'fraction.js';

/** A decimal number as records and inputs hold it: `37.5` or `'37.50'`. */
export type Decimal = string | number;

export const NONE = new Fraction(0);

/** The number that a decimal stands for, without the rounding of floating point. */
export function exact(value: Decimal): Fraction {
  return new Fraction(String(value));
}

export function sumOf(values: readonly Fraction[]): Fraction {
  return values.reduce((sum, value) => sum.add(value), NONE);
}

/** Text with two decimals, rounded half up: `4.9166…` → `'4.92'`. */
export function twoDecimals(value: Fraction): string {
  const hundredths = value.mul(100).round();
  const digits = String(hundredths.n).padStart(3, '0');
  return `${hundredths.s < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
