import { cellOf, isEmptyCell, type Sheet, type SubjectRow } from './sheet.ts';

/** A column that gets the key of another, so that both are one. */
export interface Rekeyed {
  readonly from: number;
  readonly to: number;
}

/** The sheet with another key for a column. */
export function rekeyColumn(sheet: Sheet, { from, to }: Rekeyed): Sheet {
  return {
    columns: sheet.columns.map((column) => (column.key === from ? { ...column, key: to } : column)),
    nextKey: Math.max(sheet.nextKey, to + 1),
    rows: sheet.rows.map((row) => rekeyCell(row, { from, to })),
  };
}

/** A row with its cell under the other key. One that is filled under both stays as it is: nothing of it goes. */
export function rekeyCell(row: SubjectRow, { from, to }: Rekeyed): SubjectRow {
  if (isEmptyCell(cellOf(row, from)) || !isEmptyCell(cellOf(row, to))) return row;
  return { ...row, cells: moved(row.cells, { from, to }), marks: moved(row.marks, { from, to }) };
}

function moved<T>(values: Readonly<Record<number, T>>, { from, to }: Rekeyed): Record<number, T> {
  const { [from]: value, ...others } = values;
  return value === undefined ? others : { ...others, [to]: value };
}
