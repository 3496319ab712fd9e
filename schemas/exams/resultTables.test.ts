import { describe, expect, it } from 'vitest';
import type { Averages, BySubject, Totals } from './resultPageCalls.ts';
import { averagesTables, bandOf, bySubjectTables, tenOf, totalsTables } from './resultTables.ts';

const state = { published: 1, generated: 0, outdated: [] };
const linesOf = (tables: ReturnType<typeof totalsTables>, name: string) =>
  tables.find((table) => table.name === name)?.lines.map(({ cells }) => cells);

describe('the bands of a GPA', () => {
  const bands = ['5.00', '4.00', '3.50', '0.00'];

  it('go from a grade’s point to just below the next, and the highest stands alone', () => {
    expect(bands.map((_, index) => bandOf(bands, index))).toEqual(['5.00', '4.00–4.99', '3.50–3.99', '0.00–3.49']);
  });

  it('are one number where nothing lies between', () => {
    expect(bandOf(['0.01', '0.00'], 1)).toBe('0.00');
  });
});

describe('the tens of percent', () => {
  it('belong to the lower ten up to the next, and 100 to the last', () => {
    expect([tenOf(0), tenOf(7), tenOf(9)]).toEqual(['0–9', '70–79', '90–100']);
  });
});

describe('the totals', () => {
  const section = (name: string, school: string, examined: number, passed: number): Totals['sections'][number] => ({
    class: school,
    section: name,
    examined,
    passed,
    failed_in: [examined - passed, 0, 0, 0, 0],
    genders: { 1: { examined, passed } },
  });
  const tables = totalsTables({
    state,
    genders: [
      { id: 1, name: 'Boys' },
      { id: 2, name: 'Girls' },
    ],
    sections: [section('A', 'Six', 4, 3), section('B', 'Six', 6, 6), section('A', 'Seven', 10, 5)],
  });

  it('have a line for each section, for a class with several, and for all', () => {
    expect(linesOf(tables, 'totals')).toEqual([
      ['Six', 'A', 4, 3, 1, 75, 1, 0, 0, 0, 0],
      ['Six', 'B', 6, 6, 0, 100, 0, 0, 0, 0, 0],
      ['Six', null, 10, 9, 1, 90, 1, 0, 0, 0, 0],
      ['Seven', 'A', 10, 5, 5, 50, 5, 0, 0, 0, 0],
      [null, null, 20, 14, 6, 70, 6, 0, 0, 0, 0],
    ]);
  });

  it('give no rate to whom there is none of', () => {
    expect(linesOf(tables, 'genders')?.at(-1)).toEqual([null, null, 20, 14, 70, 0, 0, null]);
  });
});

it('the average of all sections weighs each by its students', () => {
  const section = (name: string, examined: number, sum: number): BySubject['sections'][number] => ({
    class: 'Six',
    section: name,
    examined,
    failed: 1,
    absent: 0,
    highest: sum / examined,
    sum,
    full_marks: 100,
    letters: { A: examined - 1, F: 1 },
  });
  const answer: BySubject = {
    state,
    subjects: [],
    subject_id: 1,
    letters: ['A', 'B', 'F'],
    sections: [section('A', 2, 160), section('B', 8, 400)],
    distribution: [],
    students: [],
  };
  expect(linesOf(bySubjectTables(answer), 'bySection')?.at(-1)).toEqual([null, 10, 2, 0, 80, 80, 56, 8, 0, 2]);
});

it('the average of all GPAs is that of all students, not of the sections', () => {
  const answer: Averages = {
    state,
    bands: ['5.00', '0.00'],
    sections: [
      { class: 'Six', section: 'A', examined: 1, highest: '5.00', sum: '5.00', bands: [1, 0] },
      { class: 'Six', section: 'B', examined: 3, highest: '3.00', sum: '3.00', bands: [0, 3] },
    ],
    best: [],
    best_count: 0,
  };
  expect(linesOf(averagesTables(answer), 'bands')?.at(-1)).toEqual(['Six', null, 4, 1, 3, 5, 2]);
});
