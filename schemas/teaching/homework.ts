import { date, defineResource, file, images, reference, richText, text } from '../../src/core/index.ts';
import { COHORT, cohort, FILLED_COHORT } from '../academics/cohort.ts';
import { ofCohort } from '../academics/rowRules.ts';

const NEED = { action: 'home work', subject: 'Employee Task' };

export const homework = defineResource({
  name: 'homework',
  area: 'teaching',
  icon: 'EditNote',
  path: '/employee/task/homework',
  permission: 'Employee Task',
  visibleTo: {
    rules: [{ rule: 'teacherOfLesson', by: 'subject_id' }, ...ofCohort('home work')],
    unless: 'full',
    foundBy: FILLED_COHORT,
  },
  permissions: { read: NEED, create: NEED, update: NEED, delete: NEED },
  endpoints: { list: '/employee/homeworks' },
  fields: {
    ...cohort,
    subject_id: reference('subject', { required: true }),
    employee_id: reference('employee', { required: true, preset: 'me' }),
    name: text({ required: true, max: 160 }),
    description: richText(),
    given_on: date({ required: true, initial: 'today' }),
    due_on: date({ required: true, notBefore: 'given_on' }),
    file: file({ maxMB: 20 }),
    images: images(),
  },
  toggle: true,
  editableBy: { owner: 'employee_id', unless: 'full' },
  list: {
    columns: ['due_on', 'name', 'subject_id', 'class_id', 'is_active'],
    sort: '-given_on',
    groupBy: ['due_on', 'given_on'],
    views: { month: { from: 'due_on', shows: ['name', 'subject_id', 'class_id', 'section_id'] } },
  },
  form: {
    keeps: [...COHORT, 'subject_id', 'employee_id', 'given_on', 'due_on'],
    sections: [
      { name: 'cohort', fields: [...COHORT, 'subject_id', 'employee_id'] },
      { name: 'task', fields: ['name', 'description', 'given_on', 'due_on', 'file', 'images'] },
    ],
  },
});
