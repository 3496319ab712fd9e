const DAYS_OF_A_MONTH = 30;

/** A percentage of the basic salary, or a sum in minor units. */
export interface Allowance {
  readonly percentage: number | null;
  readonly amount: number | null;
}

export interface Salary {
  readonly basic: number;
  readonly allowances: number;
  readonly bonus: number;
  readonly fund: number;
  readonly employerFund: number;
  readonly instalment: number;
  readonly absence: number;
  readonly net: number;
}

/** A month's salary in minor units. An instalment is at most the net salary; the rest is due in the next month. */
export function salaryOf(options: {
  readonly basic: number;
  readonly allowances: readonly Allowance[];
  readonly bonus: number;
  readonly fundPercentage: number;
  readonly employerPercentage: number;
  readonly instalment: number;
  readonly absentDays: number;
}): Salary {
  const { basic, bonus, fundPercentage, employerPercentage, absentDays } = options;
  const share = (percentage: number) => Math.round((basic * percentage) / 100);
  const allowances = options.allowances.reduce(
    (sum, { percentage, amount }) => sum + share(percentage ?? 0) + (amount ?? 0),
    0,
  );
  const fund = share(fundPercentage);
  const absence = Math.round((basic * absentDays) / DAYS_OF_A_MONTH);
  const before = basic + allowances + bonus - fund - absence;
  const instalment = Math.max(Math.min(options.instalment, before), 0);
  return {
    basic,
    allowances,
    bonus,
    fund,
    employerFund: share(employerPercentage),
    instalment,
    absence,
    net: before - instalment,
  };
}
