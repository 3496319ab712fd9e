import { randomInt } from 'node:crypto';

/** Without what looks alike on paper or sounds alike: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const ALPHABET = '34679ACDEFGHJKMNPQRTWXY';
const LENGTH = 12;
const GROUP = 4;

/** A code that nobody can guess: 54 bits, or more where it is longer. */
export function makeCode(length = LENGTH): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** As it is printed: `K7QM-3XHA-9TPD`. */
export function groupedCode(code: string): string {
  return (code.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-');
}

/** A code as it is kept, whatever its case, dashes and blanks; empty, which nothing has, where it can be none. */
export function readCode(typed: string, length = LENGTH): string {
  const code = typed.toUpperCase().replace(/[\s\p{Pd}]/gu, '');
  return code.length === length && [...code].every((sign) => ALPHABET.includes(sign)) ? code : '';
}
