import { employeeLoan } from '../../../../../schemas/employees/employeeLoan.ts';
import { employeeSalary } from '../../../../../schemas/employees/employeeSalary.ts';
import { netPay } from '../../../../../schemas/employees/netPay.ts';
import { outstanding } from '../../../../../schemas/employees/outstanding.ts';
import { providentFund } from '../../../../../schemas/employees/providentFund.ts';
import { MAX_MONEY_MINOR } from '../../../../core/limits.ts';
import { fromMinor, minorOf } from '../../../../core/money.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import type { RecordOf } from '../../../../core/infer.ts';
import { refuseInSchool } from '../../refusals.ts';
import { createRelated, updateRelated } from '../../../services/resources/write/related.ts';
import { defineRules, type Moved, type ProblemsOf, type Writing } from '../../../services/rules.ts';
import type { Store } from '../../../services/store.ts';
import { lock } from '../../tables.ts';
import { bookWithdrawal } from '../finance/bookWithdrawal.ts';
import { plannedInstalments, seesInstalments, seesLoans } from './plannedInstalments.ts';

type Paid = Moved<typeof employeeSalary>;

const { draft } = codesOf(employeeSalary.fields.status);
const { repaid } = codesOf(employeeLoan.fields.status);

/** A salary is not paid before its month begins, never comes to less than nothing, and takes no more for a loan than is still owed. */
async function checkSalary({
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

/** Paying a salary books the withdrawal, both parts of the provident fund and the loan's instalment, in the same transaction. */
async function paySalary(paid: Paid): Promise<void> {
  const { record } = paid;
  if (minorOf(record.net) > 0) {
    await bookWithdrawal(paid, {
      bankAccountId: record.bank_account_id,
      bookedOn: record.paid_on,
      amount: record.net,
      description: `${record.employee.name} · ${record.year}-${`${record.month}`.padStart(2, '0')}`,
      cause: { employee_salary_id: record.id },
    });
  }
  await bookFund(paid, 'employee', record.provident_fund);
  await bookFund(paid, 'employer', record.employer_fund);
  await repayLoan(paid);
}

async function bookFund(paid: Paid, kind: 'employee' | 'employer', amount: string | null): Promise<void> {
  if (minorOf(amount) === 0) return;
  const { employee_id, paid_on, id } = paid.record;
  const values = { employee_id, booked_on: paid_on, kind, amount, employee_salary_id: id };
  await createRelated({ cause: paid, entity: providentFund, values });
}

async function repayLoan(paid: Paid): Promise<void> {
  const { employee_loan_id: loan, loan_instalment: instalment } = paid.record;
  if (!loan || !instalment) return;
  const change = (before: RecordOf<typeof employeeLoan>) => {
    const owed = outstanding(before);
    if (minorOf(instalment) > minorOf(owed))
      throw refuseInSchool.loanOwesLess(seesLoans(paid.store, paid.caller) ? owed : undefined);
    const paidBack = fromMinor(minorOf(before.repaid) + minorOf(instalment));
    const isSettled = minorOf(outstanding({ ...before, repaid: paidBack })) <= 0;
    return { repaid: paidBack, ...(isSettled && { status: repaid }) };
  };
  await updateRelated({ cause: paid, entity: employeeLoan, id: loan, change });
}

export const employeeSalaryRules = defineRules(employeeSalary, {
  beforeWrite: checkSalary,
  afterAction: { pay: paySalary },
});
