/** How well words fit: 0 at the beginning, 1 at the beginning of a word, 2 somewhere inside. */
export type Fit = 0 | 1 | 2;

/** Shorter ones stand inside of too many words. */
const MIN_INSIDE = 3;
/** Accents over Latin letters; the vowel signs of other scripts are letters of their own. */
const ACCENTS = /[\u0300-\u036f]/g;
const BETWEEN_WORDS = /[\s\-/.,()'’]+/;
const ARABIC_ARTICLE = /^ال(?=..)/;

/** How well all words of a search fit one of several names; undefined when they fit none. */
export function fitOf(search: string, names: readonly string[]): Fit | undefined {
  const fits = names.map((name) => fitOfName(plain(search), plain(name))).filter((fit) => fit !== undefined);
  return fits.length > 0 ? (Math.min(...fits) as Fit) : undefined;
}

function fitOfName(search: string, name: string): Fit | undefined {
  const wanted = search.split(BETWEEN_WORDS).filter(Boolean);
  if (wanted.length === 0) return undefined;
  if (name.startsWith(search)) return 0;
  const words = name.split(BETWEEN_WORDS).flatMap((word) => [word, word.replace(ARABIC_ARTICLE, '')]);
  if (wanted.every((each) => words.some((word) => word.startsWith(each)))) return 1;
  const isInside = wanted.every((each) => each.length >= MIN_INSIDE && name.includes(each));
  return isInside ? 2 : undefined;
}

function plain(text: string): string {
  return text.normalize('NFD').replace(ACCENTS, '').normalize('NFC').toLowerCase().trim();
}
