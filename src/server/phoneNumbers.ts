import {
  type CountryCode,
  type E164Number,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
  PhoneNumber,
} from 'libphonenumber-js/core';
import examples from 'libphonenumber-js/mobile/examples';
import metadata from 'libphonenumber-js/max/metadata';
import { BoundedCache } from './boundedCache.ts';
import { PHONE } from '../core/rules/formats.ts';
import { toLatin } from '../core/rules/parseAmount.ts';
import { invalid } from '../core/rules/problem.ts';
import type { PhoneReader } from '../core/rules/readInput.ts';

/** The numbers of the pages that are looked at: to write one out takes as long as to read ten values of a record. */
const lately = new BoundedCache<string>(10_000);

/** A number as it is stored (E.164): `+8801756000662`. */
const STORED = /^\+\d{5,15}$/;

/**
 * A typed number as it is stored, or undefined where it cannot be one. Without the code of a country it is one of the given
 * country: 01756-000662 in Bangladesh, and 1756000662, 8801756000662 and 008801756000662 as well.
 */
export function storedPhone(typed: string, country: string): string | undefined {
  const found = parsePhoneNumberFromString(
    toLatin(typed).trim(),
    { ...(isKnown(country) && { defaultCountry: country }), extract: false },
    metadata,
  );
  return found?.isValid() && !found.ext ? found.number : undefined;
}

/** Reads the numbers that are written to records of a school in a country. */
export function phoneReader(country: string): PhoneReader {
  return (typed) => {
    const value = storedPhone(typed, country);
    return value === undefined ? invalid('phoneNumber', { example: examplePhone(country) }) : { value };
  };
}

/**
 * A stored number as people in the country write it: `01756-000662`, and `+44 20 7946 0958` where it is one of another
 * country. What was stored before numbers were read stays as it is.
 */
export function shownPhone(stored: string, country: string): string {
  if (!STORED.test(stored)) return stored;
  const code = codeOf(country);
  if (code === undefined || !stored.startsWith(code))
    return parsePhoneNumberFromString(stored, metadata)?.formatInternational() ?? stored;
  const shown = lately.get(stored) ?? nationalPhone(stored);
  lately.set(stored, shown);
  return shown;
}

// Not parsed once more, because a file has hundreds of thousands of them.
function nationalPhone(stored: string): string {
  const number = new PhoneNumber(stored as E164Number, metadata);
  const national = number.formatNational();
  // What is shown is sent back with the form.
  return PHONE.test(national) ? national : number.formatInternational();
}

/** What stays the same however somebody writes a number: as it is stored, or the digits of what cannot be read. */
export function phoneKey(typed: string, country: string): string {
  return storedPhone(typed, country) ?? toLatin(typed).replace(/\D/g, '');
}

/** The code that numbers of a country begin with when they are stored: `+880`. */
function codeOf(country: string): string | undefined {
  return isKnown(country) ? `+${getCountryCallingCode(country, metadata)}` : undefined;
}

const ABROAD = '+44 20 7946 0958';

/** A number as one is written in the country. */
export function examplePhone(country: string): string {
  const example = isKnown(country) ? getExampleNumber(country, examples, metadata) : undefined;
  return example?.formatNational() ?? ABROAD;
}

function isKnown(country: string): country is CountryCode {
  return isSupportedCountry(country as CountryCode, metadata);
}
