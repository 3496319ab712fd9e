import { fromMinor } from '../../../core/money.ts';
import { dayOf, type Month } from '../days.ts';
import type { Planted } from '../plant.ts';
import { type PlannedSalary, SALARY } from './payroll.ts';

const INTEREST_MONTHS = [6, 12];
const INTEREST = 0.03;
/** Whoever takes something out: every so many members one, a fifth of what is there. */
const WITHDRAWS_EVERY = 9;
const WITHDRAWN = 0.2;

/** What the salaries book into the provident fund, interest twice a year, and what some members take out. */
export function fundBook(
  salaries: readonly (PlannedSalary & { readonly id: number })[],
  given: { readonly months: readonly Month[]; readonly accountant: number },
): Planted[] {
  const { months, accountant } = given;
  const balances = new Map<number, number>();
  const entries: Planted[] = [];
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
      created_at: `${booked_on}T09:00:00.000Z`,
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
    const taken = Math.round((balances.get(member) ?? 0) * WITHDRAWN);
    book(member, dayOf(last?.year ?? 0, last?.month ?? 1, 31), {
      kind: 'withdrawal',
      minor: -taken,
      note: 'Advance on the fund',
    });
  }
  return entries;
}
