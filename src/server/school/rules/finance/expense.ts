import { expense } from '../../../../../schemas/finance/expense.ts';
import type { Moved } from '../../../services/rules.ts';
import { defineRules } from '../../../services/rules.ts';
import { bookWithdrawal } from './bookWithdrawal.ts';

/** Approving an expense that names a bank account books the withdrawal, in the same transaction. */
async function bookExpense(moved: Moved<typeof expense>): Promise<void> {
  const { record } = moved;
  if (record.bank_account_id === null) return;
  await bookWithdrawal(moved, {
    bankAccountId: record.bank_account_id,
    bookedOn: record.spent_on,
    amount: record.amount,
    description: record.purpose,
    cause: { expense_id: record.id },
  });
}

export const expenseRules = defineRules(expense, { afterAction: { approve: bookExpense } });
