import type { Resource } from '../../../../core/resource.ts';
import { toLatin } from '../../../../core/rules/parseAmount.ts';
import { composed } from '../../../../core/rules/composed.ts';
import { refuse } from '../../../errors.ts';
import type { Translator } from '../../../translate.ts';
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
  const know = (name: string, column: ImportColumn) => {
    if (!known.has(plain(name))) known.set(plain(name), column);
  };
  // The names of child rows count from nought: spelled as freely as labels, they would be taken for the row before.
  const rows = columns.filter(({ place }) => place.kind === 'row');
  const others = columns.filter(({ place }) => place.kind !== 'row');
  for (const column of columns) know(columnLabel(column, resource, translator), column);
  for (const column of others) know(column.key, column);
  for (const column of others) know(shortKey(column), column);
  for (const each of translator.allLanguages())
    for (const column of columns) know(columnLabel(column, resource, each), column);
  const byKey = new Map([
    ...rows.map((column) => [shortKey(column), column] as const),
    ...columns.map((column) => [column.key, column] as const),
  ]);
  const taken = new Set<ImportColumn>();
  return new Map(
    headings.map((heading) => {
      const found = byKey.get(heading.toLowerCase()) ?? known.get(plain(heading));
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

function shortKey({ key }: ImportColumn): string {
  return key.replace(/_ids?(?=\.|$)/g, '');
}

// Case, punctuation, the script of digits and the mark of what is required do not count.
function plain(text: string): string {
  return composed(toLatin(text), 'NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
