/** Where somebody types in a sheet: the row, and the input in it. */
export interface CellPosition {
  readonly row: number;
  readonly slot: number;
}

/** The spot of an input of a sheet, by its `data-row` and `data-slot`; undefined for everything else in it. */
export function cellPositionOf(target: EventTarget): (CellPosition & { readonly input: HTMLInputElement }) | undefined {
  if (!(target instanceof HTMLInputElement)) return undefined;
  const { row, slot } = target.dataset;
  return row === undefined || slot === undefined ? undefined : { row: Number(row), slot: Number(slot), input: target };
}
