import { employeeLoan } from '../../../../../schemas/employees/employeeLoan.ts';
import { employeeSalary } from '../../../../../schemas/employees/employeeSalary.ts';
import { outstanding } from '../../../../../schemas/employees/outstanding.ts';
import { providentFund } from '../../../../../schemas/employees/providentFund.ts';
import { fromMinor, minorOf } from '../../../../core/money.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import type { RecordOf } from '../../../../core/infer.ts';
import { refuseInSchool } from '../../refusals.ts';
import { createRelated, updateRelated } from '../../../services/resources/write/related.ts';
import type { Moved } from '../../../services/rules.ts';
import { defineRules } from '../../../services/rules.ts';
import { bookWithdrawal } from '../finance/bookWithdrawal.ts';
import { checkSalary } from './checkSalary.ts';
import { seesLoans } from './plannedInstalments.ts';

type Paid = Moved<typeof employeeSalary>;

const { repaid } = codesOf(employeeLoan.fields.status);

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
