import { linesOf } from '../../src/admin/sheet/block.ts';
import type { Spot } from '../../src/admin/sheet/spot.ts';
import type { MarkGrid } from './grid.ts';
import type { Entry } from './sendCells.ts';

/** What became of values that were pasted or read out of a file. */
export interface Filled {
  readonly entered: number;
  /** Values for which there is no cell, as they were. */
  readonly left: readonly string[];
}

type Sheet = Pick<Entry, 'students' | 'components'>;
type Enters = Pick<MarkGrid, 'enter'>;

/** Fills a block of a spreadsheet into the grid, from the cursor on. What is no mark is marked in its cell and not stored. */
export function fillBlock(
  grid: Enters,
  { students, components }: Sheet,
  { from, text }: { readonly from: Spot; readonly text: string },
): Filled {
  const left: string[] = [];
  let entered = 0;
  for (const [down, line] of linesOf(text).entries()) {
    for (const [across, value] of line.entries()) {
      const row = from.row + down;
      const slot = from.slot + across;
      if (row < students.length && slot < components.length) {
        grid.enter(row, slot, value);
        entered += 1;
      } else if (value.trim() !== '') left.push(value.trim());
    }
  }
  return { entered, left };
}

/**
 * Fills the lines of a file that begins with a heading: students by their id, components by their name. An empty value
 * changes nothing.
 */
export function fillFile(grid: Enters, { students, components }: Sheet, lines: readonly (readonly string[])[]): Filled {
  const [heading = [], ...rest] = lines;
  const rows = new Map(students.map(({ student_id }, row) => [student_id.toLowerCase(), row]));
  const slots = new Map(components.map(({ name }, slot) => [name.trim().toLowerCase(), slot]));
  const slotAt = heading.map((name) => slots.get(name.trim().toLowerCase()));
  const place = idPlace(
    rest,
    heading.flatMap((_, index) => (slotAt[index] === undefined ? [index] : [])),
    rows,
  );
  const left: string[] = [];
  let entered = 0;
  for (const line of rest) {
    const row = rows.get((line[place] ?? '').trim().toLowerCase());
    for (const [index, value] of line.entries()) {
      const slot = slotAt[index];
      if (slot === undefined || value.trim() === '') continue;
      if (row === undefined) left.push(value.trim());
      else {
        grid.enter(row, slot, value);
        entered += 1;
      }
    }
  }
  return { entered, left };
}

/**
 * The column of the ids: that with the most of them, whatever its heading, for a file may come from another language; of
 * two the later, as rolls stand in front and can be ids of others. A mark is never taken for an id.
 */
function idPlace(
  lines: readonly (readonly string[])[],
  places: readonly number[],
  rows: ReadonlyMap<string, number>,
): number {
  const known = places.map(
    (place) => lines.filter((line) => rows.has((line[place] ?? '').trim().toLowerCase())).length,
  );
  return places[known.lastIndexOf(Math.max(...known))] ?? -1;
}
