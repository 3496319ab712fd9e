import { bankAccount } from '../../../schemas/finance/bankAccount.ts';
import { bankTransaction } from '../../../schemas/finance/bankTransaction.ts';
import { expense } from '../../../schemas/finance/expense.ts';
import { notification } from '../../../schemas/messages/notification.ts';
import { codesOf } from '../../../src/core/fields/field.ts';
import type { NewValuesOf } from '../../../src/core/infer.ts';
import { fromMinor, minorOf } from '../../../src/core/money.ts';
import { load, lock, tablesOf } from '../../../src/server/school/tables.ts';
import {
  changesAny,
  type Moved,
  type ProblemsOf,
  type Removing,
  type Writing,
  type Written,
} from '../../../src/server/services/rules.ts';
import { lockTable } from '../../../src/server/services/resources/write/loadRecords.ts';
import {
  createManyRelated,
  createRelated,
  removeRelated,
  updateCause,
  updateRelated,
} from '../../../src/server/services/resources/write/related.ts';

type Problems = ProblemsOf<typeof expense>;

const { pending, cancelled } = codesOf(expense.fields.status);

/** A large payment is entered with its voucher. */
export async function askForVoucher({ record }: Writing<typeof expense>): Promise<Problems | undefined> {
  if (record.status !== pending || record.voucher !== null) return undefined;
  return minorOf(record.amount) > minorOf('1000') ? { voucher: [{ key: 'required' }] } : undefined;
}

/** Nothing was paid from an account before that was opened. */
export async function compareWithAccount({
  store,
  record,
  values,
}: Writing<typeof expense>): Promise<Problems | undefined> {
  if (record.bank_account_id === null || !changesAny(values, ['bank_account_id', 'spent_on'])) return undefined;
  const { opened_on } = await load(store, bankAccount, record.bank_account_id);
  if (opened_on === null || record.spent_on >= opened_on) return undefined;
  return { spent_on: [{ key: 'beforeAccount', params: { day: opened_on } }] };
}

/** The expenses that wait for an account are together never more than what is in it. */
export async function keepWithinBalance({ store, record }: Writing<typeof expense>): Promise<Problems | undefined> {
  if (record.bank_account_id === null) return undefined;
  // Whoever else writes an expense of this account waits here until this one is stored.
  const account = await lock(store, bankAccount, record.bank_account_id);
  if (!account) return undefined;
  const others = await tablesOf<'expenses'>(store)
    .selectFrom('expenses')
    .select('amount')
    .where('bank_account_id', '=', account.id)
    .where('status', '=', pending)
    .where('id', '<>', record.id ?? 0)
    .execute();
  const left = others.reduce((sum, { amount }) => sum - amount, minorOf(account.balance));
  return minorOf(record.amount) > left ? { amount: [{ key: 'max', params: { max: fromMinor(left) } }] } : undefined;
}

/** Nobody is paid twice by the same voucher. */
export async function refuseSecondVoucher(writing: Writing<typeof expense>): Promise<Problems | undefined> {
  const { store, record, values } = writing;
  if (!record.voucher_no || !changesAny(values, ['voucher_no', 'payee'])) return undefined;
  await lockTable(store);
  const other = await tablesOf<'expenses'>(store)
    .selectFrom('expenses')
    .select('id')
    .where('voucher_no', '=', record.voucher_no)
    .where('payee', '=', record.payee)
    .where('status', '<>', cancelled)
    .where('id', '<>', record.id ?? 0)
    .executeTakeFirst();
  return other && { voucher_no: [{ key: 'unique' }] };
}

export async function enterAgain(moved: Moved<typeof expense>): Promise<void> {
  const { purpose, expense_type_id, amount } = moved.record;
  await createRelated({ cause: moved, entity: expense, values: { purpose, expense_type_id, amount } });
}

export async function tellPeople(
  moved: Moved<typeof expense>,
  notices: readonly NewValuesOf<typeof notification>[],
): Promise<void> {
  await createManyRelated({ cause: moved, entity: notification, values: notices });
}

export async function noteVoucher(moved: Moved<typeof expense>): Promise<void> {
  await updateCause(moved, expense, { note: 'Its voucher is with the bank.' });
}

export async function openAccount({ store, caller, record }: Written<typeof expense>): Promise<void> {
  if (record.bank_account_id === null) return;
  const change = (before: { readonly opened_on: string | null }) =>
    before.opened_on === null ? { opened_on: record.spent_on } : undefined;
  await updateRelated({ cause: { store, caller, record }, entity: bankAccount, id: record.bank_account_id, change });
}

export async function takeEntriesAlong({ store, caller, existing }: Removing<typeof expense>): Promise<void> {
  const entries = await tablesOf<'bank_transactions'>(store)
    .selectFrom('bank_transactions')
    .select('id')
    .where('expense_id', '=', existing.id)
    .execute();
  for (const { id } of entries) await removeRelated({ cause: { store, caller }, entity: bankTransaction, id });
}
