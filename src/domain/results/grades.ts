import type { Fraction } from 'fraction.js';
import { type Decimal, exact, NONE } from './exact.ts';

/** A letter, the percentage from which it is given, and its grade point. */
export interface GradeType {
  readonly letter: string;
  readonly min_mark: Decimal;
  readonly point: Decimal;
}

const HUNDREDTH = exact('0.01');

export interface Grade {
  readonly letter: string;
  readonly point: Fraction;
}

/** What is wrong with a school's grade types, by the letter that it is about; none where results can be given by them. */
export type GradeProblem =
  | { readonly key: 'noneFromZero' }
  | { readonly key: 'failHasPoint'; readonly letter: string }
  | { readonly key: 'sameMinimum'; readonly letter: string; readonly other: string }
  | { readonly key: 'lessForMore'; readonly letter: string; readonly other: string };

/** A school's grade types, ready to grade by. Their ranges have no gaps: each goes up to the next one's minimum. */
export class GradeScale {
  private readonly steps: readonly (Grade & { readonly from: Fraction })[];

  /** Grade types in any order; those that `gradeProblems` finds something wrong with are refused with a RangeError. */
  constructor(types: readonly GradeType[]) {
    const [problem] = gradeProblems(types);
    if (problem) throw new RangeError(`The grade types cannot be used: ${problem.key}`);
    this.steps = downwards(types).map(({ letter, min_mark, point }) => ({
      letter,
      from: exact(min_mark),
      point: exact(point),
    }));
  }

  /** The grade of a percentage: the highest one that begins at or below it. */
  ofPercent(percent: Fraction): Grade {
    return this.steps.find(({ from }) => from.lte(percent)) ?? this.fail;
  }

  /**
   * A percentage as it stands beside a letter: rounded half up to two decimals, but never up to the minimum of a grade that
   * was not reached. 79.996 is 79.99 where a grade begins at 80, and 33.3267 is 33.32 where one begins at 33.33.
   */
  shownPercent(percent: Fraction): Fraction {
    const rounded = percent.round(2);
    const next = this.steps.findLast(({ from }) => from.gt(percent));
    return next?.from.lte(rounded) ? next.from.sub(HUNDREDTH) : rounded;
  }

  /** The grade of a grade point average: the highest one whose point it reaches. */
  ofPoint(average: Fraction): Grade {
    return this.steps.find(({ point }) => point.lte(average)) ?? this.fail;
  }

  /** What whoever fails gets. */
  get fail(): Grade {
    return this.steps.at(-1) as Grade;
  }

  /** The highest point, which no average exceeds. */
  get cap(): Fraction {
    return (this.steps[0] as Grade).point;
  }
}

/** Everything that keeps results from being graded by these types. */
export function gradeProblems(types: readonly GradeType[]): readonly GradeProblem[] {
  const sorted = downwards(types);
  const lowest = sorted.at(-1);
  if (!lowest || !exact(lowest.min_mark).equals(NONE)) return [{ key: 'noneFromZero' }];
  const failing: GradeProblem[] = exact(lowest.point).equals(NONE)
    ? []
    : [{ key: 'failHasPoint', letter: lowest.letter }];
  return [...failing, ...sorted.slice(1).flatMap((lower, index) => problemOfPair(sorted[index] as GradeType, lower))];
}

function problemOfPair(higher: GradeType, lower: GradeType): readonly GradeProblem[] {
  const letters = { letter: higher.letter, other: lower.letter };
  if (exact(higher.min_mark).equals(exact(lower.min_mark))) return [{ key: 'sameMinimum', ...letters }];
  if (exact(higher.point).lt(exact(lower.point))) return [{ key: 'lessForMore', ...letters }];
  return [];
}

function downwards(types: readonly GradeType[]): readonly GradeType[] {
  return [...types].sort((one, other) => exact(other.min_mark).compare(exact(one.min_mark)));
}
