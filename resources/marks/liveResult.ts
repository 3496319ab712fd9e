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
  /** Undefined while a mark is missing. */
  readonly percent: number | undefined;
  /** Undefined while a mark is missing, and where the school's grade types cannot be used. */
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
  const result = subjectResult([{ pass_rule, components: marks }], { scale: scale ?? WITHOUT_LETTERS, rounds_up });
  if (!result) return { total, percent: undefined, letter: undefined, isFailed: false };
  return {
    total,
    percent: result.percent.valueOf(),
    letter: scale && result.letter,
    isFailed: scale !== undefined && !result.is_passed,
  };
}
