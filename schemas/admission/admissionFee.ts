import { choice, defineResource, longText, money, reference } from '../../src/core/index.ts';

/** What an application, and then the admission itself, costs for a class. */
export const admissionFee = defineResource({
  name: 'admissionFee',
  area: 'admission',
  icon: 'Payments',
  path: '/admission/fees',
  permission: 'Admission',
  visibleTo: 'everybody',
  endpoints: { list: '/admission/fees' },
  fields: {
    academic_year_id: reference('academicYear', { required: true }),
    class_id: reference('class', { required: true, unique: ['academic_year_id', 'purpose'] }),
    purpose: choice(['application', 'admission'], { required: true, initial: 'application', help: true }),
    amount: money({ required: true, min: 0.01 }),
    note: longText({ max: 500 }),
  },
  toggle: true,
  title: '{class_id} · {academic_year_id} · {amount}',
  list: { sort: '-id', sums: [] },
  form: { keeps: ['academic_year_id', 'purpose'] },
});
