/** More combining marks in a row than the Unicode Standard's stream-safe format (UAX 15) has in any writing. */
const UNSAFE = /\p{M}{31}/u;

/**
 * A text in one of Unicode's normal forms. One with an endless row of combining marks, which no writing has, stays as it
 * is: sorting these takes time by the square of their number, and anybody could send them.
 */
export function composed(text: string, form: 'NFC' | 'NFD' | 'NFKC' = 'NFC'): string {
  return UNSAFE.test(text) ? text : text.normalize(form);
}
