import { toLatin } from '../../../core/rules/parseAmount.ts';

/** Without the code of the country and the zero in front, which take turns, a number has so many digits at most in most countries. */
const OWN_DIGITS = 10;

/** What stays the same however somebody writes a phone number: `+880 1712-345678` and `01712 345678` are one. */
export function phoneKey(number: string): string {
  return toLatin(number).replace(/\D/g, '').slice(-OWN_DIGITS);
}

/** The key of the phone numbers in a column, as SQL. */
export function phoneKeySql(column: string): string {
  return `right(regexp_replace(${column}, '\\D', '', 'g'), ${OWN_DIGITS})`;
}
