import { defineResource, phone, text } from '../../src/core/index.ts';

export const bank = defineResource({
  name: 'bank',
  area: 'finance',
  icon: 'AccountBalance',
  path: '/bank',
  permission: 'Bank',
  visibleTo: 'everybody',
  endpoints: { list: '/get/banks', active: '/active/banks' },
  fields: {
    name: text({ required: true, max: 120, unique: true }),
    branch: text({ max: 120 }),
    phone: phone(),
  },
  related: [{ resource: 'bankAccount', by: 'bank_id' }],
  toggle: true,
});
