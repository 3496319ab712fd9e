import type { ImportColumn } from './columns.ts';
import { comparableText } from '../comparableText.ts';

/** Sets synonyms apart in the words of a language. */
const SEPARATOR = ';';

/**
 * Other headings that people write for a column, out of those that a language has: of its field in its entity
 * (`student.name`), and of every field of its name (`fields.phone`), which a new entity has without a word of its own.
 */
export function synonymsOf({ owner, path, place }: ImportColumn, texts: Readonly<Record<string, string>>): string[] {
  if (place.kind === 'row') return [];
  const keys =
    place.kind === 'related' ? [`fields.${place.name}.${place.inner}`] : [`${owner.name}.${path}`, `fields.${path}`];
  return keys.flatMap((key) => (texts[key] ?? '').split(SEPARATOR)).map((text) => text.trim());
}

/** Other words for what a text names, in all languages: a record named Female is found as a girl, too. */
export type OtherWords = (text: string) => readonly string[];

/** Out of what each language says for the same record: the texts below `headings.records`. */
export function otherWordsOf(languages: readonly Readonly<Record<string, string>>[]): OtherWords {
  const groups = new Map<string, Set<string>>();
  const places = new Map<string, string>();
  for (const [key, words] of languages.flatMap((texts) => Object.entries(texts))) {
    const group = groups.get(key) ?? new Set();
    groups.set(key, group);
    for (const word of words.split(SEPARATOR).map(comparableText)) {
      group.add(word);
      if (!places.has(word)) places.set(word, key);
    }
  }
  return (text) =>
    [...(groups.get(places.get(comparableText(text)) ?? '') ?? [])].filter((word) => word !== comparableText(text));
}
