import { choice, defineResource, money, reference, text, year } from '../../src/core/index.ts';
import { MONTHS } from '../months.ts';

/** A bonus that is paid with the salary of a month. */
export const employeeBonus = defineResource({
  name: 'employeeBonus',
  plural: 'employeeBonuses',
  area: 'employees',
  icon: 'Redeem',
  path: '/employee/bonus',
  permission: 'Employee Bonus',
  endpoints: { list: '/get/all/employee/bonus' },
  fields: {
    employee_id: reference('employee', { required: true, only: { is_active: 1 } }),
    bonus_type_id: reference('bonusType', { required: true, only: { is_active: 1 } }),
    year: year({ required: true }),
    month: choice(MONTHS, { required: true, unique: ['employee_id', 'bonus_type_id', 'year'] }),
    amount: money({ required: true, min: 0.01 }),
    note: text({ max: 200 }),
  },
  title: '{employee_id} · {bonus_type_id}',
  list: {
    columns: ['employee_id', 'bonus_type_id', 'year', 'month', 'amount', 'note'],
    filters: ['employee_id', 'bonus_type_id', 'year', 'month', 'amount'],
    sort: '-id',
  },
});
