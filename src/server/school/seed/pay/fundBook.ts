import { fromMinor } from '../../../../core/money.ts';
import { type Month, dayOf, instantOf } from '../days.ts';
import type { SeedRecord } from '../seedRecords.ts';
import { type PlannedSalary, SALARY } from './payroll.ts';

const INTEREST_MONTHS = [6, 12];
const INTEREST = 0.03;
/** One of this many members withdraws. */
const WITHDRAWS_EVERY = 9;
/** The share of the balance that is withdrawn. */
const WITHDRAWN = 0.2;

/** The entries of the provident fund: contributions from salaries, interest twice a year, and withdrawals. */
export function fundBook(
  salaries: readonly (PlannedSalary & { readonly id: number })[],
  options: { readonly months: readonly Month[]; readonly accountant: number },
): SeedRecord[] {
  const { months, accountant } = options;
  const balances = new Map<number, number>();
  const entries: SeedRecord[] = [];
  const book = (
    employee_id: number,
    booked_on: string,
    entry: { kind: string; minor: number; note?: string; employee_salary_id?: number },
  ) => {
    const { minor, ...rest } = entry;
    if (minor === 0) return;
    balances.set(employee_id, (balances.get(employee_id) ?? 0) + minor);
    entries.push({
      ...rest,
      employee_id,
      booked_on,
      amount: fromMinor(minor),
      created_by: accountant,
      created_at: instantOf(booked_on, '09:00'),
    });
  };
  for (const month of months.slice(0, -1)) {
    const paid = salaries.filter((salary) => salary.month === month && salary.status === SALARY.paid);
    for (const { id, employee, figures, paidOn } of paid) {
      if (paidOn === null) continue;
      book(employee.id, paidOn, { kind: 'employee', minor: figures.fund, employee_salary_id: id });
      book(employee.id, paidOn, { kind: 'employer', minor: figures.employerFund, employee_salary_id: id });
    }
    if (!INTEREST_MONTHS.includes(month.month)) continue;
    const lastDay = dayOf(month.year, month.month, 31);
    for (const [member, balance] of [...balances])
      book(member, lastDay, {
        kind: 'interest',
        minor: Math.round(balance * INTEREST),
        note: 'Interest of the half-year',
      });
  }
  const members = [...balances.keys()];
  const last = months.at(-2);
  for (const member of last ? members.filter((_, index) => index % WITHDRAWS_EVERY === WITHDRAWS_EVERY - 1) : []) {
    const withdrawn = Math.round((balances.get(member) ?? 0) * WITHDRAWN);
    book(member, dayOf(last?.year ?? 0, last?.month ?? 1, 31), {
      kind: 'withdrawal',
      minor: -withdrawn,
      note: 'Advance on the fund',
    });
  }
  return entries;
}
