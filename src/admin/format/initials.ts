/** The first letters of a name's first and last word, in any script. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => firstLetter(word ?? ''))
    .join('')
    .toLocaleUpperCase();
}

// A letter of some scripts is several code points, which only show together. Where it cannot be, the browser need not load its rules.
function firstLetter(word: string): string {
  if (/^[a-z0-9](?=[\x20-\x7e]|$)/i.test(word)) return word.slice(0, 1);
  const [first] = new Intl.Segmenter().segment(word);
  return first?.segment ?? '';
}
