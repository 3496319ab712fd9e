import { choice, date, defineResource, text } from '../../src/core/index.ts';

/** Days on which there is no school, beside those of every week: `classDay` has them. */
export const holiday = defineResource({
  name: 'holiday',
  area: 'academics',
  icon: 'EventBusy',
  path: '/holiday',
  permission: 'Holiday',
  visibleTo: 'everybody',
  read: 'signedIn',
  fields: {
    name: text({ required: true, max: 120, unique: ['starts_on'] }),
    starts_on: date({ required: true }),
    ends_on: date({ required: true, notBefore: 'starts_on', maxDays: 366 }),
    closed_for: choice(['everyone', 'students', 'employees'], { required: true, initial: 'everyone' }),
  },
  toggle: true,
  title: '{name} · {starts_on}',
  list: {
    columns: ['starts_on', 'ends_on', 'name', 'closed_for', 'is_active'],
    filters: ['name', 'starts_on', 'closed_for', 'is_active'],
    sort: 'starts_on',
    nextFirst: true,
    views: { month: { from: 'starts_on', to: 'ends_on', shows: ['name', 'closed_for'] } },
  },
});
