import { reference } from '../../src/core/index.ts';
import { cohort } from '../academics/cohort.ts';

/** Whose results are meant: an exam, or without one the final of the year, in a class or a part of it. What is empty means all. */
export const scope = {
  academic_year_id: cohort.academic_year_id,
  exam_type_id: reference('examType', { help: true }),
  class_id: cohort.class_id,
  version_id: reference('version'),
  shift_id: reference('shift'),
  wing_id: reference('wing'),
  student_group_id: reference('studentGroup'),
  section_id: reference('section', {
    narrowedBy: { through: 'wingSection', class_id: 'class_id', wing_id: 'wing_id' },
  }),
};

/** Their names, in order. */
export const SCOPE = Object.keys(scope) as readonly (keyof typeof scope)[];

/** Those that narrow a class. */
export const NARROWER = SCOPE.filter((name) => !['academic_year_id', 'exam_type_id', 'class_id'].includes(name));
