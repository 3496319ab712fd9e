import type { Resource } from '../../../../core/resource.ts';
import { refuse } from '../../../errors.ts';
import type { Translator } from '../../../translate.ts';
import { columnLabel, type ImportColumn } from './columns.ts';
import { plainHeading } from './plainHeading.ts';
import { synonymsOf } from './synonyms.ts';

/** The column of a declaration that each heading of a file stands for; null where it stands for none. */
export type Matches = ReadonlyMap<string, ImportColumn | null>;

interface Headings {
  readonly headings: readonly string[];
  readonly resource: Resource;
  readonly columns: readonly ImportColumn[];
  readonly translator: Translator;
}

/** How sure it is that a heading stands for a column: the surest first. */
const SURENESS = { name: 0, label: 1, said: 2, otherLanguage: 3, synonym: 4 } as const;

interface Match {
  readonly heading: string;
  readonly column: ImportColumn;
  readonly sureness: number;
}

/** What the headings of a file stand for, and those that look like a field that a surer one has. */
export interface FoundColumns {
  readonly matches: Matches;
  readonly likes: Matches;
}

/** Stands there for a column that nobody imports. */
const NOT_TAKEN = '–';

/** Sets the name of the field apart in a heading that remembers what it was taken for: "Pupil → Name". */
const REMEMBERS = ' → ';

/**
 * Finds columns by what a heading remembers, by their labels in any language of the product, the reader's own first, by
 * the names of their fields, and by other headings that people write. Where two stand for one field, the surer one has it.
 */
export function matchColumns(options: Headings): FoundColumns {
  const find = finderOf(options);
  const found = options.headings.flatMap((heading): Match[] => {
    const match = find(heading);
    return match ? [{ heading, ...match }] : [];
  });
  const holders = new Map<ImportColumn, Match>();
  for (const match of found) {
    const holder = holders.get(match.column);
    if (!holder || match.sureness < holder.sureness) holders.set(match.column, match);
  }
  const byHeading = new Map(found.map((match) => [match.heading, match]));
  const likes = new Map<string, ImportColumn | null>();
  const matches = options.headings.map((heading): [string, ImportColumn | null] => {
    const match = byHeading.get(heading);
    if (!match) return [heading, null];
    if (holders.get(match.column) === match) return [heading, match.column];
    likes.set(heading, match.column);
    return [heading, null];
  });
  return { matches: new Map(matches), likes };
}

function finderOf({
  resource,
  columns,
  translator,
}: Headings): (heading: string) => Omit<Match, 'heading'> | undefined {
  const known = new Map<string, Omit<Match, 'heading'>>();
  const know = (name: string, column: ImportColumn, sureness: number) => {
    const plain = plainHeading(name);
    if (plain !== '' && !known.has(plain)) known.set(plain, { column, sureness });
  };
  // The names of child rows count from nought: spelled as freely as labels, they would be taken for the row before.
  const rows = columns.filter(({ place }) => place.kind === 'row');
  const others = columns.filter(({ place }) => place.kind !== 'row');
  for (const column of columns) know(columnLabel(column, resource, translator), column, SURENESS.label);
  for (const column of others) know(column.key, column, SURENESS.name);
  for (const column of others) know(shortKey(column), column, SURENESS.name);
  const languages = translator.allLanguages();
  for (const each of languages)
    for (const column of columns) know(columnLabel(column, resource, each), column, SURENESS.otherLanguage);
  for (const each of languages) {
    const texts = each.textsBelow('headings');
    for (const column of others)
      for (const synonym of synonymsOf(column, texts)) know(synonym, column, SURENESS.synonym);
  }
  const byKey = new Map([
    ...rows.map((column) => [shortKey(column), column] as const),
    ...columns.map((column) => [column.key, column] as const),
  ]);
  const findPlainly = (heading: string) => {
    const column = byKey.get(heading.toLowerCase());
    return column ? { column, sureness: SURENESS.name } : known.get(plainHeading(heading));
  };
  return (heading) => {
    const at = heading.lastIndexOf(REMEMBERS);
    if (at < 0) return findPlainly(heading);
    const column = findPlainly(heading.slice(at + REMEMBERS.length));
    return column && { ...column, sureness: SURENESS.said };
  };
}

/** The headings of a file as they are to be written, so that they are taken for the same fields once more. */
export function rememberingHeadings(matches: Matches, options: Headings): string[] {
  const { headings, resource, translator } = options;
  const find = finderOf(options);
  return headings.map((heading) => {
    const column = matches.get(heading);
    // What has waited with its job knows its columns by their keys.
    if (find(heading)?.column.key === column?.key) return heading;
    if (!column) return `${heading}${REMEMBERS}${NOT_TAKEN}`;
    const labelled = `${heading}${REMEMBERS}${columnLabel(column, resource, translator)}`;
    return find(labelled)?.column.key === column.key ? labelled : `${heading}${REMEMBERS}${column.key}`;
  });
}

/** The matches that somebody chose: `{ "Father": "father_name", "Remark": null }`. What they do not name stands for nothing. */
export function readMapping(mapping: Readonly<Record<string, unknown>>, { headings, columns }: Headings): Matches {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const chosen = new Map<string, ImportColumn>();
  const taken = new Set<ImportColumn>();
  for (const [heading, key] of Object.entries(mapping)) {
    if (key === null || key === '') continue;
    const column = typeof key === 'string' ? byKey.get(key) : undefined;
    if (!column || !headings.includes(heading) || taken.has(column)) throw refuse.badQuery('mapping');
    taken.add(column);
    chosen.set(heading, column);
  }
  return new Map(headings.map((heading) => [heading, chosen.get(heading) ?? null]));
}

function shortKey({ key }: ImportColumn): string {
  return key.replace(/_ids?(?=\.|$)/g, '');
}
