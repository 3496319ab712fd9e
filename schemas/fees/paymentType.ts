import { choice, defineResource, reference, text } from '../../src/core/index.ts';

export const paymentType = defineResource({
  name: 'paymentType',
  area: 'fees',
  icon: 'CreditCard',
  path: '/payment/type',
  permission: 'Payment Type',
  visibleTo: 'everybody',
  endpoints: { list: '/get/payment/types' },
  fields: {
    name: text({ required: true, max: 80, unique: true }),
    kind: choice(['cash', 'bank', 'mobile'], { required: true, initial: 'cash' }),
    bank_account_id: reference('bankAccount', { visibleWhen: { kind: ['bank', 'mobile'] }, help: true }),
  },
  toggle: true,
});
