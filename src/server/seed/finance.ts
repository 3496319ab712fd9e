import { fromMinor } from '../../core/money.ts';
import type { DemoSchool } from './demoSchool.ts';
import { type Planted, plant, type Soil } from './plant.ts';

const EXPENSES = 120;
const DAYS_BACK = 170;
const DAY_MS = 86_400_000;
/** Younger expenses still wait for a decision. */
const PENDING_DAYS = 12;

/** What the school spends on, by expense type: sub types, and purposes with payees and usual amounts in taka. */
const SPENDING: readonly {
  readonly subs: readonly string[];
  readonly bills: readonly (readonly [purpose: string, payee: string, from: number, to: number])[];
}[] = [
  {
    subs: ['Electricity', 'Water', 'Internet'],
    bills: [
      ['Electricity bill', 'Dhaka Power Distribution', 18_000, 42_000],
      ['Water bill', 'Dhaka WASA', 3_000, 8_000],
      ['Internet for the office and the lab', 'Link3 Technologies', 5_000, 9_000],
    ],
  },
  { subs: ['Paper', 'Printing'], bills: [['Exam paper, 40 reams', 'Karnaphuli Paper House', 16_000, 22_000], ['Printing of admit cards', 'Nilkhet Press', 6_000, 14_000]] },
  { subs: ['Building', 'Furniture'], bills: [['Roof of the east building', 'Mollah Construction', 25_000, 90_000], ['Benches for class Six', 'Otobi Workshop', 20_000, 48_000]] },
  { subs: ['Sports', 'Culture'], bills: [['Prizes of the annual sports', 'New Market Sports', 8_000, 26_000], ['Stage and sound for Pohela Boishakh', 'Shilpakala Events', 15_000, 35_000]] },
  { subs: ['Fuel', 'Bus repair'], bills: [['Diesel for the school buses', 'Padma Filling Station', 9_000, 21_000], ['Brakes of bus 2', 'Mirpur Motor Works', 7_000, 30_000]] },
  { subs: ['Chemicals', 'Instruments'], bills: [['Chemicals for class Nine and Ten', 'Hatkhola Scientific', 6_000, 18_000], ['Microscopes, 2 pieces', 'Dhaka Instruments', 28_000, 52_000]] },
];

/** Banks, accounts, and half a year of expenses in every state, each approved one with its withdrawal. */
export async function plantFinance(soil: Soil, school: DemoSchool, users: { office: number; accountant: number }): Promise<void> {
  const banks = await plant(soil, 'bank', soil.registry.get('bank').seed);
  const accounts = await plant(soil, 'bankAccount', [
    { bank_id: banks[0], name: 'School fund', number: '0112-334-5567', branch: 'Dhanmondi', opening_balance: '4850000.00', opened_on: `${school.year - 6}-01-10` },
    { bank_id: banks[1], name: 'Development fund', number: '7781-200-0193', branch: 'New Market', opening_balance: '2640000.00', opened_on: `${school.year - 4}-07-01` },
  ]);
  const types = await plant(soil, 'expenseType', soil.registry.get('expenseType').seed);
  const subIds: number[][] = [];
  for (const [index, { subs: names }] of SPENDING.entries()) {
    subIds.push(await plant(soil, 'subExpenseType', names.map((name) => ({ expense_type_id: types[index], name }))));
  }
  const expenses = Array.from({ length: EXPENSES }, (_, index) => {
    const daysAgo = Math.floor(((EXPENSES - index) * DAYS_BACK) / EXPENSES);
    return makeExpense({ school, today: soil.today, daysAgo, number: index + 1, types, subIds, accounts, users });
  });
  const ids = await plant(soil, 'expense', expenses);
  await plant(soil, 'bankTransaction', withdrawals(expenses, ids, users.accountant));
}

function makeExpense(given: {
  readonly school: DemoSchool;
  readonly today: string;
  readonly daysAgo: number;
  readonly number: number;
  readonly types: readonly number[];
  readonly subIds: readonly (readonly number[])[];
  readonly accounts: readonly number[];
  readonly users: { office: number; accountant: number };
}): Planted {
  const { school, today, daysAgo, number, types, subIds, accounts, users } = given;
  const { random } = school;
  const kind = random.whole(0, SPENDING.length - 1);
  const { bills } = SPENDING[kind] as (typeof SPENDING)[number];
  const bill = random.whole(0, bills.length - 1);
  const [purpose, payee, from, to] = bills[bill] as (typeof bills)[number];
  const spent_on = new Date(Date.parse(today) - daysAgo * DAY_MS).toISOString().slice(0, 10);
  const isPending = daysAgo <= PENDING_DAYS;
  const isCancelled = !isPending && random.chance(0.1);
  return {
    expense_type_id: types[kind],
    sub_expense_type_id: subIds[kind]?.[bill] ?? null,
    purpose,
    payee,
    amount: fromMinor(random.whole(from, to) * 100),
    spent_on,
    bank_account_id: random.chance(0.7) ? random.pick(accounts) : null,
    voucher_no: `V-${school.year}-${String(number).padStart(4, '0')}`,
    status: isPending ? 0 : isCancelled ? 2 : 1,
    cancel_reason: isCancelled ? 'Entered twice' : null,
    created_by: users.office,
    created_at: `${spent_on}T05:30:00.000Z`,
  };
}

function withdrawals(expenses: readonly Planted[], ids: readonly number[], accountant: number): Planted[] {
  return expenses.flatMap((expense, index) => {
    if (expense.status !== 1 || expense.bank_account_id === null) return [];
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
