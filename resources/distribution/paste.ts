import { linesOf } from '../../src/admin/sheet/block.ts';
import type { CellPosition } from '../../src/admin/sheet/cellPosition.ts';
import { PARTS_OF_A_CELL, setMark } from './changes.ts';
import { markOf, type Sheet, type SubjectRow, type Writing } from './sheet.ts';

interface Pasting extends Writing {
  /** Where the cursor stands. */
  readonly from: CellPosition;
  readonly isReadOnly: (row: SubjectRow) => boolean;
}

interface PasteResult {
  readonly sheet: Sheet;
  /** How many values had no place. */
  readonly left: number;
}

/** Fills a block of a spreadsheet into the sheet, from the cursor on. */
export function pasteBlock(sheet: Sheet, text: string, pasting: Pasting): PasteResult {
  const { from, isReadOnly, groupSign, show } = pasting;
  const slots = sheet.columns.length * PARTS_OF_A_CELL;
  let filled = sheet;
  let left = 0;
  for (const [down, line] of linesOf(text).entries()) {
    const row = sheet.rows[from.row + down];
    for (const [across, value] of line.entries()) {
      const slot = from.slot + across;
      if (row && slot < slots && !isReadOnly(row)) {
        const mark = markOf(value, groupSign);
        const typed = typeof mark === 'number' ? show(mark) : (mark ?? '');
        filled = setMark(filled, { row: from.row + down, slot }, typed);
      } else if (value.trim() !== '') left += 1;
    }
  }
  return { sheet: filled, left };
}
