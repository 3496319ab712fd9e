import { GradeScale, gradeProblems, type GradeType } from '../../src/domain/results/grades.ts';
import { exact, sumOf } from '../../src/domain/results/exact.ts';
import { type PassRule, subjectResult } from '../../src/domain/results/subjectResult.ts';
import { type CellValue, isEntered } from './cellText.ts';

export interface Component {
  readonly name: string;
  readonly full_mark: number;
  readonly pass_mark: number;
}

/** What the marks of a student come to so far. */
export interface LiveResult {
  /** Undefined where nothing is entered. */
  readonly total: number | undefined;
  /** As it stands beside the letter. Undefined while a mark is missing: of what is entered it would be one number, of the full marks another. */
  readonly percent: number | undefined;
  /**
   * Undefined where the school's grade types cannot be used, and while a mark is missing, unless it is F whatever that will
   * be. Any other letter so far would be one that the next mark takes away.
   */
  readonly letter: string | undefined;
  readonly isFailed: boolean;
}

/** The scale of a school; undefined where results cannot be graded by its grade types. */
export function scaleOf(types: readonly GradeType[]): GradeScale | undefined {
  return gradeProblems(types).length === 0 ? new GradeScale(types) : undefined;
}

/** Any scale counts marks the same; without one of the school's own, only letters are left out. */
const WITHOUT_LETTERS = new GradeScale([{ letter: '', min_mark: 0, point: 0 }]);

export function liveResult(given: {
  readonly components: readonly Component[];
  readonly values: readonly CellValue[];
  readonly pass_rule: PassRule;
  readonly scale: GradeScale | undefined;
  readonly rounds_up: boolean;
}): LiveResult {
  const { components, values, pass_rule, scale, rounds_up } = given;
  const marks = components.map((component, index) => ({
    ...component,
    mark: values[index]?.mark ?? null,
    is_absent: values[index]?.is_absent === 1,
  }));
  const sum = sumOf(marks.flatMap(({ mark }) => (mark === null ? [] : [exact(mark)]))).valueOf();
  const total = values.some(isEntered) ? sum : undefined;
  const graded = (own: typeof marks) =>
    subjectResult([{ pass_rule, components: own }], { scale: scale ?? WITHOUT_LETTERS, rounds_up });
  const result = graded(marks);
  if (!result) {
    const best = graded(
      marks.map((part) => ({ ...part, mark: part.is_absent ? null : (part.mark ?? part.full_mark) })),
    );
    const isFailed = scale !== undefined && best?.is_passed === false;
    return { total, percent: undefined, letter: isFailed ? scale.fail.letter : undefined, isFailed };
  }
  return {
    total,
    percent: result.shown_percent.valueOf(),
    letter: scale && result.letter,
    isFailed: scale !== undefined && !result.is_passed,
  };
}
