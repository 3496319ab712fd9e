import { isObject } from './isObject.ts';

/** The rows that only one of two lists has, whatever their numbers and places are. */
export function rowsAddedAndRemoved(
  before: unknown,
  after: unknown,
): { readonly added: readonly object[]; readonly removed: readonly object[] } {
  const [old, now] = [rowsOf(before), rowsOf(after)];
  return { added: without(now, old), removed: without(old, now) };
}

interface ChangedTwice {
  readonly before: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** The rows of a set that two have changed from the same beginning: theirs, with what I added and without what I removed. */
export function mergedRows({ before, mine, theirs }: ChangedTwice): readonly object[] {
  const { added, removed } = rowsAddedAndRemoved(before, mine);
  const remaining = without(rowsOf(theirs), removed);
  return [...remaining, ...without(added, remaining)];
}

function rowsOf(value: unknown): readonly object[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function without(rows: readonly object[], others: readonly object[]): object[] {
  const left = others.map(contentOf);
  return rows.filter((row) => {
    const at = left.indexOf(contentOf(row));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function contentOf(row: object): string {
  const filled = Object.entries(row).filter(([name]) => name !== 'id' && name !== 'position');
  return JSON.stringify(filled.sort(([one], [other]) => (one < other ? -1 : 1)));
}
