import { linesOf } from '../../src/admin/sheet/block.ts';
import type { CellPosition } from '../../src/admin/sheet/cellPosition.ts';
import { componentKey } from '../../src/domain/results/componentKey.ts';
import { isEntered, valueIn } from './cellText.ts';
import { isPublished } from './editable.ts';
import type { MarkGrid } from './grid.ts';
import type { CellView } from './gridCells.ts';
import type { Entry } from './sendCells.ts';

/** What became of values that were pasted or read out of a file. */
export interface FillResult {
  /** Marks that are in their cells now and were not. */
  readonly entered: number;
  /** How many of them stand in the place of another mark. */
  readonly replaced: number;
  /** Marks that were there already. */
  readonly unchanged: number;
  /** How many cells are empty now that were not. */
  readonly erased: number;
  /** Values that are no marks: they are marked in their cells and not stored. */
  readonly wrong: number;
  /** Values for which there is no cell. */
  readonly left: readonly UnplacedValue[];
  /** What a file lacks altogether. */
  readonly lacks?: 'components' | 'students';
  /** The cells that are not as they were. */
  readonly changes: readonly FilledCell[];
}

/** A value as it was, and where it stood: whose it would be, or in which row of a block. A file may say neither. */
export interface UnplacedValue {
  readonly value: string;
  readonly who?: string;
  readonly row?: number;
}

/** A cell that was filled, with what stood in it. */
interface FilledCell extends CellPosition {
  readonly before: string;
  readonly after: string;
}

type Sheet = Pick<Entry, 'students' | 'components'>;
type MarkTarget = Pick<MarkGrid, 'enter' | 'cell'>;

/** Fills a block of a spreadsheet into the grid, from the cursor on. What is no mark is marked in its cell and not stored. */
export function fillBlock(
  grid: MarkTarget,
  { students, components }: Sheet,
  { from, text }: { readonly from: CellPosition; readonly text: string },
): FillResult {
  const left: UnplacedValue[] = [];
  const count = new FillCount(grid);
  for (const [down, line] of linesOf(text).entries()) {
    for (const [across, value] of line.entries()) {
      const row = from.row + down;
      const slot = from.slot + across;
      const student = students[row];
      if (student && !isPublished(student) && slot < components.length) {
        count.enter(row, slot, value);
      } else if (value.trim() !== '')
        left.push({ value: value.trim(), ...(student ? { who: student.name } : { row: down + 1 }) });
    }
  }
  return { ...count.counts, left };
}

function missingColumn(file: { readonly hasComponent: boolean; readonly hasStudent: boolean }): FillResult['lacks'] {
  if (!file.hasComponent) return 'components';
  return file.hasStudent ? undefined : 'students';
}

/** Enters values and counts what becomes of them. */
class FillCount {
  readonly counts = { entered: 0, replaced: 0, unchanged: 0, erased: 0, wrong: 0, changes: [] as FilledCell[] };

  constructor(private readonly grid: MarkTarget) {}

  enter(row: number, slot: number, value: string): void {
    const before = this.grid.cell(row, slot);
    this.grid.enter(row, slot, value);
    const after = this.grid.cell(row, slot);
    this.#count(before, after);
    if (before.text === after.text && before.state === after.state) return;
    this.counts.changes.push({ row, slot, before: before.text, after: after.text });
  }

  #count(before: CellView, after: CellView): void {
    const { counts } = this;
    const had = hasMark(before);
    if (after.state === 'refused') counts.wrong += 1;
    else if (isMarkOf(before, after)) counts.unchanged += after.text === '' ? 0 : 1;
    else if (after.text === '') counts.erased += had ? 1 : 0;
    else {
      counts.entered += 1;
      counts.replaced += had ? 1 : 0;
    }
  }
}

// What was refused is no mark: what is stored in the cell counts.
function hasMark({ state, text, stored }: CellView): boolean {
  return state === 'refused' ? isEntered(valueIn(stored)) : text !== '';
}

function isMarkOf(before: CellView, after: CellView): boolean {
  if (before.state === 'refused') return after.state === 'stored';
  return before.state !== 'conflict' && before.text === after.text;
}

/** Puts back what stood in the cells that were filled, as if it were typed. What was entered there since stays. */
export function undoFill(grid: MarkTarget, changes: readonly FilledCell[]): number {
  let count = 0;
  // A block may name a student twice: the first text of a cell is put back last.
  for (const { row, slot, before, after } of changes.toReversed()) {
    const { text, state } = grid.cell(row, slot);
    if (text !== after || state === 'conflict') continue;
    grid.enter(row, slot, before);
    count += 1;
  }
  return count;
}

/**
 * Fills the lines of a file that begins with a heading: students by their id, components by their name. An empty value
 * changes nothing.
 */
export function fillFile(
  grid: MarkTarget,
  { students, components }: Sheet,
  lines: readonly (readonly string[])[],
): FillResult {
  const [heading = [], ...rest] = lines;
  const rows = new Map(students.map(({ student_id }, row) => [student_id.toLowerCase(), row]));
  const slots = new Map(components.map(({ name }, slot) => [componentKey(name), slot]));
  const slotAt = heading.map((name) => slots.get(componentKey(name)));
  const place = idPlace(
    rest,
    heading.flatMap((_, index) => (slotAt[index] === undefined ? [index] : [])),
    rows,
  );
  const left: UnplacedValue[] = [];
  const count = new FillCount(grid);
  let hasStudent = false;
  for (const line of rest) {
    const id = (line[place] ?? '').trim();
    const row = rows.get(id.toLowerCase());
    if (row !== undefined) hasStudent = true;
    for (const [index, value] of line.entries()) {
      const slot = slotAt[index];
      if (slot === undefined || value.trim() === '') continue;
      const student = row === undefined ? undefined : students[row];
      if (row === undefined || !student || isPublished(student))
        left.push({ value: value.trim(), ...(id !== '' && { who: student?.name ?? id }) });
      else count.enter(row, slot, value);
    }
  }
  const lacks = missingColumn({ hasComponent: slotAt.some((slot) => slot !== undefined), hasStudent });
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
