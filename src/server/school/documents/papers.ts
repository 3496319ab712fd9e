/** Numbers come as the calls answer them, with a point and in Latin digits; names of records as texts. */

/** Where a student sat an exam; what the school does not divide by is left out. */
export interface CohortWords {
  readonly class: string;
  readonly version?: string | null;
  readonly shift?: string | null;
  readonly wing?: string | null;
  readonly student_group?: string | null;
  readonly section?: string | null;
}

/** The parts of a cohort by which students of one paper can differ, in the order of the paper. */
export const COHORT_PARTS = ['version', 'shift', 'wing', 'student_group', 'section'] as const;
export type CohortPart = (typeof COHORT_PARTS)[number];

/** Whose result it is. */
export interface StudentWords {
  readonly name: string;
  /** In the script of the second language. */
  readonly second_name?: string;
  /** The school's own number for the student. */
  readonly student_id: string;
  readonly roll_no: number | null;
}

/** An exam in an academic year. */
export interface ExamWords {
  readonly exam: string;
  readonly academic_year: string;
}

/** The result as a whole. */
export interface ResultWords {
  readonly gpa: string;
  readonly letter: string;
  readonly total: string;
  readonly full_marks: string;
  readonly is_passed: boolean;
}

/** Marks, or a weight, as papers take them. */
export function marksText(marks: number): string {
  return `${marks}`;
}

/** Marks as the papers print them, without decimals that say nothing: 70 for 70.00. */
export function plainMarks(marks: string): string {
  return marks.replace(/\.0+$|(\.\d*[1-9])0+$/, '$1');
}
