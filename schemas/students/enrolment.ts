import { date, defineResource, integer, reference, status } from '../../src/core/index.ts';

/** The cohorts of every student, one a year. The present one follows the student's own record. */
export const enrolment = defineResource({
  name: 'enrolment',
  area: 'students',
  icon: 'HowToReg',
  path: '/student/enrolments',
  permission: 'Student',
  fields: {
    student_id: reference('student', { required: true, unique: ['academic_year_id'] }),
    academic_year_id: reference('academicYear', { required: true }),
    class_id: reference('class', { required: true }),
    version_id: reference('version', { required: true }),
    shift_id: reference('shift', { required: true }),
    wing_id: reference('wing', { required: true }),
    student_group_id: reference('studentGroup'),
    section_id: reference('section', { required: true }),
    roll_no: integer({
      min: 1,
      max: 99_999,
      unique: ['academic_year_id', 'class_id', 'version_id', 'shift_id', 'wing_id', 'student_group_id', 'section_id'],
    }),
    starts_on: date({ required: true }),
    ends_on: date({ notBefore: 'starts_on' }),
    status: status({ enrolled: 0, promoted: 1, repeated: 2, left: 3 }),
  },
  readOnly: true,
  title: '{student_id} · {academic_year_id}',
  list: {
    columns: ['student_id', 'academic_year_id', 'class_id', 'section_id', 'roll_no', 'starts_on', 'ends_on', 'status'],
    filters: ['student_id', 'academic_year_id', 'class_id', 'section_id', 'wing_id', 'shift_id', 'version_id', 'student_group_id', 'status'],
    sort: '-starts_on',
  },
});
