import { defineResource, reference, text } from '../../src/core/index.ts';
import { COHORT, cohort } from './cohort.ts';

/** Who looks after a section: one teacher each. */
export const classTeacher = defineResource({
  name: 'classTeacher',
  area: 'academics',
  icon: 'CoPresent',
  path: '/class/teacher',
  permission: 'Class Teacher',
  endpoints: { list: '/class/teachers' },
  fields: {
    employee_id: reference('employee', { required: true, only: { is_active: 1 } }),
    ...cohort,
    section_id: reference('section', {
      ...cohort.section_id,
      unique: ['academic_year_id', 'class_id', 'version_id', 'shift_id', 'wing_id', 'student_group_id'],
    }),
    room: text({ max: 40, help: true }),
  },
  toggle: true,
  title: '{class_id} · {section_id} · {employee_id}',
  list: {
    columns: ['employee_id', 'class_id', 'section_id', 'shift_id', 'academic_year_id', 'is_active'],
    filters: [...COHORT, 'employee_id', 'is_active'],
    sort: 'class_id',
    search: ['room'],
  },
  form: { size: 'page' },
});
