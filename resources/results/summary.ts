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

/** Passed and failed of each gender, in all sections together; of those of whom somebody was examined. */
export function passedByGender({ genders, sections }: Pick<Totals, 'genders' | 'sections'>): Point[] {
  return genders.flatMap(({ id, name: label }) => {
    const rows = sections.flatMap((section) => section.genders[id] ?? []);
    const examined = rows.reduce((sum, row) => sum + row.examined, 0);
    const passed = rows.reduce((sum, row) => sum + row.passed, 0);
    return examined === 0 ? [] : [{ label, values: [passed, examined - passed] }];
  });
}

/** The highest GPA of each class; of its sections where there is but one class. Nothing where none is above another. */
export function highestByClass(sections: Averages['sections']): Point[] {
  const isOne = new Set(sections.map((row) => row.class)).size === 1;
  const highest = new Map<string, number>();
  for (const row of sections) {
    const label = isOne ? row.section : row.class;
    highest.set(label, Math.max(highest.get(label) ?? 0, Number(row.highest)));
  }
  if (new Set(highest.values()).size < 2) return [];
  return [...highest].map(([label, value]) => ({ label, values: [value] }));
}

/** What has room below a column. */
const LONGEST_LABEL = 8;

/** Columns with long names are numbered, and the names said beside the chart. */
export function numbered(
  points: readonly Point[],
  write: (number: number) => string,
): { readonly points: readonly Point[]; readonly names?: readonly string[] } {
  if (points.every(({ label }) => label.length <= LONGEST_LABEL)) return { points };
  return {
    points: points.map((point, index) => ({ ...point, label: write(index + 1) })),
    names: points.map(({ label }) => label),
  };
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
