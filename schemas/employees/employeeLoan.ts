import {
  approval,
  computed,
  date,
  defineResource,
  longText,
  money,
  reason,
  reference,
  status,
  text,
} from '../../src/core/index.ts';
import { LOAN_STATES, owed } from './outstanding.ts';
import { ofEmployee } from '../academics/rowRules.ts';

/**
 * Money lent to an employee, and paid back from the salary: paying one lowers what is owed
 * (`rules/employees/employeeSalary.ts`).
 */
export const employeeLoan = defineResource({
  name: 'employeeLoan',
  area: 'employees',
  icon: 'CreditCard',
  path: '/employee/loan',
  permission: 'Employee Loan',
  visibleTo: { rules: ['everybody', ...ofEmployee('loan')] },
  endpoints: {
    list: '/get/all/employee/loan',
    variants: {
      personal: {
        path: '/get/employee/loan',
        ownedBy: 'employee_id',
        permission: { action: 'loan', subject: 'Employee Personal' },
      },
    },
  },
  fields: {
    employee_id: reference('employee', { required: true }),
    purpose: text({ required: true, max: 160 }),
    amount: money({ required: true, min: 0.01 }),
    instalment: money({ required: true, min: 0.01, atMost: 'amount', help: true }),
    requested_on: date({ required: true, initial: 'today', notInFuture: true }),
    starts_on: date({ required: true, notBefore: 'requested_on', help: true }),
    note: longText({ max: 500 }),
    repaid: money({ required: true, readOnly: true, initial: 0 }),
    outstanding: computed({ as: 'money', value: owed, additive: true }),
    status: status(LOAN_STATES, { uncounted: ['rejected'] }),
    reject_reason: reason(),
  },
  related: [{ resource: 'employeeSalary', by: 'employee_loan_id' }],
  toggle: true,
  title: '{employee_id} · {purpose}',
  subtitle: '{amount}',
  editableWhen: { status: 'requested' },
  facts: ['employee_id', 'amount', 'instalment', 'starts_on', 'requested_on', 'employee_id.designation_id', 'note'],
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
    ...approval({ from: 'requested', refusePermission: 'approve', notByOwner: ['employee_id'] }),
    repay: {
      from: 'approved',
      to: 'repaid',
      permission: 'approve',
      confirm: true,
      notByOwner: ['employee_id'],
      icon: 'Savings',
      tone: 'success',
    },
  },
});
