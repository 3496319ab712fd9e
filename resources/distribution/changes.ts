import type { CellPosition } from '../../src/admin/sheet/cellPosition.ts';
import { type Column, isSameName, withColumn } from './columns.ts';
import { cellOf, type Part, type PassRule, type Sheet } from './sheet.ts';

const PARTS: readonly Part[] = ['full', 'pass'];
export const PARTS_OF_A_CELL = PARTS.length;

/** The column and the part that an input of a row is for; undefined beyond the last. */
export function slotOf({ columns }: Sheet, slot: number): { readonly column: Column; readonly part: Part } | undefined {
  const column = columns[Math.floor(slot / PARTS_OF_A_CELL)];
  const part = PARTS[slot % PARTS_OF_A_CELL];
  return column && part && { column, part };
}

export function setMark(sheet: Sheet, { row, slot }: CellPosition, typed: string): Sheet {
  const place = slotOf(sheet, slot);
  if (!place) return sheet;
  const { column, part } = place;
  return changeRow(sheet, row, ({ cells, ...others }) => ({
    ...others,
    cells: { ...cells, [column.key]: { ...cellOf({ cells, ...others }, column.key), [part]: typed } },
  }));
}

export function setPassRule(sheet: Sheet, row: number, passRule: PassRule): Sheet {
  return changeRow(sheet, row, (before) => ({ ...before, passRule }));
}

export function addColumn(sheet: Sheet, name: string): Sheet {
  return withColumn(sheet, sheet.columns.length, name);
}

export function renameColumn(sheet: Sheet, key: number, name: string): Sheet {
  return { ...sheet, columns: sheet.columns.map((column) => (column.key === key ? { key, name } : column)) };
}

/** Moves a column by one place, to the front or to the end. */
export function moveColumn(sheet: Sheet, key: number, by: -1 | 1): Sheet {
  const from = sheet.columns.findIndex((column) => column.key === key);
  const column = sheet.columns[from];
  const to = from + by;
  if (!column || to < 0 || to >= sheet.columns.length) return sheet;
  return { ...sheet, columns: sheet.columns.toSpliced(from, 1).toSpliced(to, 0, column) };
}

export function removeColumn(sheet: Sheet, key: number): Sheet {
  const columns = sheet.columns.filter((column) => column.key !== key);
  const rows = sheet.rows.map((row) => {
    const { [key]: _, ...cells } = row.cells;
    return { ...row, cells };
  });
  return { ...sheet, columns, rows };
}

/** Whether marks are entered for a component of any subject. */
export function hasMarks({ rows }: Sheet, key: number): boolean {
  return rows.some(({ marks }) => key in marks);
}

/** Whether no other column has the name of this one. */
export function isNameFree({ columns }: Sheet, { key, name }: Column): boolean {
  return !columns.some((other) => other.key !== key && isSameName(other.name, name));
}

function changeRow(sheet: Sheet, index: number, change: (row: Sheet['rows'][number]) => Sheet['rows'][number]): Sheet {
  return { ...sheet, rows: sheet.rows.map((row, place) => (place === index ? change(row) : row)) };
}
