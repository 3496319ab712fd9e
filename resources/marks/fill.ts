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

/** Fills the lines of a file that begins with a heading: students by their id, components by their name. An empty value changes nothing. */
export function fillFile(grid: Enters, { students, components }: Sheet, lines: readonly (readonly string[])[]): Filled {
  const [heading = [], ...rest] = lines;
  const rows = new Map(students.map(({ student_id }, row) => [student_id.toLowerCase(), row]));
  const slots = new Map(components.map(({ name }, slot) => [name.trim().toLowerCase(), slot]));
  const left: string[] = [];
  let entered = 0;
  for (const line of rest) {
    const row = line.map((value) => rows.get(value.trim().toLowerCase())).find((found) => found !== undefined);
    for (const [index, value] of line.entries()) {
      const slot = slots.get((heading[index] ?? '').trim().toLowerCase());
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
