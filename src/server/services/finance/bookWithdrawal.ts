import { fromMinor, toMinor } from '../../../core/money.ts';
import { addFollowing } from '../resources/followUp.ts';
import type { Moved } from '../resources/hookTypes.ts';
import type { Values } from '../resources/store.ts';

interface Withdrawal {
  readonly bankAccountId: unknown;
  readonly bookedOn: unknown;
  /** What leaves the account, as money travels. */
  readonly amount: unknown;
  readonly description: unknown;
  /** What caused it: the book's reference to it. `{ expense_id: 12 }` */
  readonly cause: Values;
}

/** Books what leaves a bank account, in the transaction of what causes it. */
export async function bookWithdrawal(moved: Moved, withdrawal: Withdrawal): Promise<void> {
  const { bankAccountId, bookedOn, amount, description, cause } = withdrawal;
  const values = {
    bank_account_id: bankAccountId,
    booked_on: bookedOn,
    kind: 'withdrawal',
    amount: fromMinor(-(toMinor(String(amount)) ?? 0)),
    description,
    ...cause,
  };
  await addFollowing({ cause: moved, resource: 'bankTransaction', values });
}
