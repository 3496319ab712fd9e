import { computed, date, defineResource, longText, money, reference, status, text } from '../../src/core/index.ts';
import { outstanding } from './outstanding.ts';

export const employeeLoan = defineResource({
  name: 'employeeLoan',
  area: 'employees',
  icon: 'CreditCard',
  path: '/employee/loan',
  permission: 'Employee Loan',
  endpoints: {
    list: '/get/all/employee/loan',
    variants: {
      personal: {
        path: '/get/employee/loan',
        mine: 'employee_id',
        permission: { action: 'loan', subject: 'Employee Personal' },
      },
    },
  },
  fields: {
    employee_id: reference('employee', { required: true, only: { is_active: 1 } }),
    purpose: text({ required: true, max: 160 }),
    amount: money({ required: true, min: 0.01 }),
    instalment: money({ required: true, min: 0.01, help: true }),
    requested_on: date({ required: true, initial: 'today', notInFuture: true }),
    starts_on: date({ required: true, notBefore: 'requested_on', help: true }),
    note: longText({ max: 500 }),
    repaid: money({ required: true, readOnly: true, initial: 0 }),
    outstanding: computed({ as: 'money', value: outstanding }),
    status: status({ requested: 0, approved: 1, repaid: 2, rejected: 3 }),
    reject_reason: text({ max: 200, readOnly: true }),
  },
  toggle: true,
  title: '{employee_id} · {purpose}',
  subtitle: '{amount}',
  editableWhen: { status: 0 },
  list: {
    columns: ['requested_on', 'employee_id', 'amount', 'outstanding', 'status'],
    filters: ['employee_id', 'status', 'requested_on', 'amount', 'is_active'],
    sort: '-requested_on',
  },
  form: {
    size: 'page',
    sections: [
      { name: 'request', fields: ['employee_id', 'purpose', 'amount', 'requested_on'] },
      { name: 'repayment', fields: ['instalment', 'starts_on', 'note'] },
    ],
  },
  actions: {
    approve: { from: 'requested', to: 'approved', confirm: true, notByCreator: true, icon: 'Check', tone: 'success' },
    repay: { from: 'approved', to: 'repaid', permission: 'approve', confirm: true, icon: 'Savings', tone: 'success' },
    reject: { from: 'requested', to: 'rejected', permission: 'approve', confirm: true, ask: ['reject_reason'], icon: 'Close', tone: 'error' },
  },
});
