import { namingColumns, type RowCondition } from '../../../db/listSql.ts';

/** Neither an expense nor a salary caused the row: a deposit, or what was booked at the start. */
export const ofNoCause = namingColumns(
  ['expense_id', 'employee_salary_id'],
  () => 't.expense_id is null and t.employee_salary_id is null',
);

/** An expense caused the row. */
export const ofExpense: RowCondition = ({ column }) => `t.${column} is not null`;
