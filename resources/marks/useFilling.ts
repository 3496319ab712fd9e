import { useCallback, useState } from 'react';
import type { CellPosition } from '../../src/admin/sheet/cellPosition.ts';
import { type FillResult, fillBlock, fillFile, undoFill } from './fill.ts';
import type { MarkGrid } from './grid.ts';
import { gridName, type SheetPlace } from './place.ts';
import type { Entry } from './sendCells.ts';
import { otherSheetIn } from './sheetName.ts';

type Lines = readonly (readonly string[])[];

/** What became of a block or a file, or why the file was not read. */
export type Filling =
  | { readonly filled: FillResult }
  | { readonly takenBack: number }
  | { readonly problem: string }
  /** A file says that it is of another sheet: nothing of it is entered before somebody says so. */
  | { readonly other: string; readonly lines: Lines };

interface FillingOptions {
  readonly grid: MarkGrid;
  readonly entry: Entry;
  readonly place: SheetPlace;
}

/** Fills blocks and files into a grid, and takes the last one back. */
export function useFilling({ grid, entry, place }: FillingOptions) {
  const [filling, setFilling] = useState<Filling>();
  const done = useCallback(
    (result: Filling) => {
      setFilling(result);
      grid.flush();
    },
    [grid],
  );
  const fillLines = (lines: Lines) => done({ filled: fillFile(grid, entry, lines) });
  return {
    filling,
    close: () => setFilling(undefined),
    tell: (problem: string) => setFilling({ problem }),
    onBlock: useCallback(
      (from: CellPosition, text: string) => done({ filled: fillBlock(grid, entry, { from, text }) }),
      [grid, entry, done],
    ),
    onLines: (lines: Lines) => {
      const other = otherSheetIn(lines[0] ?? [], gridName(place, entry.exam.id));
      if (other === undefined) fillLines(lines);
      else setFilling({ other, lines });
    },
    fillLines,
    undo: ({ changes }: FillResult) => done({ takenBack: undoFill(grid, changes) }),
  };
}
