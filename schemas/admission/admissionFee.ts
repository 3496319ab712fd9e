import { choice, defineResource, longText, money, reference } from '../../src/core/index.ts';

/** What an application, and then the admission itself, costs for a class. */
export const admissionFee = defineResource({
  name: 'admissionFee',
  area: 'admission',
  icon: 'Payments',
  path: '/admission/fees',
  permission: 'Admission',
  endpoints: { list: '/admission/fees' },
  fields: {
    academic_year_id: reference('academicYear', { required: true, only: { is_active: 1 } }),
    class_id: reference('class', { required: true, only: { is_active: 1 }, unique: ['academic_year_id', 'purpose'] }),
    purpose: choice(['application', 'admission'], { required: true, initial: 'application', help: true }),
    amount: money({ required: true, min: 0.01 }),
    note: longText({ max: 500 }),
  },
  toggle: true,
  title: '{class_id} · {academic_year_id} · {amount}',
  list: {
    columns: ['academic_year_id', 'class_id', 'purpose', 'amount', 'is_active'],
    filters: ['academic_year_id', 'class_id', 'purpose', 'is_active'],
    sort: '-id',
  },
});
