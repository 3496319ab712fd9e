import { computed, date, defineResource, money, reference, text } from '../../src/core/index.ts';

export const bankAccount = defineResource({
  name: 'bankAccount',
  area: 'finance',
  icon: 'CreditCard',
  path: '/bank/account',
  permission: 'Bank Account',
  visibleTo: 'everybody',
  endpoints: { list: '/get/bank/accounts', active: '/active/bank/accounts' },
  fields: {
    bank_id: reference('bank', { required: true, fixedWhileUsed: true }),
    name: text({ required: true, max: 120 }),
    number: text({ required: true, max: 40, format: 'code', unique: ['bank_id'] }),
    branch: text({ max: 120 }),
    opening_balance: money({ required: true, initial: 0 }),
    opened_on: date(),
    balance: computed({
      as: 'money',
      total: { resource: 'bankTransaction', by: 'bank_account_id', of: 'amount', plus: 'opening_balance' },
    }),
  },
  related: [{ resource: 'bankTransaction', by: 'bank_account_id' }],
  toggle: true,
  subtitle: '{bank_id} · {number}',
  list: { columns: ['name', 'bank_id', 'number', 'balance', 'is_active'] },
  form: { keeps: ['bank_id'] },
});
