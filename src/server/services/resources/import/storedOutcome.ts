import type { AnyField, ChildrenField } from '../../../../core/fields/field.ts';
import type { Registry } from '../../../../core/registry.ts';
import { fieldOf } from '../../../../core/resource.ts';
import { AppError } from '../../../errors.ts';
import type { ImportColumn } from './columns.ts';
import type { BadLine, ImportOutcome } from './importFile.ts';
import { packParts, unpackParts } from './packing.ts';
import { inParts } from './storedSheet.ts';

/** Declarations are kept by their names: they are those of the program that reads them. */
type StoredColumn = Pick<ImportColumn, 'key' | 'path' | 'place'> & { readonly owner: string };
type StoredError = Pick<AppError, 'id' | 'status' | 'params' | 'problems'>;
type StoredLine = Omit<BadLine, 'error'> & { readonly error?: StoredError };
type StoredHead = Pick<ImportOutcome, 'file' | 'ready' | 'good' | 'created'> & {
  readonly columns: readonly StoredColumn[];
  readonly matches: readonly (readonly [heading: string, column: StoredColumn | null])[];
};

/** What became of a file, as it is kept with its job. */
export function packOutcome(outcome: ImportOutcome): Promise<Uint8Array> {
  const { file, ready, good, created, columns, matches, bad } = outcome;
  const head: StoredHead = {
    file,
    ready,
    good,
    created,
    columns: columns.map(storedColumn),
    matches: [...matches].map(([heading, column]) => [heading, column && storedColumn(column)]),
  };
  return packParts(inParts(head, bad.map(storedLine)));
}

export async function unpackOutcome(bytes: Uint8Array, registry: Registry): Promise<ImportOutcome> {
  const [head, ...batches] = await unpackParts(bytes);
  const { columns, matches, ...others } = head as StoredHead;
  const columnOf = (stored: StoredColumn): ImportColumn => revivedColumn(stored, registry);
  return {
    ...others,
    columns: columns.map(columnOf),
    matches: new Map(matches.map(([heading, column]) => [heading, column && columnOf(column)])),
    bad: (batches as StoredLine[][]).flat().map(revivedLine),
  };
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
