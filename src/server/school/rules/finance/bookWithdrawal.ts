import type { employeeSalary } from '../../../../../schemas/employees/employeeSalary.ts';
import { bankTransaction } from '../../../../../schemas/finance/bankTransaction.ts';
import type { expense } from '../../../../../schemas/finance/expense.ts';
import type { ValuesOf } from '../../../../core/infer.ts';
import { fromMinor, minorOf } from '../../../../core/money.ts';
import { createRelated } from '../../../services/resources/write/related.ts';
import type { Moved } from '../../../services/rules.ts';

/** What leads to a withdrawal. */
type Paid = Moved<typeof expense> | Moved<typeof employeeSalary>;

interface Withdrawal {
  readonly bankAccountId: number | null;
  readonly bookedOn: string | null;
  /** What leaves the account, as money travels. */
  readonly amount: string | null;
  readonly description: string;
  /** What caused it: the book's reference to it. */
  readonly cause: Pick<ValuesOf<typeof bankTransaction>, 'expense_id' | 'employee_salary_id'>;
}

/** Books what leaves a bank account, in the transaction of what causes it. */
export async function bookWithdrawal(moved: Paid, withdrawal: Withdrawal): Promise<void> {
  const { bankAccountId, bookedOn, amount, description, cause } = withdrawal;
  const values = {
    bank_account_id: bankAccountId,
    booked_on: bookedOn,
    kind: 'withdrawal',
    amount: fromMinor(-minorOf(amount)),
    description,
    ...cause,
  } as const;
  await createRelated({ cause: moved, entity: bankTransaction, values });
}
