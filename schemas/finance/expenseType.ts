import { defineResource, longText, text } from '../../src/core/index.ts';

export const expenseType = defineResource({
  name: 'expenseType',
  area: 'finance',
  icon: 'Category',
  path: '/expense/type',
  permission: 'Expense Type',
  visibleTo: 'everybody',
  endpoints: { list: '/get/expense/types', active: '/active/expense/types' },
  fields: {
    name: text({ required: true, max: 120, unique: true }),
    description: longText({ max: 500 }),
  },
  related: [{ resource: 'subExpenseType', by: 'expense_type_id' }],
  toggle: true,
});
