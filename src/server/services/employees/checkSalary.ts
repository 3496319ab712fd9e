import { netPay } from '../../../../schemas/employees/netPay.ts';
import { outstanding } from '../../../../schemas/employees/outstanding.ts';
import { fromMinor, toMinor } from '../../../core/money.ts';
import type { Problems } from '../../../core/rules/readInput.ts';
import type { Writing } from '../resources/hookTypes.ts';
import { lockReferred, type Store, type Values } from '../resources/store.ts';
import { plannedInstalments } from './plannedInstalments.ts';

const DRAFT = 0;

/** A salary never comes to less than nothing, and takes no more for a loan than is still owed. */
export async function checkSalary({ store, existing, values }: Writing): Promise<Problems | undefined> {
  // What is decided is only switched on or off.
  if (existing && existing.status !== DRAFT) return undefined;
  const salary = { ...existing, ...values };
  if ((toMinor(netPay(salary)) ?? 0) < 0) return { basic_salary: [{ key: 'netBelowZero' }] };
  if (!salary.employee_loan_id) return undefined;
  const owed = await stillOwed(store, salary);
  if ((toMinor(String(salary.loan_instalment)) ?? 0) <= owed) return undefined;
  return { loan_instalment: [{ key: 'max', params: { max: fromMinor(Math.max(owed, 0)) } }] };
}

/** What is owed of the loan, less what other salaries that are not paid yet take for it. */
async function stillOwed(store: Store, salary: Values): Promise<number> {
  const id = Number(salary.employee_loan_id);
  // Two salaries that are entered at once would not see each other.
  const loan = await lockReferred({ ...store, resource: store.registry.get('employeeLoan') }, id);
  const planned = await plannedInstalments(store, id, Number(salary.id ?? 0));
  return (toMinor(outstanding(loan ?? {})) ?? 0) - (toMinor(planned) ?? 0);
}
