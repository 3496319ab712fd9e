const CURRENCY = /^(?:\p{Sc}|[A-Z]{3})|(?:\p{Sc}|[A-Z]{3})$/gu;
/** Groups of three digits, or of two before the last as in `12,34,567`. */
const GROUPED = /^[+-]?[1-9]\d{0,2}([.,])(?:\d{2,3}\1)*\d{3}$/;
const SIGNS = /[\s\u00a0\u202f\u200e\u200f\u061c'’]/g;

/**
 * Characters that mean the same as a Latin digit or separator: Bengali and Arabic digits, Arabic separators, a true
 * minus.
 */
const ALIKE: Readonly<Record<string, string>> = { '٫': '.', '٬': ',', '−': '-', '।': '.' };
const ZEROES = [0x09e6, 0x0660, 0x06f0];

/**
 * A number as people type or paste it, in the form that calls take: `1,200.50`, `1.200,50`, `১২০০`, `৳ 1 200` →
 * `1200.50`, `1200`. Undefined for an empty text; the text itself when it is no number, so that the rules refuse it.
 */
export function parseAmount(typed: string, groupSign = ','): string | undefined {
  const latin = toLatin(typed).replace(SIGNS, '');
  if (latin === '') return undefined;
  const plain = withPoint(latin.replace(CURRENCY, ''), groupSign);
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? tidy(plain) : typed;
}

/** The sign that sets thousands apart in a language. */
export function groupSignOf(intlLocale: string): string {
  const part = new Intl.NumberFormat(intlLocale).formatToParts(1_234_567).find(({ type }) => type === 'group');
  return toLatin(part?.value ?? ',');
}

// Of two different signs the last is the decimal one. A single sign is decimal too, unless it stands where a group would.
function withPoint(text: string, groupSign: string): string {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0) return text;
  const sign = text.charAt(last);
  const isRepeated = text.indexOf(sign) < last;
  if (isRepeated || (sign === groupSign && GROUPED.test(text))) return withoutGroups(text);
  return `${withoutGroups(text.slice(0, last))}.${text.slice(last + 1)}`;
}

// Signs that set nothing apart are slips of the finger: they stay, and the text is no number.
function withoutGroups(text: string): string {
  return GROUPED.test(text) ? text.replaceAll(/[.,]/g, '') : text;
}

function tidy(plain: string): string {
  const trimmed = plain.replace(/^\+/, '').replace(/\.$/, '');
  return trimmed.startsWith('.') ? `0${trimmed}` : trimmed;
}

/** Text with the digits and separators of other scripts as Latin ones. */
export function toLatin(text: string): string {
  return [...text].map((character) => ALIKE[character] ?? digitOf(character) ?? character).join('');
}

function digitOf(character: string): string | undefined {
  const code = character.codePointAt(0) ?? 0;
  const zero = ZEROES.find((each) => code >= each && code <= each + 9);
  return zero === undefined ? undefined : String(code - zero);
}
