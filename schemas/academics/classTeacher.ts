import { defineResource, reference, text } from '../../src/core/index.ts';
import { AROUND_SECTION, COHORT, cohort } from './cohort.ts';
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
    section_id: { ...cohort.section_id, unique: AROUND_SECTION },
    room: text({ max: 40, help: true }),
  },
  toggle: true,
  title: '{class_id} · {section_id} · {employee_id}',
  list: {
    columns: ['employee_id', 'class_id', 'section_id', 'shift_id', 'academic_year_id', 'is_active'],
    filters: [...COHORT, 'employee_id', 'is_active'],
    sort: 'class_id',
  },
  form: { keeps: AROUND_SECTION },
});
