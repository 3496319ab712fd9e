import { languages } from '../../../../../locales/languages.ts';
import type { Resource } from '../../../../core/resource.ts';
import { refuse } from '../../../errors.ts';
import { type Translator, translatorFor } from '../../../translate.ts';
import { columnLabel, type ImportColumn } from './columns.ts';

/** The column of a declaration that each heading of a file stands for; null where it stands for none. */
export type Matches = ReadonlyMap<string, ImportColumn | null>;

interface Headings {
  readonly headings: readonly string[];
  readonly resource: Resource;
  readonly columns: readonly ImportColumn[];
  readonly translator: Translator;
}

/** Finds columns by their labels in any language of the product, the reader's own first, and by the names of their fields. */
export function matchColumns({ headings, resource, columns, translator }: Headings): Matches {
  const known = new Map<string, ImportColumn>();
  const others = languages.map(({ code }) => code).filter((code) => code !== translator.locale);
  const know = (name: string, column: ImportColumn) => {
    if (!known.has(plain(name))) known.set(plain(name), column);
  };
  for (const column of columns) know(columnLabel(column, resource, translator), column);
  for (const column of columns) know(column.key, column);
  for (const column of columns) know(column.key.replace(/_ids?(?=\.|$)/g, ''), column);
  for (const code of others) for (const column of columns) know(columnLabel(column, resource, translatorFor(code)), column);
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const taken = new Set<ImportColumn>();
  return new Map(
    headings.map((heading) => {
      const found = byKey.get(heading) ?? known.get(plain(heading));
      if (!found || taken.has(found)) return [heading, null];
      taken.add(found);
      return [heading, found];
    }),
  );
}

/** The matches that somebody chose: `{ "Father": "father_name", "Remark": null }`. What they do not name stands for nothing. */
export function readMapping(mapping: Readonly<Record<string, unknown>>, { headings, columns }: Headings): Matches {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const taken = new Set<string>();
  for (const [heading, key] of Object.entries(mapping)) {
    if (key === null || key === '') continue;
    const isFit = typeof key === 'string' && byKey.has(key) && headings.includes(heading) && !taken.has(key);
    if (!isFit) throw refuse.badQuery('mapping');
    taken.add(key);
  }
  return new Map(headings.map((heading) => [heading, byKey.get(String(mapping[heading] ?? '')) ?? null]));
}

// Case, punctuation and the mark of what is required do not count.
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
