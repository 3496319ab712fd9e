import { date, defineResource, file, longText, money, reference, status, text } from '../../src/core/index.ts';

export const expense = defineResource({
  name: 'expense',
  area: 'finance',
  icon: 'ReceiptLong',
  path: '/expense',
  permission: 'Expense',
  endpoints: { list: '/get/expenses' },
  fields: {
    expense_type_id: reference('expenseType', { required: true, only: { is_active: 1 } }),
    sub_expense_type_id: reference('subExpenseType', {
      only: { is_active: 1 },
      narrowedBy: { expense_type_id: 'expense_type_id' },
    }),
    purpose: text({ required: true, max: 160 }),
    payee: text({ max: 120 }),
    amount: money({ required: true, min: 0.01 }),
    spent_on: date({ required: true, initial: 'today', notInFuture: true }),
    bank_id: reference('bank', { only: { is_active: 1 } }),
    bank_account_id: reference('bankAccount', { only: { is_active: 1 }, narrowedBy: { bank_id: 'bank_id' }, help: true }),
    voucher_no: text({ max: 40, format: 'code' }),
    voucher: file({ accept: ['pdf', 'jpg', 'jpeg', 'png'], maxMB: 5 }),
    note: longText({ max: 1000 }),
    status: status({ pending: 0, approved: 1, cancelled: 2 }),
    cancel_reason: text({ max: 200, readOnly: true }),
  },
  title: 'purpose',
  editableWhen: { status: 0 },
  list: {
    columns: ['spent_on', 'purpose', 'amount', 'status', 'expense_type_id'],
    filters: ['status', 'expense_type_id', 'sub_expense_type_id', 'bank_id', 'bank_account_id', 'spent_on', 'amount'],
    sort: '-spent_on',
    search: ['purpose', 'payee', 'voucher_no'],
  },
  form: {
    size: 'page',
    sections: [
      { name: 'what', fields: ['expense_type_id', 'sub_expense_type_id', 'purpose', 'payee'] },
      { name: 'payment', fields: ['amount', 'spent_on', 'bank_id', 'bank_account_id'] },
      { name: 'voucher', fields: ['voucher_no', 'voucher', 'note'] },
    ],
  },
  actions: {
    approve: { from: 'pending', to: 'approved', confirm: true, notByCreator: true, icon: 'Check', tone: 'success' },
    cancel: { from: 'pending', to: 'cancelled', confirm: true, ask: ['cancel_reason'], icon: 'Close', tone: 'error' },
  },
});
