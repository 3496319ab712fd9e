import { defineResource, reference, text } from '../../src/core/index.ts';
import { cohort } from '../academics/cohort.ts';
import { ofStudent } from '../academics/rowRules.ts';

/** The optional subject that a student has chosen for a year. */
export const fourthSubject = defineResource({
  name: 'fourthSubject',
  area: 'students',
  icon: 'AutoStories',
  path: '/student/fourth/subject',
  screens: { create: '/assign/student/fourth/subject' },
  permission: 'Student',
  visibleTo: { rules: [{ rule: 'teacherOfStudent', by: 'student_id' }, ...ofStudent('subject')], unless: 'read all' },
  permissions: {
    create: { action: 'assign', subject: 'Student' },
    update: { action: 'assign', subject: 'Student' },
    delete: { action: 'assign', subject: 'Student' },
    'read all': 'Student',
  },
  endpoints: { list: '/get/all/student/assigned/fourth/subject' },
  fields: {
    student_id: reference('student', { required: true, unique: ['academic_year_id'] }),
    academic_year_id: cohort.academic_year_id,
    subject_id: reference('subject', { required: true, help: true }),
    note: text({ max: 200 }),
  },
  title: '{student_id} · {subject_id}',
  list: {
    columns: ['student_id', 'subject_id', 'academic_year_id', 'created_at'],
    filters: ['student_id', 'subject_id', 'academic_year_id'],
    sort: '-id',
  },
  form: { keeps: ['academic_year_id', 'subject_id'] },
});
