import { defineResource, reference, text } from '../../src/core/index.ts';
import { COHORT, cohort } from './cohort.ts';
import { ofCohort } from './rowRules.ts';

/** Who looks after a section: one teacher each. */
export const classTeacher = defineResource({
  name: 'classTeacher',
  area: 'academics',
  icon: 'CoPresent',
  path: '/class/teacher',
  permission: 'Class Teacher',
  visibleTo: { rules: ['everybody', ...ofCohort('subject')] },
  endpoints: { list: '/class/teachers' },
  fields: {
    employee_id: reference('employee', { required: true }),
    ...cohort,
    section_id: { ...cohort.section_id, unique: COHORT.filter((name) => name !== 'section_id') },
    room: text({ max: 40, help: true }),
  },
  toggle: true,
  title: '{class_id} · {section_id} · {employee_id}',
  list: {
    columns: ['employee_id', 'class_id', 'section_id', 'shift_id', 'academic_year_id', 'is_active'],
    filters: [...COHORT, 'employee_id', 'is_active'],
    sort: 'class_id',
  },
  form: { keeps: ['academic_year_id', 'class_id', 'version_id', 'shift_id', 'wing_id', 'student_group_id'] },
});
