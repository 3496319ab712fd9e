import { date, defineResource, file, reference, richText, text, url } from '../../src/core/index.ts';
import { COHORT, cohort, FILLED_COHORT } from '../academics/cohort.ts';
import { ofCohort } from '../academics/rowRules.ts';

const NEED = { action: 'course material', subject: 'Employee Task' };

export const courseMaterial = defineResource({
  name: 'courseMaterial',
  area: 'teaching',
  icon: 'AutoStories',
  path: '/employee/task/course/material',
  permission: 'Employee Task',
  visibleTo: {
    rules: [{ rule: 'teacherOfLesson', by: 'subject_id' }, ...ofCohort('course material')],
    unless: 'full',
    foundBy: FILLED_COHORT,
  },
  permissions: { read: NEED, create: NEED, update: NEED, delete: NEED },
  endpoints: { list: '/employee/course/materials' },
  fields: {
    ...cohort,
    subject_id: reference('subject', { required: true }),
    employee_id: reference('employee', { required: true, preset: 'me' }),
    name: text({ required: true, max: 160 }),
    description: richText(),
    link: url({ help: true }),
    file: file({ accept: ['pdf', 'jpg', 'jpeg', 'png'], maxMB: 20 }),
    published_on: date({ required: true, initial: 'today' }),
  },
  toggle: true,
  editableBy: { owner: 'employee_id', unless: 'full' },
  list: { columns: ['published_on', 'name', 'subject_id', 'class_id', 'is_active'], sort: '-published_on' },
  form: {
    keeps: [...COHORT, 'subject_id', 'employee_id'],
    sections: [
      { name: 'cohort', fields: [...COHORT, 'subject_id', 'employee_id'] },
      { name: 'material', fields: ['name', 'description', 'link', 'file', 'published_on'] },
    ],
  },
});
