import type { Fraction } from 'fraction.js';

/** What decides about a place. */
export interface Ranked {
  readonly gpa: Fraction;
  readonly total: Fraction;
  readonly is_passed: boolean;
  readonly failed_subjects: number;
}

/**
 * The place of each result, in the order given: by grade point average, then by total. Equal ones share a place, and as many
 * places are left out after them. Null for whoever failed.
 */
export function positionsOf(results: readonly Ranked[]): readonly (number | null)[] {
  const passed = results.filter(({ is_passed }) => is_passed).sort(compareResults);
  const places = new Map<Ranked, number>();
  passed.forEach((result, index) => {
    const before = passed[index - 1];
    const isTie = before !== undefined && compareResults(before, result) === 0;
    places.set(result, isTie ? (places.get(before) as number) : index + 1);
  });
  return results.map((result) => places.get(result) ?? null);
}

/** The order of a merit list: who passed by average and total, then who failed by the number of failed subjects and total. */
export function compareResults(one: Ranked, other: Ranked): number {
  if (one.is_passed !== other.is_passed) return one.is_passed ? -1 : 1;
  const byMerit = one.is_passed ? other.gpa.compare(one.gpa) : one.failed_subjects - other.failed_subjects;
  return byMerit || other.total.compare(one.total);
}
