/** A record of any resource, as the server answers it. */
export type AnyRecord = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is AnyRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The name in an embedded record. */
export function nameOf(embedded: unknown): string | undefined {
  if (!isObject(embedded) || embedded.name === null || embedded.name === undefined) return undefined;
  return String(embedded.name);
}

/** The names in a list of embedded records; undefined when there is no such list. */
export function namesOf(embedded: unknown): string[] | undefined {
  if (!Array.isArray(embedded)) return undefined;
  return embedded.map(nameOf).filter((name) => name !== undefined);
}

/** The first letters of a name's first and last word, for a picture that is not there. */
export function initials(name: string): string {
  const words = name.trim().split(/[\s·,.-]+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => firstLetter(word ?? '')).join('').toLocaleUpperCase();
}

// A letter of Bengali or Arabic may be several code points.
function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word);
  return first?.segment ?? '';
}
