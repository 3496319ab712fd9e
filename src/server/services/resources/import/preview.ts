import { isFilled } from '../../../../core/conditions.ts';
import { parseValue } from '../../../../core/rules/parseValue.ts';
import type { PhoneReader } from '../../../../core/rules/readInput.ts';
import type { Values } from '../../store.ts';
import type { ImportColumn } from './columns.ts';
import type { LinkField, Lookups } from './lookups.ts';

/** What a cell became: the value that would be stored; of references, what their records are called. */
export interface CellPreview {
  readonly value?: string | number;
  readonly titles?: readonly string[];
}

interface PreviewOptions {
  readonly columns: readonly ImportColumn[];
  /** What the cells of the line say, references as ids. */
  readonly given: {
    readonly own: Values;
    readonly rows: Readonly<Record<string, readonly (Values | undefined)[]>>;
    readonly related: Readonly<Record<string, Values>>;
  };
  /** What would be stored; empty where something is wrong with the line. */
  readonly values: Values;
  readonly lookups: Lookups;
  readonly readPhone: PhoneReader;
}

/** What the cells of a line became, by column; nothing of those that are wrong. */
export function cellPreviews({
  columns,
  given,
  values,
  lookups,
  readPhone,
}: PreviewOptions): Record<string, CellPreview> {
  const entries = columns.map((column): [string, CellPreview] => {
    const { field, place, key } = column;
    const raw = rawOf(column, given);
    // An empty cell of a line that is right begins with the initial value of its field.
    const stored = isFilled(raw) || place.kind !== 'own' ? parsedOf(column, raw, readPhone) : values[place.name];
    if (field.kind === 'reference' || field.kind === 'manyToMany') return [key, linkedOf(field, stored, lookups)];
    return [key, typeof stored === 'string' || typeof stored === 'number' ? { value: stored } : {}];
  });
  return Object.fromEntries(entries);
}

function rawOf({ place }: ImportColumn, { own, rows, related }: PreviewOptions['given']): unknown {
  if (place.kind === 'own') return own[place.name];
  if (place.kind === 'row') return rows[place.name]?.[place.index]?.[place.inner];
  return related[place.name]?.[place.inner];
}

function parsedOf({ field }: ImportColumn, raw: unknown, readPhone: PhoneReader): unknown {
  if (!isFilled(raw)) return undefined;
  const parsed = field.kind === 'phone' ? readPhone(`${raw}`) : parseValue(field, raw);
  return 'value' in parsed ? parsed.value : undefined;
}

function linkedOf(field: LinkField, stored: unknown, lookups: Lookups): CellPreview {
  const titles = [stored].flat().flatMap((id) => (typeof id === 'number' ? (lookups.titleOf(field, id) ?? []) : []));
  return titles.length > 0 ? { titles } : {};
}
