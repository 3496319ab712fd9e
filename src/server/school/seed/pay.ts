import { employeeLoan } from '../../../../schemas/employees/employeeLoan.ts';
import { codesOf } from '../../../core/fields/field.ts';
import { fromMinor } from '../../../core/money.ts';
import { dayOf, instantOf, monthsUpTo } from './days.ts';
import { ACCOUNTS } from './finance.ts';
import { at, idsByName, namedIds } from './lookups.ts';
import { onOfficeDay } from './officeDays.ts';
import { fundBook } from './pay/fundBook.ts';
import { LOANS, type LoanPlan } from './pay/loans.ts';
import { type PlannedSalary, planSalaries, SALARY } from './pay/payroll.ts';
import type { Allowance } from './pay/salary.ts';
import { type SeedRecord, seedRecords, type SeedContext } from './seedRecords.ts';
import { makeRandom } from './random.ts';
import type { School } from './school.ts';
import { addDays } from '../../../core/days.ts';

const SEED = 20_260_203;
const MONTHS = 12;
const LOAN = codesOf(employeeLoan.fields.status);

/** Seeds a year of salaries with bonuses, loans, provident fund and bank withdrawals. Needs the bank accounts. */
export async function seedPay(context: SeedContext, school: School): Promise<void> {
  const months = monthsUpTo(school.today, MONTHS);
  const allowances = await readAllowances(context);
  const hindus = await readHindus(context);
  const salaries = planSalaries({
    employees: school.employees,
    months,
    loans: LOANS.filter(({ state }) => state === 'granted'),
    allowancesOf: (employee) => allowances.get(employee.designation_scale_id) ?? [],
    isHindu: ({ id }) => hindus.has(id),
    random: makeRandom(SEED),
  });
  await seedBonuses(context, salaries, school.users.accountant);
  const loans = await seedLoans(context, school, salaries);
  const ids = await seedRecords(context, 'employeeSalary', await salaryRecords(context, { school, salaries, loans }));
  const numbered = salaries.map((salary, index) => ({ ...salary, id: ids[index] ?? 0 }));
  const { accountant } = school.users;
  await seedRecords(context, 'providentFund', fundBook(numbered, { months, accountant }));
  await seedRecords(context, 'bankTransaction', await withdrawals(context, numbered, accountant));
}

async function readAllowances({ database }: SeedContext): Promise<ReadonlyMap<number, Allowance[]>> {
  const rows = await database.query<Allowance & { readonly parent_id: number }>(
    'select parent_id, percentage, amount from designation_scales_allowances order by parent_id, position',
  );
  const found = new Map<number, Allowance[]>();
  for (const { parent_id, ...allowance } of rows) found.set(parent_id, [...(found.get(parent_id) ?? []), allowance]);
  return found;
}

async function readHindus({ database }: SeedContext): Promise<ReadonlySet<number>> {
  const rows = await database.query<{ id: number }>(
    "select e.id from employees e join religions r on r.id = e.religion_id where r.name like 'Hindu%'",
  );
  return new Set(rows.map(({ id }) => id));
}

async function seedBonuses(
  context: SeedContext,
  salaries: readonly PlannedSalary[],
  accountant: number,
): Promise<void> {
  const types = await namedIds(context, 'bonusType');
  const bonuses = salaries.flatMap(({ employee, month, bonuses: ofMonth }) =>
    ofMonth.map(({ type, minor }) => ({
      ...month,
      employee_id: employee.id,
      bonus_type_id: at(types, type),
      amount: fromMinor(minor),
      created_by: accountant,
      created_at: instantOf(dayOf(month.year, month.month, 1), '05:00'),
    })),
  );
  await seedRecords(context, 'employeeBonus', bonuses);
}

/** Seeds the loans with the amounts that salaries have repaid. Returns their ids by plan. */
async function seedLoans(
  context: SeedContext,
  school: School,
  salaries: readonly PlannedSalary[],
): Promise<ReadonlyMap<LoanPlan, number>> {
  const months = monthsUpTo(school.today, MONTHS);
  const records = LOANS.map((loan): SeedRecord => {
    const repaid = salaries
      .filter((salary) => salary.loan === loan && salary.status === SALARY.paid)
      .reduce((sum, { figures }) => sum + figures.instalment, 0);
    const first = months[loan.month];
    const starts_on = first ? dayOf(first.year, first.month, 1) : addDays(school.today, 20);
    const requested_on = loan.state === 'requested' ? addDays(school.today, -6) : onOfficeDay(addDays(starts_on, -25));
    return {
      employee_id: school.employees[loan.employee]?.id,
      purpose: loan.purpose,
      amount: fromMinor(loan.amount),
      instalment: fromMinor(loan.instalment),
      requested_on,
      starts_on,
      repaid: fromMinor(repaid),
      status: stateOf(loan, repaid),
      reject_reason: loan.rejectReason ?? null,
      created_by: school.users.office,
      created_at: instantOf(requested_on, '06:00'),
    };
  });
  const ids = await seedRecords(context, 'employeeLoan', records);
  return new Map(LOANS.map((loan, index) => [loan, ids[index] ?? 0]));
}

function stateOf({ state, amount }: LoanPlan, repaid: number): number {
  if (state !== 'granted') return LOAN[state];
  return repaid === amount ? LOAN.repaid : LOAN.approved;
}

async function salaryRecords(
  context: SeedContext,
  options: {
    readonly school: School;
    readonly salaries: readonly PlannedSalary[];
    readonly loans: ReadonlyMap<LoanPlan, number>;
  },
): Promise<SeedRecord[]> {
  const { school, salaries, loans } = options;
  const account = at(await idsByName(context, 'bankAccount'), ACCOUNTS.school);
  return salaries.map(({ employee, month, figures, loan, absentDays, status, paidOn }) => {
    const written = paidOn ?? school.today;
    return {
      ...month,
      employee_id: employee.id,
      basic_salary: fromMinor(figures.basic),
      allowances: fromMinor(figures.allowances),
      bonus: fromMinor(figures.bonus),
      provident_fund: fromMinor(figures.fund),
      employer_fund: fromMinor(figures.employerFund),
      employee_loan_id: loan ? at(loans, loan) : null,
      loan_instalment: loan ? fromMinor(figures.instalment) : null,
      absent_days: absentDays,
      absence: fromMinor(figures.absence),
      paid_on: paidOn,
      bank_account_id: paidOn === null ? null : account,
      status,
      created_by: school.users.accountant,
      created_at: instantOf(written, '00:00'),
    };
  });
}

async function withdrawals(
  context: SeedContext,
  salaries: readonly (PlannedSalary & { readonly id: number })[],
  accountant: number,
): Promise<SeedRecord[]> {
  const account = at(await idsByName(context, 'bankAccount'), ACCOUNTS.school);
  return salaries.flatMap(({ id, employee, month, figures, paidOn }) => {
    if (paidOn === null || figures.net === 0) return [];
    return [
      {
        bank_account_id: account,
        booked_on: paidOn,
        kind: 'withdrawal',
        amount: fromMinor(-figures.net),
        description: `${employee.name} · ${month.year}-${String(month.month).padStart(2, '0')}`,
        employee_salary_id: id,
        created_by: accountant,
        created_at: instantOf(paidOn, '09:00'),
      },
    ];
  });
}
