import type { Averages, Letters, Totals } from '../../schemas/exams/resultPageCalls.ts';

interface Point {
  readonly label: string;
  readonly values: readonly number[];
}

/** Passed and failed of each class; of its sections where there is but one class. */
export function passedByClass(sections: Totals['sections']): Point[] {
  const isOne = new Set(sections.map((row) => row.class)).size === 1;
  const names = [...new Set(sections.map((row) => (isOne ? row.section : row.class)))];
  return names.map((label) => {
    const rows = sections.filter((row) => (isOne ? row.section : row.class) === label);
    const passed = rows.reduce((sum, row) => sum + row.passed, 0);
    const examined = rows.reduce((sum, row) => sum + row.examined, 0);
    return { label, values: [passed, examined - passed] };
  });
}

/** How often each letter was given in all subjects together. */
export function givenLetters({ letters, subjects }: Letters): Point[] {
  return letters.map((label) => ({
    label,
    values: [subjects.reduce((sum, subject) => sum + (subject.letters[label] ?? 0), 0)],
  }));
}

/** How many have a GPA in each band, in all sections together. */
export function inBands({ bands, sections }: Averages): number[] {
  return bands.map((_, index) => sections.reduce((sum, row) => sum + (row.bands[index] ?? 0), 0));
}
