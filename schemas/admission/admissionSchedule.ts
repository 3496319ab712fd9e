import { choice, date, defineResource, longText, reference, text, time } from '../../src/core/index.ts';

/** The days of an admission: test, interview, list of those selected, enrolment. */
export const admissionSchedule = defineResource({
  name: 'admissionSchedule',
  area: 'admission',
  icon: 'CalendarMonth',
  path: '/admission/schedule',
  permission: 'Admission',
  visibleTo: 'everybody',
  endpoints: { list: '/admission/schedule/information' },
  fields: {
    title: text({ required: true, max: 120 }),
    kind: choice(['written_test', 'interview', 'result', 'enrolment', 'orientation'], {
      required: true,
      initial: 'written_test',
    }),
    academic_year_id: reference('academicYear', { required: true }),
    class_id: reference('class', { help: true }),
    held_on: date({ required: true }),
    starts_at: time(),
    ends_at: time({ after: 'starts_at' }),
    place: text({ max: 160 }),
    note: longText({ max: 500 }),
  },
  toggle: true,
  list: {
    columns: ['held_on', 'starts_at', 'title', 'kind', 'class_id', 'is_active'],
    filters: ['academic_year_id', 'class_id', 'kind', 'held_on', 'is_active'],
    sort: 'held_on',
    nextFirst: true,
    thenBy: ['starts_at'],
    views: { month: { from: 'held_on', at: 'starts_at', shows: ['title', 'class_id'] } },
  },
  form: {
    keeps: ['academic_year_id', 'class_id', 'held_on'],
    sections: [
      { name: 'what', fields: ['title', 'kind', 'academic_year_id', 'class_id'] },
      { name: 'when', fields: ['held_on', 'starts_at', 'ends_at', 'place', 'note'] },
    ],
  },
});
