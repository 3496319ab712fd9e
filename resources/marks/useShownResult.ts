import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { formatPercent, formatPlainNumber } from '../../src/admin/format/format.ts';
import type { MarkGrid } from './grid.ts';
import { useResult } from './useMarkGrid.ts';

/** Whose result is shown. */
export interface ShownRow {
  readonly grid: MarkGrid;
  readonly row: number;
}

/** What the marks of a student come to, as they are typed; each part undefined as long as it is not known. */
export function useShownResult({ grid, row }: ShownRow) {
  const { total, percent, letter, isFailed } = useResult(grid, row) ?? {};
  const conventions = useConventions();
  return {
    total: total === undefined ? undefined : formatPlainNumber(Math.round(total * 100) / 100, conventions),
    percent: percent === undefined ? undefined : formatPercent(percent, conventions),
    letter,
    isFailed: isFailed || undefined,
  };
}
