import { date, defineResource, reference, text } from '../../src/core/index.ts';
import { AROUND_SECTION, cohort } from '../academics/cohort.ts';
import { ofStudent } from '../academics/rowRules.ts';

/**
 * One row for a student, a day and a subject; without a subject it is the daily roll call. Approved leave writes it, by
 * `rules/attendance/markLeave.ts`.
 */
export const studentAttendance = defineResource({
  name: 'studentAttendance',
  area: 'attendance',
  icon: 'FactCheck',
  path: '/student/global/attendances',
  permission: 'Student Attendance',
  visibleTo: {
    rules: [{ rule: 'teacherOfRegister', by: 'section_id' }, ...ofStudent('attendance')],
    unless: 'read all',
    foundBy: AROUND_SECTION,
    alsoBy: ['subject_id'],
  },
  permissions: { 'read all': 'Student Attendance' },
  endpoints: {
    list: '/get/all/student/attendances',
    variants: {
      ofTeacher: {
        path: '/employee/student/attendances',
        permission: { action: 'attendance', subject: 'Employee Task' },
      },
    },
  },
  fields: {
    date: date({ required: true }),
    student_id: reference('student', { required: true, unique: ['date', 'subject_id'] }),
    attendance_status_id: reference('attendanceStatus', { required: true }),
    subject_id: reference('subject'),
    ...cohort,
    employee_id: reference('employee'),
    remark: text({ max: 200 }),
  },
  readOnly: true,
  title: '{student_id} · {date}',
  list: {
    columns: ['date', 'student_id', 'class_id', 'section_id', 'subject_id', 'attendance_status_id', 'remark'],
    filters: [
      'date',
      'class_id',
      'section_id',
      'wing_id',
      'shift_id',
      'student_id',
      'subject_id',
      'attendance_status_id',
      'employee_id',
    ],
    sort: '-date',
  },
});
