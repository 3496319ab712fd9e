import { dateTime, defineResource, integer, reference } from '../../src/core/index.ts';

/** When a class takes applications, and for how many seats. */
export const admissionDate = defineResource({
  name: 'admissionDate',
  area: 'admission',
  icon: 'Schedule',
  path: '/admission/date/and/time',
  permission: 'Admission',
  visibleTo: 'everybody',
  endpoints: { list: '/admission/dates' },
  fields: {
    academic_year_id: reference('academicYear', { required: true }),
    class_id: reference('class', { required: true, unique: ['academic_year_id', 'version_id', 'shift_id'] }),
    version_id: reference('version', { help: true }),
    shift_id: reference('shift', { help: true }),
    opens_at: dateTime({ required: true }),
    closes_at: dateTime({ required: true, after: 'opens_at' }),
    seats: integer({ min: 1, max: 9999, help: true }),
  },
  toggle: true,
  title: '{class_id} · {academic_year_id}',
  list: {
    columns: ['academic_year_id', 'class_id', 'version_id', 'opens_at', 'closes_at', 'seats', 'is_active'],
    sort: 'opens_at',
    nextFirst: true,
  },
  form: { keeps: ['academic_year_id', 'opens_at', 'closes_at'] },
});
