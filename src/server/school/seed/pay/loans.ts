/** A loan of the demo school; money in minor units. */
export interface LoanPlan {
  /** The employee, counted from 0. */
  readonly employee: number;
  readonly purpose: string;
  readonly amount: number;
  readonly instalment: number;
  /** The month of the first instalment, counted from 0 in the seeded months. */
  readonly month: number;
  readonly state: 'requested' | 'granted' | 'rejected';
  readonly rejectReason?: string;
}

export const LOANS: readonly LoanPlan[] = [
  { employee: 3, purpose: 'Medical treatment', amount: 4_000_000, instalment: 800_000, month: 1, state: 'granted' },
  {
    employee: 6,
    purpose: 'Wedding of the daughter',
    amount: 12_000_000,
    instalment: 600_000,
    month: 3,
    state: 'granted',
  },
  { employee: 9, purpose: 'Repair of the house', amount: 6_000_000, instalment: 500_000, month: 5, state: 'granted' },
  { employee: 12, purpose: 'Motorcycle', amount: 9_000_000, instalment: 450_000, month: 8, state: 'granted' },
  {
    employee: 23,
    purpose: 'School fees of the son',
    amount: 1_000_000,
    instalment: 300_000,
    month: 4,
    state: 'granted',
  },
  { employee: 14, purpose: 'Laptop', amount: 5_500_000, instalment: 500_000, month: 12, state: 'requested' },
  { employee: 26, purpose: 'Medical treatment', amount: 3_000_000, instalment: 250_000, month: 12, state: 'requested' },
  {
    employee: 30,
    purpose: 'Motorcycle',
    amount: 18_000_000,
    instalment: 1_000_000,
    month: 9,
    state: 'rejected',
    rejectReason: 'More than six basic salaries',
  },
];
