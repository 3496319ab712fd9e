/** How the numbers of records are written: `{year}{####}` gives 20260001, `FM-{yy}-{###}` gives FM-26-001. */
const SIGN = /\{(year|yy|#{1,9})\}/g;
const NUMBER = /\{#{1,9}\}/g;
/** What else may stand in a pattern: letters and digits of any script, and the signs of a code between them. */
const PLAIN = /^[\p{L}\p{M}\p{N}_./-]*$/u;

/** A pattern on a day: what stands before and behind the number, and how many digits it has at least. */
export interface Numbering {
  readonly before: string;
  readonly after: string;
  readonly digits: number;
}

/** Whether a text is a pattern: it has the place of one number, and nothing in braces that means nothing. */
export function isNumbering(pattern: string): boolean {
  return (pattern.match(NUMBER) ?? []).length === 1 && PLAIN.test(pattern.replace(SIGN, ''));
}

/** What a pattern comes to on a day, `YYYY-MM-DD`. */
export function numberingOf(pattern: string, today: string): Numbering {
  const dated = pattern.replaceAll('{year}', today.slice(0, 4)).replaceAll('{yy}', today.slice(2, 4));
  const [number = ''] = dated.match(NUMBER) ?? [];
  const [before = '', after = ''] = dated.split(number);
  return { before, after, digits: number.length - 2 };
}

/** A number as it is written. */
export function numbered({ before, after, digits }: Numbering, number: number): string {
  return `${before}${String(number).padStart(digits, '0')}${after}`;
}
