import { toLatin } from '../../../../core/rules/parseAmount.ts';
import { composed } from '../../../../core/rules/composed.ts';

/** Accents of Latin letters, and of Arabic ones the vowels, the hamza above and below, and the stroke that stretches. */
const MARKS = /[\u0300-\u036f\u0640\u064b-\u065f\u0670]/g;
/** Letters that people write for one another: Arabic ى ي, ة ه, and the Persian ones of some keyboards. Bengali letters, of one sign or of two, are taken apart before. */
const SAME_LETTERS: ReadonlyMap<string, string> = new Map([
  ['ى', 'ي'],
  ['ی', 'ي'],
  ['ک', 'ك'],
  ['ة', 'ه'],
  ['ß', 'ss'],
]);
const SAME = new RegExp(`[${[...SAME_LETTERS.keys()].join('')}]`, 'g');

/**
 * A heading as it is compared: case, blanks, punctuation, the script of digits, an English ’s, accents and the forms of
 * letters do not count. "Father’s Name *" is the same as "father name".
 */
export function plainHeading(text: string): string {
  return composed(
    composed(toLatin(text), 'NFKC')
      .toLowerCase()
      .replace(/[’']s\b/g, ''),
    'NFD',
  )
    .replace(MARKS, '')
    .replace(SAME, (letter) => SAME_LETTERS.get(letter) ?? letter)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}
