import { linesOf } from '../../src/admin/sheet/block.ts';
import type { Spot } from '../../src/admin/sheet/spot.ts';
import { componentKey } from '../../src/domain/results/componentKey.ts';
import type { MarkGrid } from './grid.ts';
import type { Entry } from './sendCells.ts';

/** What became of values that were pasted or read out of a file. */
export interface Filled {
  /** Values that are none are not counted. */
  readonly entered: number;
  /** How many of them stand in the place of another mark. */
  readonly replaced: number;
  /** How many cells are empty now that were not. */
  readonly erased: number;
  /** Values for which there is no cell, as they were; those of a file behind whom they are for. */
  readonly left: readonly string[];
  /** What a file lacks altogether. */
  readonly lacks?: 'components' | 'students';
}

type Sheet = Pick<Entry, 'students' | 'components'>;
type Enters = Pick<MarkGrid, 'enter' | 'cell'>;

/** Fills a block of a spreadsheet into the grid, from the cursor on. What is no mark is marked in its cell and not stored. */
export function fillBlock(
  grid: Enters,
  { students, components }: Sheet,
  { from, text }: { readonly from: Spot; readonly text: string },
): Filled {
  const left: string[] = [];
  const count = new FillCount(grid);
  for (const [down, line] of linesOf(text).entries()) {
    for (const [across, value] of line.entries()) {
      const row = from.row + down;
      const slot = from.slot + across;
      if (row < students.length && slot < components.length) {
        count.enter(row, slot, value);
      } else if (value.trim() !== '') left.push(value.trim());
    }
  }
  return { ...count.counts, left };
}

function lackOf(file: { readonly hasComponent: boolean; readonly hasStudent: boolean }): Filled['lacks'] {
  if (!file.hasComponent) return 'components';
  return file.hasStudent ? undefined : 'students';
}

/** Counts what is entered. */
class FillCount {
  readonly counts = { entered: 0, replaced: 0, erased: 0 };

  constructor(private readonly grid: Enters) {}

  enter(row: number, slot: number, value: string): void {
    const { text: before } = this.grid.cell(row, slot);
    this.grid.enter(row, slot, value);
    const after = this.grid.cell(row, slot).text;
    if (after !== '') this.counts.entered += 1;
    if (before === '' || after === before) return;
    if (after === '') this.counts.erased += 1;
    else this.counts.replaced += 1;
  }
}

/**
 * Fills the lines of a file that begins with a heading: students by their id, components by their name. An empty value
 * changes nothing.
 */
export function fillFile(grid: Enters, { students, components }: Sheet, lines: readonly (readonly string[])[]): Filled {
  const [heading = [], ...rest] = lines;
  const rows = new Map(students.map(({ student_id }, row) => [student_id.toLowerCase(), row]));
  const slots = new Map(components.map(({ name }, slot) => [componentKey(name), slot]));
  const slotAt = heading.map((name) => slots.get(componentKey(name)));
  const place = idPlace(
    rest,
    heading.flatMap((_, index) => (slotAt[index] === undefined ? [index] : [])),
    rows,
  );
  const left: string[] = [];
  const count = new FillCount(grid);
  let hasStudent = false;
  for (const line of rest) {
    const id = (line[place] ?? '').trim();
    const row = rows.get(id.toLowerCase());
    if (row !== undefined) hasStudent = true;
    for (const [index, value] of line.entries()) {
      const slot = slotAt[index];
      if (slot === undefined || value.trim() === '') continue;
      if (row === undefined) left.push(id === '' ? value.trim() : `${id}: ${value.trim()}`);
      else count.enter(row, slot, value);
    }
  }
  const lacks = lackOf({ hasComponent: slotAt.some((slot) => slot !== undefined), hasStudent });
  return { ...count.counts, left, ...(lacks && { lacks }) };
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
