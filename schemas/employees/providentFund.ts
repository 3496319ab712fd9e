import { choice, date, defineResource, money, reference, text } from '../../src/core/index.ts';
import { ofEmployee } from '../academics/rowRules.ts';

/**
 * The book of the provident fund: what employees and the school pay in, interest, and what is paid out. Paying a salary
 * enters both shares (`rules/employees/employeeSalary.ts`).
 */
export const providentFund = defineResource({
  name: 'providentFund',
  area: 'employees',
  icon: 'Savings',
  path: '/employee/provident/fund',
  permission: 'Provident Fund',
  visibleTo: { rules: ['everybody', ...ofEmployee('provident fund')] },
  endpoints: {
    list: '/get/employee/provident/funds',
    variants: {
      personal: {
        path: '/get/employee/funds',
        ownedBy: 'employee_id',
        permission: { action: 'provident fund', subject: 'Employee Personal' },
      },
    },
  },
  fields: {
    employee_id: reference('employee', { required: true }),
    booked_on: date({ required: true, initial: 'today', notInFuture: true }),
    kind: choice(['employee', 'employer', 'interest', 'withdrawal'], { required: true, initial: 'employee' }),
    amount: money({ required: true, help: true, negativeWhen: { kind: 'withdrawal' } }),
    note: text({ max: 200 }),
    employee_salary_id: reference('employeeSalary', { readOnly: true, unique: ['kind'] }),
  },
  title: '{employee_id} · {booked_on}',
  list: {
    columns: ['booked_on', 'employee_id', 'kind', 'amount', 'employee_salary_id'],
    filters: ['employee_id', 'kind', 'booked_on', 'amount'],
    sort: '-booked_on',
  },
  form: { keeps: ['booked_on', 'kind'] },
});
