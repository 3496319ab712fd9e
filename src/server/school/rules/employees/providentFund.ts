import { employee } from '../../../../../schemas/employees/employee.ts';
import { providentFund } from '../../../../../schemas/employees/providentFund.ts';
import { fromMinor, minorOf } from '../../../../core/money.ts';
import { refuseInSchool } from '../../refusals.ts';
import type { ProblemsOf, Removing, Writing } from '../../../services/rules.ts';
import { defineRules } from '../../../services/rules.ts';
import { seesAllValues } from '../../../services/resources/seesAllValues.ts';
import type { Store } from '../../../services/store.ts';
import { readSum } from '../../readSum.ts';
import { lock, tablesOf } from '../../tables.ts';

/** What leaves the fund is never more than is in it; and what a salary has booked stays. */
async function checkFundEntry({
  store,
  caller,
  existing,
  record,
}: Writing<typeof providentFund>): Promise<ProblemsOf<typeof providentFund> | undefined> {
  if (existing?.employee_salary_id) throw refuseInSchool.booked();
  const { id, employee_id, kind } = record;
  const minor = minorOf(record.amount);
  if (existing && existing.employee_id !== employee_id && (await wouldOverdraw(store, existing)))
    return { employee_id: [{ key: 'fundBelowZero' }] };
  const present = existing?.employee_id === employee_id ? minorOf(existing.amount) : 0;
  // Paying in is possible whatever the fund holds.
  if (minor >= present) return undefined;
  const others = await fundOf(store, employee_id, id);
  if (others + minor >= 0) return undefined;
  const isTold = seesAllValues({ resource: store.resource, caller, field: 'amount' });
  if (!isTold) return { amount: [{ key: 'fundBelowZero' }] };
  if (kind === 'withdrawal' && others <= 0) return { amount: [{ key: 'fundEmpty' }] };
  return { amount: [{ key: 'min', params: { min: fromMinor(-others) } }] };
}

/** What a salary has booked into the fund is never deleted, nor what has been withdrawn since. */
async function keepFundEntry({ store, existing }: Removing<typeof providentFund>): Promise<void> {
  if (existing.employee_salary_id) throw refuseInSchool.booked();
  if (await wouldOverdraw(store, existing)) throw refuseInSchool.fundBelowZero();
}

type Entry = Removing<typeof providentFund>['existing'];

/** Whether the fund would be below zero without what an entry has paid in. */
async function wouldOverdraw(store: Store, { id, employee_id, amount }: Entry): Promise<boolean> {
  return minorOf(amount) > 0 && (await fundOf(store, employee_id, id)) < 0;
}

/** What is in somebody's fund, in minor units, without one of its entries. */
async function fundOf(store: Store, employeeId: number, except = 0): Promise<number> {
  // Two withdrawals that are entered at once would not see each other.
  await lock(store, employee, employeeId);
  const entries = tablesOf<'provident_funds'>(store)
    .selectFrom('provident_funds')
    .select(({ fn }) => fn.sum('amount').as('sum'))
    .where('employee_id', '=', employeeId)
    .where('id', '<>', except);
  return readSum(entries);
}

export const providentFundRules = defineRules(providentFund, {
  beforeWrite: checkFundEntry,
  beforeRemove: keepFundEntry,
});
