import { componentKey } from '../../src/domain/results/componentKey.ts';

/** A component of the sheet. Its key stays the same when it is renamed or moved. */
export interface Column {
  readonly key: number;
  readonly name: string;
}

export interface Columns {
  readonly columns: readonly Column[];
  /** The key of the next one. It only rises: one that was taken out leaves nothing of its own to another. */
  readonly nextKey: number;
}

export const NO_COLUMNS: Columns = { columns: [], nextKey: 1 };

/** A new column at its place. */
export function withColumn<C extends Columns>(known: C, place: number, name: string): C {
  const { columns, nextKey: key } = known;
  return { ...known, columns: columns.toSpliced(place, 0, { key, name }), nextKey: key + 1 };
}

/**
 * Columns with those of some names beside them. A new one stands behind the one that is before it among the names, else
 * before the one that is after it, else at the end.
 */
export function withNames(known: Columns, names: readonly string[]): Columns {
  const places = names.map((name) => placeOf(known.columns, name)).filter((place) => place >= 0);
  let all = known;
  let next = places[0] ?? known.columns.length;
  for (const name of names) {
    const found = placeOf(all.columns, name);
    if (found < 0) all = withColumn(all, next, name);
    next = (found < 0 ? next : found) + 1;
  }
  return all;
}

function placeOf(columns: readonly Column[], name: string): number {
  return columns.findIndex((column) => isSameName(column.name, name));
}

export function columnOf(columns: readonly Column[], name: string): Column | undefined {
  return columns.find((column) => isSameName(column.name, name));
}

export function isSameName(one: string, other: string): boolean {
  return componentKey(one) === componentKey(other);
}
