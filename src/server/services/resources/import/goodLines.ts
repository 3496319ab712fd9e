import type { RelatedOutcome } from '../../../../core/calls/imports.ts';
import type { ReadLine } from './readLines.ts';
import type { Line } from './types.ts';

/** A line that can be stored. */
export interface GoodLine {
  readonly line: Line;
  /** By the reference that it is for. */
  readonly related: Readonly<Record<string, RelatedOutcome>>;
}

/** The first lines that are not among the bad ones: an outcome is kept for a while, and need not keep every line as it was read. */
export function goodLines(
  lines: readonly ReadLine[],
  bad: readonly { readonly line: Line }[],
  max: number,
): GoodLine[] {
  const refused = new Set(bad.map(({ line }) => line));
  const good: GoodLine[] = [];
  for (const read of lines) {
    if (good.length === max) break;
    if (!refused.has(read.line)) good.push({ line: read.line, related: relatedOutcomes(read) });
  }
  return good;
}

function relatedOutcomes({ line, related, known }: ReadLine): Record<string, RelatedOutcome> {
  const made = Object.entries(related).map(([name, fresh]): [string, RelatedOutcome] => [
    name,
    { action: 'create', ...(fresh.line !== line.number && { row: fresh.line }) },
  ]);
  return Object.fromEntries([...made, ...known.map((name): [string, RelatedOutcome] => [name, { action: 'take' }])]);
}
