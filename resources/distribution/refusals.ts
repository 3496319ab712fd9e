import type { Part, SentRow } from './sheet.ts';

/** What is wrong, where it is shown. */
export interface Refusals {
  /** By `cellKey`. */
  readonly cells: Readonly<Record<string, string>>;
  /** The names of components, by the key of the column. */
  readonly columns: Readonly<Record<number, string>>;
  /** Whole subjects, by their id. */
  readonly subjects: Readonly<Record<number, string>>;
  /** What stands nowhere in the sheet. */
  readonly others: readonly string[];
}

export const NO_REFUSALS: Refusals = { cells: {}, columns: {}, subjects: {}, others: [] };

const PART_OF_FIELD: Readonly<Record<string, Part>> = { full_mark: 'full', pass_mark: 'pass' };
const OF_ROW = /^rows\.(\d+)\.(.+)$/;
const OF_COMPONENT = /^components\.(\d+)\.(\w+)$/;

/** The name of a mark among the refusals. */
export function cellKey(place: { readonly subject: number; readonly column: number; readonly part: Part }): string {
  return `${place.subject}.${place.column}.${place.part}`;
}

/** Brings what the server refused, by the fields of what was sent, to its places in the sheet. */
export function placeRefusals(errors: Readonly<Record<string, string>>, sent: readonly SentRow[]): Refusals {
  const cells: Record<string, string> = {};
  const columns: Record<number, string> = {};
  const subjects: Record<number, string> = {};
  const others: string[] = [];
  for (const [field, message] of Object.entries(errors)) {
    const [, index, name = ''] = OF_ROW.exec(field) ?? [];
    const row = index === undefined ? undefined : sent[Number(index)];
    const [, place, inner = ''] = OF_COMPONENT.exec(name) ?? [];
    const column = place === undefined ? undefined : row?.keys[Number(place)];
    const part = PART_OF_FIELD[inner];
    if (!row) others.push(message);
    else if (column === undefined) subjects[row.body.subject_id] ??= message;
    else if (part) cells[cellKey({ subject: row.body.subject_id, column, part })] = message;
    else columns[column] ??= message;
  }
  return { cells, columns, subjects, others };
}

/** Without what was said about one mark, which has been typed anew. */
export function withoutCell(refusals: Refusals, key: string, subject: number): Refusals {
  if (!(key in refusals.cells) && !(subject in refusals.subjects)) return refusals;
  const { [key]: _, ...cells } = refusals.cells;
  const { [subject]: __, ...subjects } = refusals.subjects;
  return { ...refusals, cells, subjects };
}

export function countRefusals({ cells, columns, subjects }: Refusals): number {
  return [cells, columns, subjects].reduce((sum, each) => sum + Object.keys(each).length, 0);
}
