import { fromMinor, toMinor } from '../../../core/money.ts';
import { audit } from '../resources/audit.ts';
import type { Moved } from '../resources/hookTypes.ts';
import { insertRecord, loadRecord } from '../resources/store.ts';

/** Approving an expense that names a bank account books the withdrawal, in the same transaction. */
export async function bookExpense({ store, caller, record }: Moved): Promise<void> {
  if (record.bank_account_id === null) return;
  const book = { ...store, resource: store.registry.get('bankTransaction') };
  const withdrawal = {
    bank_account_id: record.bank_account_id,
    booked_on: record.spent_on,
    kind: 'withdrawal',
    amount: fromMinor(-(toMinor(String(record.amount)) ?? 0)),
    description: record.purpose,
    expense_id: record.id,
  };
  const id = await insertRecord(book, withdrawal, caller.userId);
  const after = await loadRecord(book, id);
  await audit(store.trx, { caller, resource: book.resource, id, action: 'create', before: null, after });
}
