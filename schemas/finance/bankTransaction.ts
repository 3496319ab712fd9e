import { choice, date, defineResource, money, reference, text } from '../../src/core/index.ts';

/**
 * The book of the bank accounts. Rows are written by what causes them and never changed. A row tells what its cause
 * cost: what somebody was paid, above all. So whoever may not read salaries, or expenses, does not read it here either.
 * Written by `rules/finance/bookWithdrawal.ts`.
 */
export const bankTransaction = defineResource({
  name: 'bankTransaction',
  area: 'finance',
  icon: 'SwapHoriz',
  path: '/bank/transaction',
  permission: 'Bank Account',
  visibleTo: {
    rules: [
      { rule: 'ofNoCause', by: 'expense_id' },
      { rule: 'ofExpense', by: 'expense_id', need: { action: 'read', subject: 'Expense' } },
    ],
    unless: 'read salaries',
  },
  permissions: { 'read salaries': { action: 'read', subject: 'Employee Salary' } },
  fields: {
    bank_account_id: reference('bankAccount', { required: true }),
    booked_on: date({ required: true }),
    kind: choice(['withdrawal', 'deposit'], { required: true }),
    amount: money({ required: true, help: true }),
    description: text({ max: 200 }),
    expense_id: reference('expense', { unique: true }),
    employee_salary_id: reference('employeeSalary', { unique: true }),
  },
  readOnly: true,
  list: {
    columns: ['booked_on', 'bank_account_id', 'kind', 'description', 'amount'],
    filters: ['bank_account_id', 'kind', 'booked_on'],
    sort: '-booked_on',
  },
});
