import { GradeScale, type GradeType } from '../../src/domain/results/grades.ts';

/** The usual grade types. */
export const DEFAULT_GRADES: readonly GradeType[] = [
  { letter: 'A+', min_mark: 80, point: 5 },
  { letter: 'A', min_mark: 70, point: 4 },
  { letter: 'A-', min_mark: 60, point: 3.5 },
  { letter: 'B', min_mark: 50, point: 3 },
  { letter: 'C', min_mark: 40, point: 2 },
  { letter: 'D', min_mark: 33, point: 1 },
  { letter: 'F', min_mark: 0, point: 0 },
];

export const DEFAULT_SCALE = new GradeScale(DEFAULT_GRADES);
