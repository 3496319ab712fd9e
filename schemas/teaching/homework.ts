import { date, defineResource, file, images, reference, richText, text } from '../../src/core/index.ts';
import { COHORT, cohort } from '../academics/cohort.ts';

const NEED = { action: 'home work', subject: 'Employee Task' };

export const homework = defineResource({
  name: 'homework',
  area: 'teaching',
  icon: 'EditNote',
  path: '/employee/task/homework',
  permission: 'Employee Task',
  permissions: { read: NEED, create: NEED, update: NEED, delete: NEED },
  taught: { by: 'subject_id', unless: 'full' },
  endpoints: { list: '/employee/homeworks' },
  fields: {
    ...cohort,
    subject_id: reference('subject', { required: true, only: { is_active: 1 } }),
    employee_id: reference('employee', { required: true, only: { is_active: 1 } }),
    name: text({ required: true, max: 160 }),
    description: richText(),
    given_on: date({ required: true, initial: 'today' }),
    due_on: date({ required: true, notBefore: 'given_on' }),
    file: file({ accept: ['pdf'], maxMB: 20 }),
    images: images(),
  },
  toggle: true,
  list: {
    columns: ['due_on', 'name', 'subject_id', 'class_id', 'is_active'],
    filters: [...COHORT, 'subject_id', 'employee_id', 'given_on', 'due_on', 'is_active'],
    sort: '-given_on',
    search: ['name'],
  },
  form: {
    size: 'page',
    sections: [
      { name: 'cohort', fields: [...COHORT, 'subject_id', 'employee_id'] },
      { name: 'task', fields: ['name', 'description', 'given_on', 'due_on', 'file', 'images'] },
    ],
  },
});
