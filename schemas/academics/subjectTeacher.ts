import { defineResource, integer, reference } from '../../src/core/index.ts';
import { COHORT, cohort } from './cohort.ts';
import { ofCohort } from './rowRules.ts';

/** Who teaches a subject in a section, enters its marks and gives its homework. */
export const subjectTeacher = defineResource({
  name: 'subjectTeacher',
  area: 'academics',
  icon: 'Badge',
  path: '/subject/teacher',
  permission: 'Subject Teacher',
  visibleTo: { rules: ['everybody', ...ofCohort('subject')] },
  endpoints: {
    list: '/subject/teachers',
    variants: {
      assigned: {
        path: '/get/all/employee/assigned/subjects',
        filter: { is_active: 1 },
        ownedBy: 'employee_id',
        permission: { action: 'read', subject: 'Auth' },
      },
    },
  },
  fields: {
    employee_id: reference('employee', { required: true, unique: ['subject_id', ...COHORT] }),
    subject_id: reference('subject', { required: true }),
    ...cohort,
    periods_per_week: integer({ min: 1, max: 60 }),
  },
  toggle: true,
  title: '{subject_id} · {class_id} · {section_id} · {employee_id}',
  list: {
    columns: [
      'employee_id',
      'subject_id',
      'class_id',
      'section_id',
      'version_id',
      'shift_id',
      'student_group_id',
      'is_active',
    ],
    filters: [...COHORT, 'subject_id', 'employee_id', 'is_active'],
    sort: 'class_id',
  },
  form: {
    keeps: ['employee_id', ...COHORT],
  },
});
