import { describe, expect, it } from 'vitest';
import {
  averagesTables,
  bySubjectTables,
  type CellKind,
  lettersTables,
  meanOf,
  roundedFigure,
} from './resultTables.ts';

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

describe('a mean', () => {
  it.each<[number, number, number | null]>([
    [9.01, 2, 4.51],
    [2.01, 2, 1.01],
    [18.02, 4, 4.51],
    [10, 3, 3.33],
    [20, 3, 6.67],
    [5, 1, 5],
    [0, 7, 0],
    [0, 0, null],
  ])('of %d over %d is %d, rounded once and half up', (sum, count, mean) => {
    expect(meanOf(sum, count)).toBe(mean);
  });

  const state = { published: 1, generated: 0, outdated: [] };
  const place = { class: 'Six', section: 'A' };
  // In floating point their mean comes to 179154.47499999998, which is rounded to .47.
  const SUMS = [303602.8, 282202.65, 235271.59, 612158.76];

  it('of several sections is that of all their marks, added exactly', () => {
    const section = { ...place, examined: 2, failed: 0, absent: 0, highest: 1, full_marks: null, letters: {} };
    const sections = SUMS.map((sum) => ({ ...section, sum }));
    const [table] = bySubjectTables({
      state,
      subjects: [],
      subject_id: 1,
      letters: [],
      sections,
      distribution: [],
      students: [],
    });
    expect(table?.lines.at(-1)?.cells[6]).toBe(179154.48);
  });

  it('of points and of averages is exact', () => {
    const subject = { class: 'Six', name: 'Art', partner: null, code: '1', examined: 8, passed: 8, letters: {} };
    const [letters] = lettersTables({ state, letters: [], subjects: [{ ...subject, points: 32.04 }] });
    expect(letters?.lines[0]?.cells.at(-1)).toBe(4.01);
    const row = { ...place, highest: '5.00', bands: [] };
    const sections = [
      { ...row, examined: 3, sum: '12.10' },
      { ...row, section: 'B', examined: 1, sum: '0.20' },
      { ...row, section: 'C', examined: 2, sum: '14.75' },
    ];
    const [bands] = averagesTables({ state, bands: [], sections, best: [], best_count: 0 });
    expect(bands?.lines.map(({ cells }) => cells.at(-1))).toEqual([4.03, 0.2, 7.38, 4.51]);
  });
});
