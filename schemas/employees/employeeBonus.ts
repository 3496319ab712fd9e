import { choice, defineResource, money, reference, text, year } from '../../src/core/index.ts';
import { MONTHS } from '../months.ts';

/** A bonus that is paid with the salary of a month. */
export const employeeBonus = defineResource({
  name: 'employeeBonus',
  area: 'employees',
  icon: 'Redeem',
  path: '/employee/bonus',
  permission: 'Employee Bonus',
  visibleTo: 'everybody',
  endpoints: { list: '/get/all/employee/bonus' },
  fields: {
    employee_id: reference('employee', { required: true }),
    bonus_type_id: reference('bonusType', { required: true }),
    year: year({ required: true }),
    month: choice(MONTHS, { required: true, unique: ['employee_id', 'bonus_type_id', 'year'] }),
    amount: money({ required: true, min: 0.01 }),
    note: text({ max: 200 }),
  },
  title: '{employee_id} · {bonus_type_id}',
  list: { filters: ['employee_id', 'bonus_type_id', 'year', 'month', 'amount'], sort: '-id' },
  form: { keeps: ['bonus_type_id', 'year', 'month'] },
});
