import { defineResource, reference, text } from '../../src/core/index.ts';

export const subExpenseType = defineResource({
  name: 'subExpenseType',
  area: 'finance',
  icon: 'AccountTree',
  path: '/sub/expense',
  permission: 'Sub Expense',
  visibleTo: 'everybody',
  endpoints: { list: '/get/sub/expense/types', active: '/active/sub/expense/types' },
  fields: {
    expense_type_id: reference('expenseType', { required: true, fixedWhileUsed: true }),
    name: text({ required: true, max: 120, unique: ['expense_type_id'] }),
  },
  toggle: true,
  subtitle: '{expense_type_id}',
  list: { columns: ['name', 'expense_type_id', 'is_active'] },
});
