import type { resultReadiness } from '../../../schemas/exams/readinessCalls.ts';
import type { Answered } from '../../../src/core/calls/defineCall.ts';
import { CLASS_PARTS } from '../../../schemas/academics/cohort.ts';

export type ReadinessAnswer = Answered<typeof resultReadiness>;
export type Section = ReadinessAnswer['sections'][number];
export type Subject = ReadinessAnswer['subjects'][number];
export type Cell = ReadinessAnswer['cells'][number];
export type OwedStudent = ReadinessAnswer['missing'][number]['students'][number];

/** Whom a row is about. */
export type Cohort = Pick<Cell, (typeof COHORT_IDS)[number]>;

const COHORT_IDS = ['class_id', ...CLASS_PARTS] as const;
const AROUND = ['version', 'shift', 'wing', 'student_group'] as const;

/** How far a cell is, from all marks handed in to none. */
export const PROGRESS = ['handedIn', 'complete', 'partly', 'none'] as const;
export type Progress = (typeof PROGRESS)[number];

export function progressOf(cell: Pick<Cell, 'complete' | 'partly' | 'students' | 'is_handed_in'>): Progress {
  const { complete, partly, students, is_handed_in } = cell;
  if (complete >= students) return is_handed_in === 1 ? 'handedIn' : 'complete';
  return complete + partly > 0 ? 'partly' : 'none';
}

/**
 * What is told of a sheet beside its figures: that it still has to be handed in, or that it is locked though marks are
 * missing, because students came later.
 */
export function handInStatus(cell: Parameters<typeof progressOf>[0]): 'handedIn' | 'notHandedIn' | undefined {
  const progress = progressOf(cell);
  if (progress === 'complete') return 'notHandedIn';
  return progress !== 'handedIn' && cell.is_handed_in === 1 ? 'handedIn' : undefined;
}

/** How many students something is missing of, each counted once. */
export function studentsOwed(missing: ReadinessAnswer['missing']): number {
  return new Set(missing.flatMap(({ students }) => students.map(({ id }) => id))).size;
}

/** A text that two rows share only when they are about the same cohort. */
export function cohortKey(cohort: Cohort): string {
  return COHORT_IDS.map((name) => cohort[name] ?? 0).join(' ');
}

/** The cells by cohort and subject. */
export function cellsByPlace(cells: readonly Cell[]): ReadonlyMap<string, Cell> {
  return new Map(cells.map((cell) => [`${cohortKey(cell)} ${cell.subject_id}`, cell]));
}

/** How many marks there are, counted by student and subject, and how many there should be. */
export function sumOf(cells: readonly Cell[]): Pick<Cell, 'complete' | 'students'> {
  return {
    complete: cells.reduce((sum, { complete }) => sum + complete, 0),
    students: cells.reduce((sum, { students }) => sum + students, 0),
  };
}

interface NamedCohort extends Pick<Section, (typeof AROUND)[number]> {
  readonly name: string;
}

/** What tells each section from the others: only those parts around it in which they differ, `Morning · Boys`. */
export function distinguishingParts(sections: readonly NamedCohort[]): (section: NamedCohort) => string {
  const differing = AROUND.filter((name) => new Set(sections.map((section) => section[name])).size > 1);
  return (section) => differing.flatMap((name) => section[name] ?? []).join(' · ');
}

/** What a section is called among others, in one line: `A · Morning · Boys`. */
export function sectionName(sections: readonly NamedCohort[]): (section: NamedCohort) => string {
  const partsOf = distinguishingParts(sections);
  return (section) => [section.name, partsOf(section)].filter(Boolean).join(' · ');
}
