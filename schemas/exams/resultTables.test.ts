import { expect, it } from 'vitest';
import { type CellKind, roundedFigure } from './resultTables.ts';

it.each<[number, CellKind, number]>([
  // 2,499 of 2,500 passed: not all.
  [99.96, 'percent', 99.9],
  // It comes as it is shown.
  [79.99, 'gradedPercent', 79.99],
  [80, 'gradedPercent', 80],
  [4.505, 'average', 4.51],
  [37.5, 'mark', 37.5],
  [12_345, 'count', 12_345],
])('%d as %s is shown as %d, on a screen as in a workbook', (value, kind, shown) => {
  expect(roundedFigure(value, kind)).toBe(shown);
});
