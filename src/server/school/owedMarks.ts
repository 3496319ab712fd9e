/** Somebody whose marks are owed. */
interface OwedStudent {
  readonly id: number;
  readonly name: string;
  readonly roll_no: number | null;
}

/** Marks of a subject that are owed in a cohort; for a year's final, results of an exam. */
export interface OwedMarks {
  readonly class_id: number;
  readonly version_id: number;
  readonly shift_id: number;
  readonly wing_id: number;
  readonly student_group_id: number | null;
  readonly section_id: number;
  readonly subject_id: number | null;
  readonly exam_type_id: number | null;
  readonly students: readonly OwedStudent[];
  /** Who enters them. */
  readonly teachers: readonly { readonly id: number; readonly name: string }[];
}
