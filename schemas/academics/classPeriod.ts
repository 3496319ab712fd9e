import { choice, defineResource, reference, text, time } from '../../src/core/index.ts';

/** The time slots of a shift. */
export const classPeriod = defineResource({
  name: 'classPeriod',
  area: 'academics',
  icon: 'Schedule',
  path: '/class/period',
  permission: 'Class Period',
  visibleTo: 'everybody',
  read: 'signedIn',
  endpoints: { list: '/get/all/class/period', active: '/get/active/class/period' },
  fields: {
    shift_id: reference('shift', { required: true, fixedWhileUsed: true }),
    name: text({ required: true, max: 80, unique: ['shift_id'] }),
    kind: choice(['lesson', 'break'], { required: true, initial: 'lesson', fixedWhileUsed: true }),
    starts_at: time({ required: true }),
    ends_at: time({ required: true, after: 'starts_at' }),
  },
  toggle: true,
  noOverlap: { from: 'starts_at', to: 'ends_at', within: ['shift_id'] },
  subtitle: '{shift_id} · {starts_at}–{ends_at}',
  list: { columns: ['name', 'shift_id', 'kind', 'starts_at', 'ends_at', 'is_active'], sort: 'starts_at' },
  form: { keeps: ['shift_id'] },
});
