import { outstanding } from '../../../../schemas/employees/outstanding.ts';
import { fromMinor, toMinor } from '../../../core/money.ts';
import type { Embedded } from '../../../core/resource.ts';
import { refuse } from '../../errors.ts';
import { bookWithdrawal } from '../finance/bookWithdrawal.ts';
import { addFollowing, changeFollowing } from '../resources/followUp.ts';
import type { Moved } from '../resources/hookTypes.ts';
import type { Values } from '../resources/store.ts';

const LOAN_REPAID = 2;

/** Paying a salary books the withdrawal, both parts of the provident fund and the loan's instalment, in the same transaction. */
export async function paySalary(moved: Moved): Promise<void> {
  const { record } = moved;
  if (minor(record.net) > 0) {
    await bookWithdrawal(moved, {
      bankAccountId: record.bank_account_id,
      bookedOn: record.paid_on,
      amount: record.net,
      description: `${(record.employee as Embedded).name} · ${record.year}-${String(record.month).padStart(2, '0')}`,
      cause: { employee_salary_id: record.id },
    });
  }
  await bookFund(moved, 'employee', record.provident_fund);
  await bookFund(moved, 'employer', record.employer_fund);
  await repayLoan(moved);
}

async function bookFund(moved: Moved, kind: 'employee' | 'employer', amount: unknown): Promise<void> {
  if (minor(amount) === 0) return;
  const { employee_id, paid_on, id } = moved.record;
  const values = { employee_id, booked_on: paid_on, kind, amount, employee_salary_id: id };
  await addFollowing({ cause: moved, resource: 'providentFund', values });
}

async function repayLoan(moved: Moved): Promise<void> {
  const { employee_loan_id: loan, loan_instalment: instalment } = moved.record;
  if (!loan || !instalment) return;
  const change = (before: Values): Values => {
    const owed = outstanding(before);
    if (minor(instalment) > minor(owed)) throw refuse.loanOwesLess({ owed });
    const repaid = fromMinor(minor(before.repaid) + minor(instalment));
    const isSettled = minor(outstanding({ ...before, repaid })) <= 0;
    return { repaid, ...(isSettled && { status: LOAN_REPAID }) };
  };
  await changeFollowing({ cause: moved, resource: 'employeeLoan', id: Number(loan), change });
}

function minor(amount: unknown): number {
  return toMinor(String(amount ?? 0)) ?? 0;
}
