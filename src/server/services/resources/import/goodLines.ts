import type { RelatedOutcome } from '../../../../core/calls/imports.ts';
import type { CellPreview } from './preview.ts';
import type { ReadLine } from './readLines.ts';
import type { NewRelated } from '../relatedRecords.ts';
import type { Line } from './types.ts';

/** A line that can be stored. */
export interface GoodLine {
  readonly line: Line;
  /** By the reference that it is for. */
  readonly related: Readonly<Record<string, RelatedOutcome>>;
  /** What its cells became, by column. */
  readonly became: Readonly<Record<string, CellPreview>>;
}

interface GoodLinesOptions {
  readonly lines: readonly ReadLine[];
  readonly bad: readonly { readonly line: Line }[];
  /** The numbers of those that go before the others where there are too many. */
  readonly first: ReadonlySet<number>;
  readonly max: number;
  readonly preview: (line: ReadLine) => Promise<GoodLine['became']>;
}

/** The first lines that are not among the bad ones: an outcome is kept for a while, and need not keep every line as it was read. */
export async function goodLines({ lines, bad, first, max, preview }: GoodLinesOptions): Promise<GoodLine[]> {
  const refused = new Set(bad.map(({ line }) => line));
  // What several lines bring along is made with the first of them that can be stored.
  const makers = new Map<NewRelated, number>();
  let room = Math.max(0, max - first.size);
  const good: GoodLine[] = [];
  for (const read of lines) {
    if (good.length === max) break;
    if (refused.has(read.line)) continue;
    for (const fresh of Object.values(read.related)) if (!makers.has(fresh)) makers.set(fresh, read.line.number);
    const isFirst = first.has(read.line.number);
    if (!isFirst && room === 0) continue;
    if (!isFirst) room -= 1;
    good.push({ line: read.line, related: relatedOutcomes(read, makers), became: await preview(read) });
  }
  return good;
}

function relatedOutcomes(
  { line, related, known }: ReadLine,
  makers: ReadonlyMap<NewRelated, number>,
): Record<string, RelatedOutcome> {
  const made = Object.entries(related).map(([name, fresh]): [string, RelatedOutcome] => {
    const row = makers.get(fresh);
    return [name, { action: 'create', ...(row !== undefined && row !== line.number && { row }) }];
  });
  return Object.fromEntries([...made, ...known.map((name): [string, RelatedOutcome] => [name, { action: 'take' }])]);
}
