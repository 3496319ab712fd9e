import type { ImportColumn } from './columns.ts';

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
