import {
  choice,
  computed,
  date,
  decimal,
  defineResource,
  money,
  reference,
  status,
  text,
  year,
} from '../../src/core/index.ts';
import { MONTHS } from '../months.ts';
import { netPay } from './netPay.ts';
import { ofEmployee } from '../academics/rowRules.ts';

export const employeeSalary = defineResource({
  name: 'employeeSalary',
  area: 'employees',
  icon: 'Payments',
  path: '/employee/salary',
  permission: 'Employee Salary',
  visibleTo: { rules: ['everybody', ...ofEmployee('salary')] },
  endpoints: {
    list: '/get/all/employee/salary',
    variants: {
      personal: {
        path: '/get/employee/salary',
        ownedBy: 'employee_id',
        permission: { action: 'salary', subject: 'Employee Personal' },
      },
    },
  },
  fields: {
    employee_id: reference('employee', { required: true }),
    year: year({ required: true }),
    month: choice(MONTHS, { required: true, unique: ['employee_id', 'year'] }),
    basic_salary: money({ required: true, min: 0 }),
    allowances: money({ required: true, min: 0, initial: 0 }),
    bonus: money({ required: true, min: 0, initial: 0 }),
    provident_fund: money({ required: true, min: 0, initial: 0 }),
    employer_fund: money({ required: true, min: 0, initial: 0, help: true }),
    employee_loan_id: reference('employeeLoan', {
      only: { status: 'approved' },
      narrowedBy: { employee_id: 'employee_id' },
    }),
    loan_instalment: money({ min: 0.01, neededWhen: { employee_loan_id: { filled: true } } }),
    absent_days: decimal({ required: true, min: 0, max: 31, initial: 0 }),
    absence: money({ required: true, min: 0, initial: 0, help: true }),
    net: computed({ as: 'money', value: netPay, additive: true }),
    note: text({ max: 200 }),
    paid_on: date({ readOnly: true, initial: 'today', notInFuture: true }),
    bank_account_id: reference('bankAccount', { readOnly: true }),
    status: status({ draft: 0, approved: 1, paid: 2 }),
  },
  toggle: true,
  title: '{employee_id} · {year}-{month}',
  editableWhen: { status: 'draft' },
  list: {
    columns: ['employee_id', 'year', 'month', 'basic_salary', 'allowances', 'net', 'status'],
    filters: ['employee_id', 'year', 'month', 'status', 'paid_on', 'is_active'],
    sort: '-id',
  },
  form: {
    keeps: ['year', 'month'],
    sections: [
      { name: 'whom', fields: ['employee_id', 'year', 'month'] },
      { name: 'earnings', fields: ['basic_salary', 'allowances', 'bonus'] },
      {
        name: 'deductions',
        fields: ['provident_fund', 'employer_fund', 'employee_loan_id', 'loan_instalment', 'absent_days', 'absence'],
      },
      { name: 'payout', fields: ['net'] },
      { name: 'note', fields: ['note'] },
    ],
  },
  actions: {
    approve: {
      from: 'draft',
      to: 'approved',
      confirm: true,
      notByCreator: true,
      notByOwner: ['employee_id'],
      icon: 'Check',
      tone: 'success',
    },
    pay: {
      from: 'approved',
      to: 'paid',
      confirm: true,
      ask: ['paid_on', 'bank_account_id'],
      icon: 'Payments',
      tone: 'success',
    },
  },
});
