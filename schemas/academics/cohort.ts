import { integer, reference } from '../../src/core/index.ts';

/** Where a student group is asked for: a class without groups has none to choose. */
export const CLASS_HAS_GROUPS = { 'class_id.has_groups': 1 } as const;

/** The fields of a cohort: whom a lesson, a teacher, homework or marks are for. */
export const cohort = {
  academic_year_id: reference('academicYear', { required: true, preset: { is_current: 1 } }),
  class_id: reference('class', { required: true }),
  version_id: reference('version', { required: true }),
  shift_id: reference('shift', { required: true }),
  wing_id: reference('wing', { required: true }),
  student_group_id: reference('studentGroup', { visibleWhen: CLASS_HAS_GROUPS, help: true }),
  section_id: reference('section', {
    required: true,
    narrowedBy: { through: 'wingSection', class_id: 'class_id', wing_id: 'wing_id' },
    help: true,
  }),
};

/** Their names, in order. */
export const COHORT = Object.keys(cohort) as readonly (keyof typeof cohort)[];

/** Those that are never empty. */
export const FILLED_COHORT = COHORT.filter((name) => name !== 'student_group_id');

/** A student's number in the cohort, which nobody else there has. */
export const rollNo = integer({ min: 1, max: 99_999, unique: COHORT });
