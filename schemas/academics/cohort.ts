import { integer, reference } from '../../src/core/index.ts';

/** Where a student group is asked for: a class without groups has none to choose. */
export const CLASS_HAS_GROUPS = { 'class_id.has_groups': 1 } as const;

/** Which sections there are in a class and a wing. */
const OF_CLASS_AND_WING = { through: 'wingSection', class_id: 'class_id', wing_id: 'wing_id' } as const;

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
    narrowedBy: OF_CLASS_AND_WING,
    help: true,
  }),
};

/** Their names, in order. */
export const COHORT = Object.keys(cohort) as readonly (keyof typeof cohort)[];

/** What a section stands in: all of the cohort but the section itself. */
export const AROUND_SECTION = COHORT.filter((name) => name !== 'section_id');

/** Those that are never empty. */
export const FILLED_COHORT = COHORT.filter((name) => name !== 'student_group_id');

/** What divides a class, where each may be left open: then all of the class are meant. */
export const partOfClass = {
  version_id: reference('version'),
  shift_id: reference('shift'),
  wing_id: reference('wing'),
  student_group_id: reference('studentGroup', { visibleWhen: CLASS_HAS_GROUPS }),
  section_id: reference('section', { narrowedBy: OF_CLASS_AND_WING }),
};

/** Their names, in order. */
export const CLASS_PARTS = Object.keys(partOfClass) as readonly (keyof typeof partOfClass)[];

/** A student's number in the cohort, which nobody else there has. */
export const rollNo = integer({ min: 1, max: 99_999, unique: COHORT });

/** The same where it is entered: forms begin with the next one that is free in the cohort, in past years too. */
export const nextRollNo = integer({ min: 1, max: 99_999, unique: COHORT, next: { alsoIn: 'enrolment' } });
