import { children, choice, defineResource, reference, text } from '../../src/core/index.ts';
import { partOfClass } from './cohort.ts';

export const subject = defineResource({
  name: 'subject',
  area: 'academics',
  icon: 'MenuBook',
  path: '/subject',
  screens: { create: '/add/subject' },
  permission: 'Subject',
  visibleTo: 'everybody',
  read: 'signedIn',
  endpoints: { list: '/get/all/subject', active: '/get/active/subject' },
  fields: {
    name: text({ required: true, max: 120, unique: true }),
    name_local: text({ max: 120, help: true }),
    code: text({ required: true, max: 20, format: 'code', unique: true, help: true }),
    kind: choice(['theory', 'practical', 'both'], { required: true, initial: 'theory' }),
    partner_subject_id: reference('subject', { unique: true, help: true }),
    classes: children(
      {
        class_id: reference('class', { required: true, unique: ['student_group_id'] }),
        student_group_id: partOfClass.student_group_id,
        requirement: choice(['compulsory', 'optional', 'fourth', 'optional_fourth'], {
          required: true,
          initial: 'compulsory',
        }),
      },
      { help: true },
    ),
  },
  related: [
    { resource: 'subjectTeacher', by: 'subject_id' },
    { resource: 'book', by: 'subject_id' },
  ],
  toggle: true,
  subtitle: '{code}',
  list: { columns: ['code', 'name', 'name_local', 'kind', 'is_active'], filters: ['kind', 'is_active'], sort: 'code' },
  form: {
    size: 'page',
    sections: [
      { name: 'subject', fields: ['name', 'name_local', 'code', 'kind', 'partner_subject_id'] },
      { name: 'classes', fields: ['classes'] },
    ],
  },
});
