import { choice, dateTime, defineResource, integer, longText, status } from '../../src/core/index.ts';
import { scope } from './resultScope.ts';

/**
 * Once that results were published or taken back, now or at a time to come. Written by
 * `services/results/publishResults.ts`, planned by `services/results/planPublication.ts` and cancelled by
 * `services/results/cancelPlans.ts`.
 */
export const resultPublication = defineResource({
  name: 'resultPublication',
  area: 'exams',
  icon: 'Campaign',
  path: '/result/publications',
  permission: 'Result Processing',
  visibleTo: 'everybody',
  permissions: {
    // Of all classes, with reasons: whoever sees only the own students' results has no use for it.
    read: { action: 'read all', subject: 'Result Processing' },
    cancel: { action: 'publish', subject: 'Result Processing' },
  },
  inMenu: false,
  fields: {
    ...scope,
    kind: choice(['publish', 'unpublish'], { required: true, initial: 'publish' }),
    version_no: integer({ min: 1 }),
    students: integer({ required: true, min: 0, initial: 0 }),
    takes_place_at: dateTime({ required: true }),
    reason: longText({ max: 500 }),
    status: status({ planned: 0, done: 1, cancelled: 2 }),
  },
  readOnly: true,
  title: '{class_id} · {exam_type_id} {academic_year_id}',
  list: {
    columns: ['takes_place_at', 'kind', 'exam_type_id', 'class_id', 'section_id', 'version_no', 'students', 'status'],
    filters: ['academic_year_id', 'exam_type_id', 'class_id', 'section_id', 'kind', 'status'],
    sort: 'takes_place_at',
    nextFirst: true,
  },
  actions: { cancel: { from: 'planned', to: 'cancelled', icon: 'Close', confirm: true } },
});
