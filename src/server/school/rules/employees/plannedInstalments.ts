import { employeeLoan } from '../../../../../schemas/employees/employeeLoan.ts';
import { employeeSalary } from '../../../../../schemas/employees/employeeSalary.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import type { Caller } from '../../../caller.ts';
import { seesAllValues } from '../../../services/resources/seesAllValues.ts';
import type { Store } from '../../../services/store.ts';
import { readSum } from '../../readSum.ts';
import { tablesOf } from '../../tables.ts';

const { paid } = codesOf(employeeSalary.fields.status);

/** What the salaries that are not paid yet take for a loan, in minor units; one of them may be left out. */
export async function plannedInstalments(store: Store, loan: number, except = 0): Promise<number> {
  const salaries = tablesOf<'employee_salaries'>(store)
    .selectFrom('employee_salaries')
    .select(({ fn }) => fn.sum('loan_instalment').as('sum'))
    .where('employee_loan_id', '=', loan)
    .where('status', '<>', paid)
    .where('id', '<>', except);
  return readSum(salaries);
}

/** Whether somebody may be told what salaries take for loans. */
export function seesInstalments({ registry }: Store, caller: Caller): boolean {
  return seesAllValues({ resource: registry.get(employeeSalary.name), caller, field: 'loan_instalment' });
}

/** Whether somebody may be told what is owed of loans. */
export function seesLoans({ registry }: Store, caller: Caller): boolean {
  return seesAllValues({ resource: registry.get(employeeLoan.name), caller, field: 'amount' });
}
