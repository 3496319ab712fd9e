import { reference } from '../../src/core/index.ts';
import { cohort, partOfClass } from '../academics/cohort.ts';

/** Whose results are meant: an exam, or without one the final of the year, in a class or a part of it. What is empty means all. */
export const scope = {
  academic_year_id: cohort.academic_year_id,
  exam_type_id: reference('examType', { help: true }),
  class_id: cohort.class_id,
  ...partOfClass,
  // Calls give it; there is no form that would hide it.
  student_group_id: reference('studentGroup'),
};

/** Their names, in order. */
export const SCOPE = Object.keys(scope) as readonly (keyof typeof scope)[];
