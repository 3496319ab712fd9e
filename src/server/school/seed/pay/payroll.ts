import { employeeSalary } from '../../../../../schemas/employees/employeeSalary.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import { toMinor } from '../../../../core/money.ts';
import { dayOf, type Month } from '../days.ts';
import { upToOfficeDay } from '../officeDays.ts';
import type { Random } from '../random.ts';
import type { SchoolEmployee } from '../school.ts';
import { type Bonus, bonusesOf } from './festivals.ts';
import type { LoanPlan } from './loans.ts';
import { type Allowance, type Salary, salaryOf } from './salary.ts';

const ABSENCE_SHARE = 0.05;
const EXAMINERS = 3;

/** The states of a salary. */
export const SALARY = codesOf(employeeSalary.fields.status);

export interface PlannedBonus extends Bonus {
  readonly minor: number;
}

/** An employee's salary of a month, with its components. */
export interface PlannedSalary {
  readonly employee: SchoolEmployee;
  readonly month: Month;
  readonly figures: Salary;
  readonly bonuses: readonly PlannedBonus[];
  readonly loan: LoanPlan | undefined;
  readonly absentDays: number;
  readonly status: (typeof SALARY)[keyof typeof SALARY];
  readonly paidOn: string | null;
}

/** The salaries of the months. Past months are paid. In the last month teachers' salaries are approved and the others are drafts. */
export function planSalaries(options: {
  readonly employees: readonly SchoolEmployee[];
  readonly months: readonly Month[];
  readonly loans: readonly LoanPlan[];
  readonly allowancesOf: (employee: SchoolEmployee) => readonly Allowance[];
  readonly isHindu: (employee: SchoolEmployee) => boolean;
  readonly random: Random;
}): PlannedSalary[] {
  const { employees, months, loans, allowancesOf, isHindu, random } = options;
  const owed = new Map(loans.map((loan) => [loan, loan.amount]));
  return months.flatMap((month, monthIndex) =>
    employees.flatMap((employee, index) => {
      if (employee.joined_on > dayOf(month.year, month.month, 1)) return [];
      const basic = toMinor(employee.basic_salary) ?? 0;
      const bonuses = bonusesOf(month, {
        isHindu: isHindu(employee),
        isExaminer: employee.isTeaching && index % EXAMINERS === 0,
      }).map((bonus) => ({ ...bonus, minor: bonus.amount ?? Math.round((basic * (bonus.percentage ?? 0)) / 100) }));
      const loan = loans.find((one) => one.employee === index && one.month <= monthIndex && (owed.get(one) ?? 0) > 0);
      const absentDays = random.chance(ABSENCE_SHARE) ? random.whole(1, 6) / 2 : 0;
      const figures = salaryOf({
        basic,
        allowances: allowancesOf(employee),
        bonus: bonuses.reduce((sum, { minor }) => sum + minor, 0),
        fundPercentage: employee.fund_percentage ?? 0,
        employerPercentage: employee.employer_fund_percentage ?? 0,
        instalment: loan ? Math.min(loan.instalment, owed.get(loan) ?? 0) : 0,
        absentDays,
      });
      if (loan) owed.set(loan, (owed.get(loan) ?? 0) - figures.instalment);
      const isLast = monthIndex === months.length - 1;
      const status = isLast ? (employee.isTeaching ? SALARY.approved : SALARY.draft) : SALARY.paid;
      const paidOn = isLast ? null : upToOfficeDay(dayOf(month.year, month.month, 31));
      return [
        {
          employee,
          month,
          figures,
          bonuses,
          loan: figures.instalment > 0 ? loan : undefined,
          absentDays,
          status,
          paidOn,
        },
      ];
    }),
  );
}
