import type { TextFormat } from '../fields/options.ts';

const CREDIT_CARD = /^3[47]\d{13}$/;

/** What each text format demands. Letters are those of any script, with their marks. */
export const FORMATS: Readonly<Record<TextFormat, RegExp>> = {
  alpha: /^[\p{L}\p{M}]+$/u,
  alphaDash: /^[\p{L}\p{M}\p{N}_-]+$/u,
  alphaNum: /^[\p{L}\p{M}\p{N}]+$/u,
  digits: /^\d+$/,
  code: /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}_./-]*$/u,
  slug: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  creditCard: CREDIT_CARD,
};

export const EMAIL = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\]]{2,}$/;
export const PHONE = /^\+?\d[\d\s().-]{4,22}$/;
export const COLOR = /^#[0-9a-f]{6}$/;

/** An optional http(s) scheme, an optional www, and a domain with a 2-5 letter ending. */
export const URL_TEXT = /^(https?:\/\/)?(www\.)?[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,5}(:\d{1,5})?([/?#]\S*)?$/i;

/** A digit, a lowercase letter, an uppercase letter and one of !@#$%&*(). */
export const STRONG_PASSWORD = /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])(?=.*[!@#$%&*()]).*$/;

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
export const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
export const LINE_BREAKS = /[\n\r\t\u2028\u2029]+/g;
