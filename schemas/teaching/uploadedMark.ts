import { boolean, decimal, defineResource, reference, text } from '../../src/core/index.ts';
import { cohort, FILLED_COHORT } from '../academics/cohort.ts';

/** One student's mark in one component of a mark distribution; absent is not zero. Teachers enter them by section. */
export const uploadedMark = defineResource({
  name: 'uploadedMark',
  area: 'teaching',
  icon: 'Grading',
  path: '/employee/task/mark/upload',
  permission: 'Employee Task',
  permissions: { read: { action: 'mark upload', subject: 'Employee Task' } },
  visibleTo: { rule: 'teacherOfLesson', by: 'subject_id', unless: 'full', foundBy: FILLED_COHORT },
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
    mark: decimal({ min: 0, neededWhen: { is_absent: 0 } }),
    is_absent: boolean({ required: true, initial: 0 }),
    employee_id: reference('employee'),
  },
  readOnly: true,
  title: '{student_id} · {subject_id} · {component}',
  list: {
    columns: ['student_id', 'class_id', 'exam_type_id', 'subject_id', 'component', 'mark', 'is_absent'],
    filters: ['academic_year_id', 'exam_type_id', 'class_id', 'section_id', 'subject_id', 'student_id'],
    sort: '-id',
    search: [],
  },
});
