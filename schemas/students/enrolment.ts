import { date, defineResource, reference, status } from '../../src/core/index.ts';
import { COHORT, cohort, rollNo } from '../academics/cohort.ts';
import { ofStudent } from '../academics/rowRules.ts';

/**
 * The cohorts of every student, one a year. The present one follows the student's own record. Written by
 * `rules/students/student.ts`.
 */
export const enrolment = defineResource({
  name: 'enrolment',
  area: 'students',
  icon: 'HowToReg',
  path: '/student/enrolments',
  permission: 'Student',
  visibleTo: { rules: [{ rule: 'teacherOfStudent', by: 'student_id' }, ...ofStudent('subject')], unless: 'read all' },
  permissions: { 'read all': 'Student' },
  fields: {
    student_id: reference('student', { required: true, unique: ['academic_year_id'] }),
    ...cohort,
    roll_no: rollNo,
    starts_on: date({ required: true }),
    ends_on: date({ notBefore: 'starts_on' }),
    status: status({ enrolled: 0, promoted: 1, repeated: 2, left: 3 }),
  },
  readOnly: true,
  // Everything that is done with a class begins with who is in it, and what a teacher may see is asked with every list: found in the
  // index alone, it takes a fifth of the time.
  indexes: [[...COHORT, 'status', 'student_id']],
  title: '{student_id} · {academic_year_id}',
  list: {
    columns: ['student_id', 'academic_year_id', 'class_id', 'section_id', 'roll_no', 'starts_on', 'ends_on', 'status'],
    filters: [
      'student_id',
      'academic_year_id',
      'class_id',
      'section_id',
      'wing_id',
      'shift_id',
      'version_id',
      'student_group_id',
      'status',
    ],
    sort: '-starts_on',
  },
});
