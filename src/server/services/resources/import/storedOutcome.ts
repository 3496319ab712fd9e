import type { AnyField, ChildrenField } from '../../../../core/fields/field.ts';
import type { Registry } from '../../../../core/registry.ts';
import { fieldOf } from '../../../../core/resource.ts';
import { AppError } from '../../../errors.ts';
import type { ImportColumn } from './columns.ts';
import type { ColumnDays } from './dayOrders.ts';
import type { BadLine, ImportOutcome } from './importFile.ts';
import type { Matches } from './matchColumns.ts';
import { packParts, unpackParts } from './packing.ts';
import { inParts } from './storedSheet.ts';

/** Declarations are kept by their names: they are those of the program that reads them. */
type StoredColumn = Pick<ImportColumn, 'key' | 'path' | 'place'> & { readonly owner: string };
type StoredError = Pick<AppError, 'id' | 'status' | 'params' | 'problems'>;
type StoredLine = Omit<BadLine, 'error'> & { readonly error?: StoredError };
type StoredHead = Pick<ImportOutcome, 'file' | 'ready' | 'good' | 'created'> & {
  /** What was kept by the version before has neither these nor `likes`. */
  readonly days?: readonly (readonly [heading: string, days: ColumnDays])[];
  readonly columns: readonly StoredColumn[];
  readonly matches: StoredMatches;
  readonly likes?: StoredMatches;
};
type StoredMatches = readonly (readonly [heading: string, column: StoredColumn | null])[];

/** What became of a file, as it is kept with its job. */
export function packOutcome(outcome: ImportOutcome): Promise<Uint8Array> {
  const { file, ready, good, created, columns, matches, likes, days, bad } = outcome;
  const head: StoredHead = {
    file,
    ready,
    good,
    created,
    columns: columns.map(storedColumn),
    matches: storedMatches(matches),
    likes: storedMatches(likes),
    days: [...days],
  };
  return packParts(inParts(head, bad.map(storedLine)));
}

export async function unpackOutcome(bytes: Uint8Array, registry: Registry): Promise<ImportOutcome> {
  const [head, ...batches] = await unpackParts(bytes);
  const { columns, matches, likes = [], days = [], ...others } = head as StoredHead;
  const columnOf = (stored: StoredColumn): ImportColumn => revivedColumn(stored, registry);
  return {
    ...others,
    columns: columns.map(columnOf),
    matches: revivedMatches(matches, columnOf),
    likes: revivedMatches(likes, columnOf),
    days: new Map(days),
    bad: (batches as StoredLine[][]).flat().map(revivedLine),
  };
}

function storedMatches(matches: Matches): StoredMatches {
  return [...matches].map(([heading, column]) => [heading, column && storedColumn(column)]);
}

function revivedMatches(stored: StoredMatches, columnOf: (column: StoredColumn) => ImportColumn): Matches {
  return new Map(stored.map(([heading, column]) => [heading, column && columnOf(column)]));
}

function storedColumn({ key, path, place, owner }: ImportColumn): StoredColumn {
  return { key, path, place, owner: owner.name };
}

function revivedColumn({ owner: name, ...stored }: StoredColumn, registry: Registry): ImportColumn {
  const owner = registry.get(name);
  const { place, path } = stored;
  const field =
    place.kind === 'row' ? (owner.fields[place.name] as ChildrenField).fields[place.inner] : fieldOf(owner, path);
  return { ...stored, owner, field: field as AnyField };
}

function storedLine({ error, ...line }: BadLine): StoredLine {
  if (!error) return line;
  const { id, status, params, problems } = error;
  return { ...line, error: { id, status, params, ...(problems && { problems }) } };
}

function revivedLine({ error, ...line }: StoredLine): BadLine {
  return error ? { ...line, error: new AppError(error) } : line;
}
