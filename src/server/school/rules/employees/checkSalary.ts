import { employeeLoan } from '../../../../../schemas/employees/employeeLoan.ts';
import { employeeSalary } from '../../../../../schemas/employees/employeeSalary.ts';
import { netPay } from '../../../../../schemas/employees/netPay.ts';
import { outstanding } from '../../../../../schemas/employees/outstanding.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import { MAX_MONEY_MINOR } from '../../../../core/limits.ts';
import { fromMinor, minorOf } from '../../../../core/money.ts';
import type { ProblemsOf, Writing } from '../../../services/rules.ts';
import type { Store } from '../../../services/store.ts';
import { lock } from '../../tables.ts';
import { plannedInstalments, seesInstalments, seesLoans } from './plannedInstalments.ts';

const { draft } = codesOf(employeeSalary.fields.status);

/** A salary is not paid before its month begins, never comes to less than nothing, and takes no more for a loan than is still owed. */
export async function checkSalary({
  store,
  caller,
  existing,
  record: salary,
  values,
}: Writing<typeof employeeSalary>): Promise<ProblemsOf<typeof employeeSalary> | undefined> {
  if (values.paid_on && values.paid_on < firstOfMonth(salary))
    return { paid_on: [{ key: 'notBefore', params: { other: 'fields.month' } }] };
  // What is decided is only switched on or off.
  if (existing && existing.status !== draft) return undefined;
  const net = minorOf(netPay(salary));
  if (net < 0) return { basic_salary: [{ key: 'netBelowZero' }] };
  if (net > MAX_MONEY_MINOR)
    return { basic_salary: [{ key: 'netTooLarge', params: { max: fromMinor(MAX_MONEY_MINOR) } }] };
  if (!salary.employee_loan_id) return undefined;
  const owed = await stillOwed(store, { loan: salary.employee_loan_id, except: salary.id });
  if (minorOf(salary.loan_instalment) <= owed) return undefined;
  if (!seesLoans(store, caller) || !seesInstalments(store, caller)) return { loan_instalment: [{ key: 'aboveLoan' }] };
  return { loan_instalment: [{ key: 'max', params: { max: fromMinor(Math.max(owed, 0)) } }] };
}

function firstOfMonth({ year, month }: { readonly year: number; readonly month: number }): string {
  return `${year}-${`${month}`.padStart(2, '0')}-01`;
}

/** What is owed of the loan, less what other salaries that are not paid yet take for it. */
async function stillOwed(
  store: Store,
  { loan: id, except }: { readonly loan: number; readonly except: number | undefined },
): Promise<number> {
  // Two salaries that are entered at once would not see each other.
  const loan = await lock(store, employeeLoan, id);
  const planned = await plannedInstalments(store, id, except);
  return minorOf(outstanding(loan ?? {})) - planned;
}
