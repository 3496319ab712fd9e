import { USUAL_ROWS } from '../../../../core/limits.ts';
import type { ImportColumn } from './columns.ts';
import type { Matches } from './matchColumns.ts';

/** What the columns of a file may be: child rows as far as its headings count, and one more for each heading that stands for nothing. */
export function offeredColumns(columns: readonly ImportColumn[], matches: Matches): ImportColumn[] {
  const found = [...matches.values()];
  const unmatched = found.filter((column) => column === null).length;
  const counted = new Map<string, number>();
  for (const column of found) {
    if (column?.place.kind !== 'row') continue;
    const { name, index } = column.place;
    counted.set(name, Math.max(counted.get(name) ?? 0, index + 1));
  }
  return columns.filter(
    ({ place }) =>
      place.kind !== 'row' || place.index < Math.max(USUAL_ROWS, (counted.get(place.name) ?? 0) + unmatched),
  );
}
