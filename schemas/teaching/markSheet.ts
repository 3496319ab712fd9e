import { dateTime, defineResource, reference, status } from '../../src/core/index.ts';
import { COHORT, cohort, FILLED_COHORT } from '../academics/cohort.ts';

/**
 * Whether the marks of a section in a subject and an exam are handed in. There is none while nobody has done that.
 * Written by `services/exams/handIn.ts`.
 */
export const markSheet = defineResource({
  name: 'markSheet',
  area: 'teaching',
  icon: 'FactCheck',
  path: '/employee/task/mark/sheets',
  permission: 'Employee Task',
  visibleTo: { rules: [{ rule: 'teacherOfLesson', by: 'subject_id' }], unless: 'full', foundBy: FILLED_COHORT },
  permissions: { read: { action: 'mark upload', subject: 'Employee Task' } },
  fields: {
    ...cohort,
    exam_type_id: reference('examType', { required: true }),
    subject_id: reference('subject', { required: true, unique: [...COHORT, 'exam_type_id'] }),
    status: status({ open: 0, handed_in: 1 }),
    handed_in_at: dateTime(),
    handed_in_by_id: reference('user', { offersInactive: true }),
  },
  readOnly: true,
  inMenu: false,
  title: '{exam_type_id} · {class_id} · {section_id} · {subject_id}',
  list: {
    columns: [
      'exam_type_id',
      'class_id',
      'section_id',
      'shift_id',
      'student_group_id',
      'subject_id',
      'status',
      'handed_in_at',
    ],
    filters: ['academic_year_id', 'exam_type_id', 'class_id', 'section_id', 'subject_id', 'status'],
    sort: '-id',
  },
  callActions: ['hand_in', 'reopen'],
});
