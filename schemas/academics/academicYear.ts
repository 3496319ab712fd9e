import { boolean, date, defineResource, text } from '../../src/core/index.ts';

export const academicYear = defineResource({
  name: 'academicYear',
  area: 'academics',
  icon: 'CalendarMonth',
  path: '/academic/year',
  permission: 'Academic Year',
  visibleTo: 'everybody',
  read: 'signedIn',
  endpoints: { list: '/get/all/academic/year', active: '/get/active/academic/year' },
  fields: {
    year: text({ required: true, max: 20, unique: true }),
    starts_on: date({ required: true, initial: 'schoolYearStart' }),
    ends_on: date({ required: true, initial: 'schoolYearEnd', notBefore: 'starts_on' }),
    is_current: boolean({ initial: 0, exactlyOne: true, help: true }),
  },
  toggle: true,
  list: { sort: '-starts_on' },
});
