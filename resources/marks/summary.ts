import { isEntered } from './cellText.ts';
import { type Cell, countedIn } from './gridCells.ts';
import type { Entry } from './sendCells.ts';

/** How far the grid is. */
export interface Summary {
  /** Marks that are still missing of those who owe them. */
  readonly missing: number;
  readonly complete: number;
  readonly owing: number;
  readonly unsent: number;
  /** What is not sent and could not be kept on the device: it goes with the page. */
  readonly unkept: number;
  readonly refused: number;
  readonly conflicts: number;
}

export function summaryOf(students: Entry['students'], rows: readonly (readonly Cell[])[]): Summary {
  const cells = rows.flat();
  const states = cells.map(({ view }) => view.state);
  const missing = rows.map((own) => own.filter((cell) => !isEntered(countedIn(cell))).length);
  // Who need not have marks, and has none, owes none.
  const owing = missing.filter((count, row) => !(students[row]?.is_optional === 1 && count === rows[row]?.length));
  return {
    missing: owing.reduce((sum, count) => sum + count, 0),
    complete: owing.filter((count) => count === 0).length,
    owing: owing.length,
    unsent: states.filter((state) => state !== 'stored').length,
    unkept: cells.filter(({ view, isUnkept }) => isUnkept && view.state !== 'stored').length,
    refused: states.filter((state) => state === 'refused').length,
    conflicts: states.filter((state) => state === 'conflict').length,
  };
}
