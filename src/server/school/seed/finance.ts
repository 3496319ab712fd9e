import { expense } from '../../../../schemas/finance/expense.ts';
import { codesOf } from '../../../core/fields/field.ts';
import { fromMinor } from '../../../core/money.ts';
import { instantOf } from './days.ts';
import { SPENDING } from './finance/spending.ts';
import { at, namedIds } from './lookups.ts';
import { storeNotice } from './pictures.ts';
import { type SeedRecord, seedRecords, type SeedContext } from './seedRecords.ts';
import { makeRandom, type Random } from './random.ts';
import type { School } from './school.ts';
import { addDays } from '../../../core/days.ts';

const EXPENSE = codesOf(expense.fields.status);

const SEED = 20_260_201;
const EXPENSES = 240;
const DAYS_BACK = 364;
/** Expenses of the last days that are still pending. */
const PENDING_DAYS = 12;
const BANK_SHARE = 0.7;
const CANCELLED_SHARE = 0.1;
const VOUCHER_SHARE = 0.3;
const CANCEL_REASONS = ['Entered twice', 'The supplier took the goods back', 'Belongs to another month'] as const;

/** The names of the school's bank accounts. */
export const ACCOUNTS = {
  school: 'School fund',
  development: 'Development fund',
  collection: 'Collection account',
} as const;

/** Seeds banks, accounts, and a year of expenses in every state. Each approved one has a bank withdrawal. */
export async function seedFinance(context: SeedContext, school: School): Promise<void> {
  const accounts = await seedAccounts(context, school);
  const types = await namedIds(context, 'expenseType');
  const subs: number[][] = [];
  for (const { type, subs: names } of SPENDING) {
    subs.push(
      await seedRecords(
        context,
        'subExpenseType',
        names.map((name) => ({ expense_type_id: at(types, type), name })),
      ),
    );
  }
  const voucher = await storeNotice(context.storage, 'voucher.pdf', [
    'Cash memo',
    'Received with thanks from Lakeside School and College.',
    'Paid in full.',
  ]);
  const random = makeRandom(SEED);
  const expenses = Array.from({ length: EXPENSES }, (_, index) => {
    const daysAgo = Math.floor(((EXPENSES - index) * DAYS_BACK) / EXPENSES);
    return makeExpense({
      random,
      school,
      daysAgo,
      number: index + 1,
      types,
      subs,
      accounts: accounts.slice(0, 2),
      voucher,
    });
  });
  const ids = await seedRecords(context, 'expense', expenses);
  await seedRecords(context, 'bankTransaction', withdrawals(expenses, ids, school.users.accountant));
}

async function seedAccounts(context: SeedContext, { year }: School): Promise<number[]> {
  const banks = await namedIds(context, 'bank');
  const [sonali, janata] = [at(banks, 'Sonali Bank'), at(banks, 'Janata Bank')];
  return seedRecords(context, 'bankAccount', [
    {
      bank_id: sonali,
      name: ACCOUNTS.school,
      number: '0112-334-5567',
      branch: 'Dhanmondi',
      opening_balance: '14850000.00',
      opened_on: `${year - 6}-01-10`,
    },
    {
      bank_id: janata,
      name: ACCOUNTS.development,
      number: '7781-200-0193',
      branch: 'New Market',
      opening_balance: '4640000.00',
      opened_on: `${year - 4}-07-01`,
    },
    {
      bank_id: janata,
      name: ACCOUNTS.collection,
      number: '7781-200-0480',
      branch: 'New Market',
      opening_balance: '310000.00',
      opened_on: `${year - 2}-01-15`,
    },
  ]);
}

function makeExpense(options: {
  readonly random: Random;
  readonly school: School;
  readonly daysAgo: number;
  readonly number: number;
  readonly types: ReadonlyMap<string, number>;
  readonly subs: readonly (readonly number[])[];
  readonly accounts: readonly number[];
  readonly voucher: string;
}): SeedRecord {
  const { random, school, daysAgo, number, types, subs, accounts, voucher } = options;
  const kind = random.whole(0, SPENDING.length - 1);
  const { type, bills } = SPENDING[kind] as (typeof SPENDING)[number];
  const bill = random.whole(0, bills.length - 1);
  const [purpose, payee, from, to] = bills[bill] as (typeof bills)[number];
  const spent_on = addDays(school.today, -daysAgo);
  const isPending = daysAgo <= PENDING_DAYS;
  const isCancelled = !isPending && random.chance(CANCELLED_SHARE);
  return {
    expense_type_id: at(types, type),
    sub_expense_type_id: subs[kind]?.[bill] ?? null,
    purpose,
    payee,
    amount: fromMinor(random.whole(from, to) * 100),
    spent_on,
    bank_account_id: random.chance(BANK_SHARE) ? random.pick(accounts) : null,
    voucher_no: `V-${spent_on.slice(0, 4)}-${String(number).padStart(4, '0')}`,
    voucher: random.chance(VOUCHER_SHARE) ? voucher : null,
    status: isPending ? EXPENSE.pending : isCancelled ? EXPENSE.cancelled : EXPENSE.approved,
    cancel_reason: isCancelled ? random.pick(CANCEL_REASONS) : null,
    created_by: school.users.office,
    created_at: instantOf(spent_on, '05:30'),
  };
}

function withdrawals(expenses: readonly SeedRecord[], ids: readonly number[], accountant: number): SeedRecord[] {
  return expenses.flatMap((expense, index) => {
    if (expense.status !== EXPENSE.approved || expense.bank_account_id === null) return [];
    return [
      {
        bank_account_id: expense.bank_account_id,
        booked_on: expense.spent_on,
        kind: 'withdrawal',
        amount: `-${expense.amount}`,
        description: expense.purpose,
        expense_id: ids[index],
        created_by: accountant,
        created_at: expense.created_at,
      },
    ];
  });
}
