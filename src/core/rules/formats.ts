import type { TextFormat } from '../fields/options.ts';
import { isNumbering } from '../numbering.ts';

const UNKNOWN_COUNTRY = 'ZZ';
const CREDIT_CARD = /^3[47]\d{13}$/;

/** The pattern of each text format. Letters are those of any script, with their marks. */
const PATTERNS: Readonly<Partial<Record<TextFormat, RegExp>>> = {
  alpha: /^[\p{L}\p{M}]+$/u,
  alphaDash: /^[\p{L}\p{M}\p{N}_-]+$/u,
  alphaNum: /^[\p{L}\p{M}\p{N}]+$/u,
  digits: /^\d+$/,
  code: /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}_./-]*$/u,
  slug: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  creditCard: CREDIT_CARD,
};

/** Formats that are more than a pattern: lists which change over the years, of the JavaScript runtime, and patterns themselves. */
const LISTED: Readonly<Partial<Record<TextFormat, (value: string) => boolean>>> = {
  country: isCountry,
  currency: isCurrency,
  timeZone: isTimeZone,
  numbering: isNumbering,
};

/** The names of all formats. */
export const FORMAT_NAMES: readonly string[] = [...Object.keys(PATTERNS), ...Object.keys(LISTED)];

/** Whether a text has a format. */
export function hasFormat(format: TextFormat, value: string): boolean {
  return PATTERNS[format]?.test(value) ?? LISTED[format]?.(value) ?? false;
}

/** A country's two letters (ISO 3166): `BD`. */
function isCountry(code: string): boolean {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return /^[A-Z]{2}$/.test(code) && code !== UNKNOWN_COUNTRY && names.of(code) !== undefined;
}

/** A currency's three letters (ISO 4217): `BDT`. */
function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code);
}

/** A time zone of the IANA database: `Asia/Dhaka`. */
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const EMAIL = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\]]{2,}$/;
/** Also as some countries write them: `(213) 373-4253`, `030/123456`. */
export const PHONE = /^\+?\(?\d[\d\s()./-]{4,24}$/;
export const COLOR = /^#[0-9a-f]{6}$/;

/** An optional http(s) scheme, an optional www, and a domain with a 2-5 letter ending. */
export const URL_TEXT = /^(https?:\/\/)?(www\.)?[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,5}(:\d{1,5})?([/?#]\S*)?$/i;

/** A digit, a lowercase letter, an uppercase letter and one of !@#$%&*(). */
export const STRONG_PASSWORD = /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])(?=.*[!@#$%&*()]).*$/;

export const CONTROL_CHARACTERS = /(?![\t\n\r\u0080-\u009f])\p{Cc}/u;
/** What nobody sees and nothing needs: a name of it looks empty, and two names that differ in it look alike. */
export const INVISIBLE = /[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g;
export const LINE_BREAKS = /[\n\r\t\u2028\u2029]+/g;
