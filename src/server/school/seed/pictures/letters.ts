/**
 * Capital letters as SVG paths on a grid of 10 by 14. Installed fonts differ between machines, and some machines have
 * none, so the pictures draw their own letters.
 */
const STROKES: Readonly<Record<string, string>> = {
  A: 'M0 14L5 0L10 14M2 9H8',
  B: 'M1 0V14H6Q10 14 10 10.5T6 7H1H6Q9 7 9 3.5T6 0H1',
  C: 'M10 3Q8 0 5.5 0Q1 0 1 7T5.5 14Q8 14 10 11',
  D: 'M1 0V14H4Q10 14 10 7T4 0Z',
  E: 'M9 0H1V14H9M1 7H8',
  F: 'M9 0H1V14M1 7H8',
  G: 'M10 3Q8 0 5.5 0Q1 0 1 7T5.5 14Q10 14 10 8H6',
  H: 'M1 0V14M9 0V14M1 7H9',
  I: 'M5 0V14M2 0H8M2 14H8',
  J: 'M8 0V10Q8 14 4.5 14T1 10.5',
  K: 'M1 0V14M9 0L1 8M4 5.5L10 14',
  L: 'M1 0V14H9',
  M: 'M0 14V0L5 8L10 0V14',
  N: 'M1 14V0L9 14V0',
  O: 'M5 0Q0 0 0 7T5 14Q10 14 10 7T5 0Z',
  P: 'M1 14V0H6Q10 0 10 4T6 8H1',
  Q: 'M5 0Q0 0 0 7T5 14Q10 14 10 7T5 0ZM6 10L10 14',
  R: 'M1 14V0H6Q10 0 10 4T6 8H1M5 8L10 14',
  S: 'M9 3Q8 0 5 0Q1 0 1 3.5T5 7T9 10.5T5 14Q2 14 1 11',
  T: 'M0 0H10M5 0V14',
  U: 'M1 0V9Q1 14 5 14T9 9V0',
  V: 'M0 0L5 14L10 0',
  W: 'M0 0L2.5 14L5 5L7.5 14L10 0',
  X: 'M0 0L10 14M10 0L0 14',
  Y: 'M0 0L5 7L10 0M5 7V14',
  Z: 'M0 0H10L0 14H10',
};

/** The path of a letter; empty for other characters than A to Z. */
export function strokesOf(letter: string): string {
  return STROKES[letter] ?? '';
}
