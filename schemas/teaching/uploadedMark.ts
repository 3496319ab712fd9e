import { boolean, decimal, defineResource, longText, reference, text } from '../../src/core/index.ts';
import { cohort, FILLED_COHORT } from '../academics/cohort.ts';

/** What stands for the mark of who was absent, in every language. */
export const ABSENT = 'Ab';

/**
 * One student's mark in one component of a mark distribution; absent is not zero. Teachers enter them by section. A mark
 * that was taken back stays as a record without a mark, so that its history and its version go on.
 */
export const uploadedMark = defineResource({
  name: 'uploadedMark',
  area: 'teaching',
  icon: 'Grading',
  path: '/employee/task/mark/all',
  permission: 'Employee Task',
  visibleTo: {
    rules: [{ rule: 'teacherOfLesson', by: 'subject_id' }],
    unless: 'full',
    foundBy: [...FILLED_COHORT, 'exam_type_id'],
  },
  permissions: { read: { action: 'mark upload', subject: 'Employee Task' } },
  endpoints: { list: '/employee/student/uploaded/marks' },
  fields: {
    ...cohort,
    exam_type_id: reference('examType', { required: true }),
    subject_id: reference('subject', { required: true }),
    student_id: reference('student', { required: true }),
    component: text({
      required: true,
      max: 40,
      unique: ['student_id', 'academic_year_id', 'exam_type_id', 'subject_id'],
    }),
    mark: decimal({ min: 0, visibleWhen: { is_absent: 0 } }),
    is_absent: boolean({ required: true, initial: 0 }),
    employee_id: reference('employee'),
    // Why it was changed after its result was published.
    correction_reason: longText({ max: 500, readOnly: true }),
  },
  // Entered by sheets, `services/exams/saveMarks.ts`, and corrected by `services/results/correctMark.ts`.
  readOnly: true,
  inMenu: false,
  title: '{student_id} · {subject_id} · {component}',
  list: {
    columns: ['student_id', 'class_id', 'exam_type_id', 'subject_id', 'component', 'mark', 'is_absent'],
    filters: ['academic_year_id', 'exam_type_id', 'class_id', 'section_id', 'subject_id', 'student_id'],
    sort: '-id',
    search: [],
    searchThrough: { student_id: ['name', 'name_local', 'student_id'] },
  },
});
