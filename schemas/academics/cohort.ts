import { reference } from '../../src/core/index.ts';

/** The fields of a cohort: whom a lesson, a teacher, homework or marks are for. */
export const cohort = {
  academic_year_id: reference('academicYear', { required: true, only: { is_active: 1 }, preset: { is_current: 1 } }),
  class_id: reference('class', { required: true, only: { is_active: 1 } }),
  version_id: reference('version', { required: true, only: { is_active: 1 } }),
  shift_id: reference('shift', { required: true, only: { is_active: 1 } }),
  wing_id: reference('wing', { required: true, only: { is_active: 1 } }),
  student_group_id: reference('studentGroup', { only: { is_active: 1 }, help: true }),
  section_id: reference('section', {
    required: true,
    only: { is_active: 1 },
    narrowedBy: { through: 'wingSection', class_id: 'class_id', wing_id: 'wing_id' },
  }),
};

/** Their names, in order. */
export const COHORT = [
  'academic_year_id',
  'class_id',
  'version_id',
  'shift_id',
  'wing_id',
  'student_group_id',
  'section_id',
] as const;
