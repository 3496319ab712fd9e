import { choice, defineResource, longText, reference, text } from '../../src/core/index.ts';

/** Gives a fee option its rhythm: "Tuition, monthly". */
export const feeType = defineResource({
  name: 'feeType',
  area: 'fees',
  icon: 'RequestQuote',
  path: '/student/fee/type',
  permission: 'Fee Type',
  visibleTo: 'everybody',
  endpoints: { list: '/student/fee/types', active: '/active/student/fee/types' },
  fields: {
    fee_option_id: reference('feeOption', { required: true }),
    name: text({ required: true, max: 120, unique: true, help: true }),
    rhythm: choice(['monthly', 'yearly', 'per_exam', 'once'], { required: true, initial: 'monthly', help: true }),
    description: longText({ max: 500 }),
  },
  related: [{ resource: 'assignedFee', by: 'fee_type_id' }],
  toggle: true,
  list: { columns: ['name', 'fee_option_id', 'rhythm', 'is_active'] },
});
