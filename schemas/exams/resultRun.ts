import { defineResource, integer, longText } from '../../src/core/index.ts';
import { scope } from './resultScope.ts';

/**
 * Once that results were worked out: for whom, and by which rules. Written by `services/results/generateResults.ts`.
 */
export const resultRun = defineResource({
  name: 'resultRun',
  area: 'exams',
  icon: 'History',
  path: '/result/runs',
  permission: 'Result Processing',
  visibleTo: 'everybody',
  // Of all classes: whoever sees only the own students' results has no use for it.
  permissions: { read: { action: 'read all', subject: 'Result Processing' } },
  inMenu: false,
  fields: {
    ...scope,
    students: integer({ required: true }),
    // The grades and settings as JSON, because both may change later.
    rules: longText({ required: true }),
  },
  readOnly: true,
  title: '{class_id} · {exam_type_id} {academic_year_id}',
  list: { columns: ['created_at', 'exam_type_id', 'class_id', 'section_id', 'students'], sort: '-created_at' },
});
